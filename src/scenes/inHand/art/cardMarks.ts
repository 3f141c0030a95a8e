/** Paints small marks that are not icons: dots, arrows, ticks. */
import { INACTIVE, PALETTE } from '../../art/palette';
import type { Ctx } from '../../art/types';
import type { Dot } from './mapModels';

/** Draws a scenario's colour (R1.9): orange is a disc, blue a diamond. */
export function drawDot(ctx: Ctx, dot: Dot, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 20, size / 20);
  ctx.strokeStyle = PALETTE.ink;
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  if (dot === 'orange') ctx.arc(10, 10, 8.6, 0, Math.PI * 2);
  else {
    ctx.moveTo(10, 0.6);
    for (const [px, py] of [
      [19.4, 10],
      [10, 19.4],
      [0.6, 10],
    ] as const)
      ctx.lineTo(px, py);
    ctx.closePath();
  }
  ctx.fillStyle = dot === 'orange' ? PALETTE.dotOrange : PALETTE.dotBlue;
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/**
 * Draws an arrow to the right, which means 'becomes': from x on, `size` wide, centred on y. Neither of the game's two
 * typefaces has an arrow character.
 */
export function drawBecomesArrow(ctx: Ctx, x: number, y: number, size: number, colour: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 13, size / 13);
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.9;
  ctx.stroke(new Path2D('M0.5 0H10.5M6.5 -4L11 0L6.5 4'));
  ctx.restore();
}

/** Draws a tick in a square of `size` centred on (x, y). */
export function drawTick(ctx: Ctx, x: number, y: number, size: number, colour: string): void {
  strokeIn(ctx, 'M-5 0.5L-1.2 4.5L5.5 -4.5', x, y, size, colour);
}

function strokeIn(ctx: Ctx, d: string, x: number, y: number, size: number, colour: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 12, size / 12);
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = colour;
  ctx.stroke(new Path2D(d));
  ctx.restore();
}

/** Paints the parts of a card that are not in play: paler but still readable. */
export function paintInactive(ctx: Ctx, paint: () => void): void {
  ctx.save();
  ctx.globalAlpha *= INACTIVE;
  paint();
  ctx.restore();
}
