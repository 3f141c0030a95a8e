/** Paints the round stamp with the result on the print of a last board. */
import { type Ctx, measureWith, PALETTE } from '../../art';
import { rays } from '../../art/carve';
import { drawFitted, fitTitle } from '../../art/type';

/** The colour of the stamp after a defeat: the blue of the Far Bank. */
const BLUE = PALETTE.dotBlue;

/** @param y the centre of the stamp, in px of a sheet that is 690 px wide */
export function paintStamp(ctx: Ctx, won: boolean, word: string, y: number): void {
  const colour = won ? PALETTE.vermilion : BLUE;
  const radius = 64;
  ctx.save();
  ctx.translate(564, y);
  ctx.rotate(-0.14);
  ctx.globalCompositeOperation = 'multiply';
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.92, 0, 2 * Math.PI);
  ctx.lineWidth = 6;
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.fillStyle = colour;
  ctx.fill(new Path2D(rays({ x: 0, y: 0, from: 40, to: 54, sheaves: 44, seed: 4, width: 1.7 })));
  ctx.globalCompositeOperation = 'source-over';
  ctx.fillStyle = '#E9DCBF';
  ctx.fillRect(-radius * 0.93, -22, radius * 1.86, 44);
  ctx.fillStyle = colour;
  for (const edge of [-22, 19]) ctx.fillRect(-radius * 0.93, edge, radius * 1.86, 3);
  const fitted = fitTitle(word, radius * 1.7, 40, measureWith(ctx));
  drawFitted(ctx, fitted, 0, 0, { align: 'center', fill: colour });
  ctx.restore();
}
