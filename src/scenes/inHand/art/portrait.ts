/** Paints linocut portraits. A figure without a baked block gets a block that is drawn at run time. */

import { roundRectangle } from '../../art/carve';
import { portrait } from '../../art/materials';
import type { Ctx } from '../../art/types';
import { paintBlock } from './block';
import { monsterIcon } from './icons';

/** Paints the portrait of a monster or hero into a box. */
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
    paintBlock(ctx, width * 10, height * 10, { icon, id });
  }
  ctx.restore();
}
