/**
 * Paints the linocut block of a figure, in CSS px. If the baked picture is missing or has not loaded yet, it paints the
 * figure's icon on rays of light.
 */
import { type Ctx, PALETTE } from '../../art';
import { rays, roundRectangle } from '../../art/carve';
import { linoLayout } from '../../art/lino';
import { seedOf } from '../../art/seed';
import { blockOf } from './figurePictures';
import { drawLongIcon, figureIcon } from './icons';

/**
 * @param kind the id of the figure
 * @param onLoaded passed to `blockOf`, which calls it to paint again after loading
 */
export function paintBlock(ctx: Ctx, width: number, height: number, kind: string, onLoaded: () => void): void {
  ctx.save();
  ctx.clip(new Path2D(roundRectangle(0, 0, width, height, 2)));
  const image = blockOf(kind, onLoaded);
  if (image) {
    const k = Math.max(width / image.width, height / image.height);
    const [w, h] = [width / k, height / k];
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(image, (image.width - w) / 2, (image.height - h) / 2, w, h, 0, 0, width, height);
  } else {
    const { disc, light, figure } = linoLayout({ width, height, scale: 0.8, seed: seedOf(kind), halo: 40 });
    ctx.fillStyle = PALETTE.ink;
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = PALETTE.paper;
    ctx.beginPath();
    ctx.arc(disc.x, disc.y, disc.radius * 1.25, 0, Math.PI * 2);
    ctx.fill();
    ctx.fill(new Path2D(rays(light)));
    drawLongIcon(ctx, figureIcon(kind), figure.x, figure.y, figure.size * 0.8, PALETTE.ink);
  }
  ctx.restore();
}
