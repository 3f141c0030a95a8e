/**
 * Paints pending damage: a burst that hangs from two threads and shows the amount, and a stroke that marks damage as
 * cancelled. Also paints the frame of the ghost, which is the HP card as it would be after the damage.
 */

import { PALETTE } from '../../art/palette';
import { stream } from '../../art/seed';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawIcon, glyphIcon } from './icons';

const CORNERS = 26;
/**
 * The shape of the burst. `outer` and `inner` are the radii of its corners as fractions of `RADIUS`. `vary` has the
 * greatest random additions to these radii. `centre` is the scale of the black centre.
 */
const BURST = { outer: 0.98, inner: 0.74, vary: { outer: 0.14, inner: 0.06 }, centre: 0.76 } as const;
/** The burst's radius in its box of 100 x 100. */
const RADIUS = 46;
const SALMON = '#ff8a70';

/** The irregular outline of the burst in a box of 100 x 100. The seed is fixed, so every burst has the same shape. */
function burstPath(): Path2D {
  const next = stream(9);
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const reach = i % 2 ? BURST.inner + next() * BURST.vary.inner : BURST.outer + next() * BURST.vary.outer;
    return `${50 + Math.cos(angle) * RADIUS * reach} ${50 + Math.sin(angle) * RADIUS * reach}`;
  });
  return new Path2D(`M${corners.join('L')}Z`);
}

/** Paints the burst, `width` x `height` px, below threads of `threads` px length that begin at y = 0. */
export function paintBurst(ctx: Ctx, width: number, height: number, threads: number, amount: number): void {
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = PALETTE.boneDim;
  ctx.beginPath();
  ctx.moveTo(width * 0.3, 0);
  ctx.lineTo(width * 0.36, threads + height * 0.3);
  ctx.moveTo(width * 0.7, 0);
  ctx.lineTo(width * 0.64, threads + height * 0.3);
  ctx.stroke();
  const burst = burstPath();
  ctx.save();
  ctx.translate(0, threads);
  ctx.scale(width / 100, height / 100);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = PALETTE.bone;
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(burst);
  ctx.stroke(burst);
  ctx.translate(50, 50);
  ctx.scale(BURST.centre, BURST.centre);
  ctx.translate(-50, -50);
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(burst);
  ctx.restore();
  const size = height * (amount > 9 ? 0.5 : 0.6);
  drawNumber(
    ctx,
    String(amount),
    width / 2,
    threads + height / 2,
    { family: 'title', weight: 900, size },
    PALETTE.bone,
  );
}

/** Paints a stroke from lower left to upper right, which marks damage that has been cancelled. */
export function paintCancelStroke(ctx: Ctx, width: number, height: number): void {
  const [w, h] = [width, height];
  const blade = new Path2D(
    `M${0.02 * w} ${0.97 * h}L${0.5 * w} ${0.46 * h}L${0.98 * w} ${0.02 * h}L${0.53 * w} ${0.54 * h}Z`,
  );
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(blade);
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(blade);
}

/** Paints the dashed frame around the ghost, the HP card as it would be after the damage. */
export function paintGhostFrame(ctx: Ctx, width: number, height: number): void {
  ctx.lineWidth = 3;
  ctx.strokeStyle = SALMON;
  ctx.setLineDash([9, 6]);
  ctx.beginPath();
  ctx.roundRect(1.5, 1.5, width - 3, height - 3, 8);
  ctx.stroke();
}

/** Paints the sign of death, which is shown instead of the ghost if no HP would be left. */
export function paintDeathSign(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = PALETTE.ink;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, 8);
  ctx.fill();
  drawIcon(ctx, glyphIcon('dead'), width / 2, height / 2, 0.56 * height, PALETTE.bone);
}

/**
 * Paints a part of the shade over the table. A soft part becomes opaque over 22 px from its upper edge. A part that is not
 * soft begins with a dark seam.
 */
export function paintShade(ctx: Ctx, width: number, height: number, isSoft: boolean): void {
  const fade = ctx.createLinearGradient(0, 0, 0, isSoft ? 22 : 8);
  fade.addColorStop(0, isSoft ? 'rgba(20, 14, 10, 0)' : '#0c0805');
  fade.addColorStop(1, '#140e0a');
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
}
