/** Paints the table beneath the cards, and panels, buttons and paper of the HUD, in CSS px. */
import { roundRectangle } from './carve';
import type { GlyphName } from './iconNames';
import { drawIcon, glyphIcon } from './icons';
import { picture, TILE } from './materials';
import { PALETTE } from './palette';
import { printOnPaper } from './paper';
import type { Ctx } from './types';

function tiled(ctx: Ctx, name: 'wood' | 'leather', width: number, height: number): void {
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

export interface PanelStyle {
  readonly radius?: number;
  /** Whether a dashed seam runs inside the edge. */
  readonly stitched?: boolean;
}

/** Paints a leather panel of the HUD. */
export function paintPanel(
  ctx: Ctx,
  width: number,
  height: number,
  { radius = 10, stitched = false }: PanelStyle = {},
): void {
  const shape = new Path2D(roundRectangle(0, 0, width, height, radius));
  ctx.save();
  ctx.clip(shape);
  ctx.fillStyle = PALETTE.panel;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 0.22;
  tiled(ctx, 'leather', width, height);
  ctx.globalAlpha = 1;
  const sheen = ctx.createLinearGradient(0, 0, 0, height);
  sheen.addColorStop(0, 'rgba(255,240,210,0.05)');
  sheen.addColorStop(0.5, 'rgba(255,240,210,0)');
  sheen.addColorStop(1, 'rgba(0,0,0,0.22)');
  ctx.fillStyle = sheen;
  ctx.fillRect(0, 0, width, height);
  ctx.lineWidth = 3;
  ctx.strokeStyle = 'rgba(107,82,48,0.4)';
  ctx.stroke(shape);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = '#080503';
  ctx.stroke(shape);
  ctx.restore();
  if (!stitched) return;
  ctx.save();
  ctx.setLineDash([4, 4]);
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(138,107,68,0.5)';
  ctx.stroke(new Path2D(roundRectangle(4.5, 4.5, width - 9, height - 9, Math.max(1, radius - 3))));
  ctx.restore();
}

export type ButtonState = 'ready' | 'pressed' | 'idle' | 'chosen';

/**
 * Paints a button of the HUD: leather, or paper if the button is chosen. If `glyph` is given, its icon is at the
 * button's centre.
 * @param icon the size of the icon in CSS px
 */
export function paintButton(
  ctx: Ctx,
  width: number,
  height: number,
  state: ButtonState,
  glyph?: GlyphName,
  icon = 22,
): void {
  if (state === 'chosen') paintSheet(ctx, width, height, 'button', { radius: 9 });
  else {
    const shape = new Path2D(roundRectangle(0.5, 0.5, width - 1, height - 1, 9));
    ctx.fillStyle = state === 'pressed' ? '#1A120D' : '#2B2019';
    ctx.fill(shape);
    ctx.lineWidth = 1;
    ctx.strokeStyle = 'rgba(125,97,57,0.5)';
    ctx.stroke(shape);
  }
  if (!glyph) return;
  const colour = { ready: PALETTE.bone, pressed: PALETTE.boneDim, idle: '#8A7A5F', chosen: PALETTE.ink }[state];
  drawIcon(ctx, glyphIcon(glyph), width / 2, height / 2, icon, colour);
}

/**
 * Paints a piece of paper in CSS px, such as a chosen button.
 * @param unit CSS px per mm, for the grain and the edge of the paper
 */
export function paintSheet(
  ctx: Ctx,
  width: number,
  height: number,
  id: string,
  { radius = 10, unit = 5 }: { readonly radius?: number; readonly unit?: number } = {},
): void {
  printOnPaper(ctx, { width, height, id, unit, radius: radius / unit, nibble: 0.5 });
}
