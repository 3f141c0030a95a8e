/** Fills the outline of an icon. Each mode has icons of its own, which all fill a box of 512 x 512 units. */
import type { Ctx } from './types';

const BOX = 512;

/** Fills an outline in a square of `size` centred on (x, y), in the context's units. */
export function fillIcon(
  ctx: Ctx,
  path: Path2D,
  { x, y, size, fill }: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / BOX, size / BOX);
  ctx.fillStyle = fill;
  ctx.fill(path);
  ctx.restore();
}
