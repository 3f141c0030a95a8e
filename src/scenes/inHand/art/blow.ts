/**
 * Paints pending damage: the burst with its number on two threads, the stroke through it, and the frame of the ghost.
 */
import { drawIcon, glyphIcon } from '../../art/icons';
import { PALETTE } from '../../art/palette';
import { stream } from '../../art/seed';
import { drawNumber } from '../../art/type';
import type { Ctx } from '../../art/types';

const POINTS = 26;
/** In half widths of the burst: where its teeth begin and end, and the size of its black centre. */
const TOOTH = { in: 0.74, out: 0.98, more: [0.14, 0.06], heart: 0.76 } as const;
const SALMON = '#ff8a70';

/** The outline of the burst in a box of 100; always the same. */
function burstPath(): Path2D {
  const next = stream(9);
  const corners = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const reach = i % 2 ? TOOTH.in + next() * TOOTH.more[1] : TOOTH.out + next() * TOOTH.more[0];
    return `${50 + Math.cos(angle) * 46 * reach} ${50 + Math.sin(angle) * 46 * reach}`;
  });
  return new Path2D(`M${corners.join('L')}Z`);
}

/** Paints the burst in a box of `width` x (`threads` + `height`) px; the threads come from its upper edge. */
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
  ctx.scale(TOOTH.heart, TOOTH.heart);
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

/** Paints one stroke from lower left to upper right: this damage does not happen. */
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

/** Paints the dashed frame of the ghost. */
export function paintGhostFrame(ctx: Ctx, width: number, height: number): void {
  ctx.lineWidth = 3;
  ctx.strokeStyle = SALMON;
  ctx.setLineDash([9, 6]);
  ctx.beginPath();
  ctx.roundRect(1.5, 1.5, width - 3, height - 3, 8);
  ctx.stroke();
}

/** Paints the sign shown instead of the ghost if no HP would be left. */
export function paintNoGhost(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = PALETTE.ink;
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, 8);
  ctx.fill();
  drawIcon(ctx, glyphIcon('dead'), width / 2, height / 2, 0.56 * height, PALETTE.bone);
}

/** Darkens the table, fading in from the upper edge; a seam marks its lower part, which covers the HP cards too. */
export function paintShade(ctx: Ctx, width: number, height: number, isSoft: boolean): void {
  const fade = ctx.createLinearGradient(0, 0, 0, isSoft ? 22 : 8);
  fade.addColorStop(0, isSoft ? 'rgba(20, 14, 10, 0)' : '#0c0805');
  fade.addColorStop(1, '#140e0a');
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
}
