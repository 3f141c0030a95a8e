/**
 * Paints a linocut block at run time, in the units of the context: a figure in front of rays of light. Used for items,
 * places and figures without a baked picture.
 */
import { rays } from '../../art/carve';
import { linoLayout } from '../../art/lino';
import { PALETTE } from '../../art/palette';
import { seedOf } from '../../art/seed';
import type { Ctx } from '../../art/types';
import type { IconName } from './iconNames';
import { drawHaloIcon } from './icons';

export interface BlockPlan {
  readonly icon: IconName;
  /** The seed of the light, so that a block always looks the same. */
  readonly id: string;
  /** Whether there are also vermilion rays. */
  readonly accent?: boolean;
}

export function paintBlock(ctx: Ctx, width: number, height: number, { icon, id, accent = false }: BlockPlan): void {
  const plan = linoLayout({ width, height, scale: 0.86, seed: seedOf(id), halo: 50 });
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  ctx.clip();
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = PALETTE.paper;
  ctx.beginPath();
  ctx.arc(plan.disc.x, plan.disc.y, plan.disc.radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.fill(new Path2D(rays(plan.light)));
  if (accent) {
    ctx.fillStyle = PALETTE.vermilion;
    ctx.fill(new Path2D(rays(plan.accent)));
  }
  const { x, y, size, halo } = plan.figure;
  drawHaloIcon(ctx, icon, x, y, size, { fill: PALETTE.ink, halo: PALETTE.paper, width: halo });
  ctx.restore();
}
