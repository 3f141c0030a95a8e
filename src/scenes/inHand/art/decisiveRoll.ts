/** Paints the effects of a decisive roll: the red cells of the ruler, and darkness with a disc of light. */
import type { Face } from '../../../rules/inHand/vocabulary';
import { PALETTE } from '../../art/palette';
import type { Ctx } from '../../art/types';
import { RULER, rulerFace } from './geometry';

/** Paints the cells of these faces on the left ruler strip red. */
export function paintDecidingCells(ctx: Ctx, faces: readonly Face[]): void {
  ctx.globalAlpha = 0.34;
  ctx.fillStyle = PALETTE.vermilion;
  for (let cell = 0; cell < RULER.segments; cell++) {
    if (!faces.includes(rulerFace(cell))) continue;
    ctx.fillRect(0, RULER.length - (cell + 1) * RULER.segment, RULER.width, RULER.segment);
  }
  ctx.globalAlpha = 1;
}

/** `light` is the radius of the lit disc, `dark` the radius beyond which everything is dark, both in px of the window. */
const SPOTLIGHT = { light: 62, dark: 190 } as const;

/**
 * Paints darkness with a light disc in its centre, in a square of `size`; `scale` is px of the square per px of the
 * window.
 */
export function paintSpotlight(ctx: Ctx, size: number, scale: number): void {
  const middle = size / 2;
  const shade = ctx.createRadialGradient(
    middle,
    middle,
    SPOTLIGHT.light * scale,
    middle,
    middle,
    SPOTLIGHT.dark * scale,
  );
  shade.addColorStop(0, 'rgba(10, 8, 6, 0)');
  shade.addColorStop(1, 'rgba(10, 8, 6, 0.7)');
  ctx.fillStyle = shade;
  ctx.fillRect(0, 0, size, size);
}
