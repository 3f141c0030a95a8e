/** Paints the table beneath the cards, in CSS px. */
import { picture, TILE } from './materials';
import { PALETTE } from './palette';
import type { Ctx } from './types';

/** Fills a rectangle with repeats of a tile, or not at all until the tile is loaded. */
export function tiled(ctx: Ctx, name: 'wood' | 'leather', width: number, height: number): void {
  const image = picture(name);
  const pattern = image && ctx.createPattern(image, 'repeat');
  if (!image || !pattern) return;
  const k = TILE[name] / image.width;
  ctx.save();
  ctx.scale(k, k);
  ctx.fillStyle = pattern;
  ctx.fillRect(0, 0, width / k, height / k);
  ctx.restore();
}

/** Draws an elliptic gradient over a rectangle; centre and radii are fractions of the size of the rectangle. */
function ellipse(
  ctx: Ctx,
  width: number,
  height: number,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
): void {
  ctx.save();
  ctx.translate(width * cx, height * cy);
  ctx.scale(width * rx, height * ry);
  const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  ctx.fillStyle = gradient;
  ctx.fillRect(-cx / rx, -cy / ry, 1 / rx, 1 / ry);
  ctx.restore();
}

/** Centre and radii of the candle's light, as fractions of the table: [x, y, horizontal radius, vertical radius]. */
const CANDLE = [0.44, 0.42, 0.52, 0.62] as const;

/**
 * Paints dark oiled wood in candle light, darker towards the edges of the table. The light does not flicker, so that a
 * table on which nothing moves needs no new frames.
 */
export function paintTable(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = PALETTE.plank;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 0.92;
  tiled(ctx, 'wood', width, height);
  ctx.globalAlpha = 1;
  // The blend mode `overlay` brightens the grain instead of covering it.
  ctx.globalCompositeOperation = 'overlay';
  ellipse(ctx, width, height, CANDLE, [
    [0, 'rgba(255,206,142,0.95)'],
    [0.4, 'rgba(255,188,112,0.6)'],
    [1, 'rgba(255,170,90,0)'],
  ]);
  ctx.globalCompositeOperation = 'source-over';
  ellipse(
    ctx,
    width,
    height,
    [0.5, 0.45, 0.85, 0.8],
    [
      [0.35, 'rgba(8,5,3,0)'],
      [1, 'rgba(8,5,3,0.85)'],
    ],
  );
}
