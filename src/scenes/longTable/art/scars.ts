/** Paints the scars of a figure: gouges across its picture. The map and the linocut block show the same gouges. */
import type { Scars } from '../../../session/longTable/scars';
import { type Ctx, PALETTE, type Point } from '../../art';
import { gouge } from '../../art/carve';

/**
 * The cuts, each from the upper right to the lower left. Coordinates are relative to the middle of the picture. All
 * lengths are fractions of the picture's width.
 */
const CUTS = [
  { from: { x: 0.3, y: -0.26 }, to: { x: -0.16, y: 0.16 }, width: 0.052 },
  { from: { x: 0.14, y: -0.32 }, to: { x: -0.3, y: 0.06 }, width: 0.046 },
  { from: { x: 0.34, y: -0.08 }, to: { x: -0.02, y: 0.24 }, width: 0.05 },
] as const;

/** @param side the width of the picture, in px of the canvas */
export function paintScars(ctx: Ctx, { cut, inked }: Scars, middle: Point, side: number): void {
  for (const [i, { from, to, width }] of CUTS.slice(0, cut).entries()) {
    const stroke = (by: number) =>
      new Path2D(
        gouge(
          middle.x + from.x * side,
          middle.y + from.y * side,
          middle.x + to.x * side,
          middle.y + to.y * side,
          width * side * by,
        ),
      );
    // Healing fills cuts with ink, beginning with the latest cut.
    const isInked = i >= cut - inked;
    ctx.fillStyle = isInked ? PALETTE.paper : PALETTE.ink;
    ctx.fill(stroke(1.75));
    ctx.fillStyle = isInked ? PALETTE.ink : PALETTE.paper;
    ctx.fill(stroke(isInked ? 1.2 : 1.3));
    if (isInked) continue;
    ctx.fillStyle = PALETTE.vermilion;
    ctx.fill(stroke(0.8));
  }
}
