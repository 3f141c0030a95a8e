/** Linocut portraits: baked blocks, or cut on the spot for a figure that has none. */
import { rays, roundRectangle } from './carve';
import { drawHaloIcon, monsterIcon } from './icons';
import { linoLayout } from './lino';
import { portrait } from './materials';
import { PALETTE } from './palette';
import { seedOf } from './seed';
import type { Ctx } from './types';

/** The linocut block of a monster or hero, baked, or cut on the spot for one that has no baked block. */
export function paintPortrait(
  ctx: Ctx,
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  icon = monsterIcon(id),
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.clip(new Path2D(roundRectangle(0, 0, width, height, 0.3)));
  const image = portrait(id);
  if (image) {
    const k = Math.max(width / image.width, height / image.height);
    const [w, h] = [width / k, height / k];
    const [sx, sy] = [(image.width - w) / 2, (image.height - h) / 2];
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(image, sx, sy, w, h, 0, 0, width, height);
  } else {
    ctx.scale(0.1, 0.1);
    const plan = linoLayout({ width: width * 10, height: height * 10, scale: 0.95, seed: seedOf(id) });
    ctx.fillStyle = PALETTE.ink;
    ctx.fillRect(0, 0, width * 10, height * 10);
    ctx.fillStyle = PALETTE.paper;
    ctx.beginPath();
    ctx.arc(plan.disc.x, plan.disc.y, plan.disc.radius, 0, Math.PI * 2);
    ctx.fill();
    ctx.fill(new Path2D(rays(plan.light)));
    const { figure } = plan;
    drawHaloIcon(ctx, icon, figure.x, figure.y, figure.size, {
      fill: PALETTE.ink,
      halo: PALETTE.paper,
      width: figure.halo,
    });
  }
  ctx.restore();
}
