/** Paints the back or the face of a modifier card, in a box of `CARD_SIZE`. */

import type { Size } from '../../art';
import { type Ctx, PALETTE } from '../../art';
import { rays, roundRectangle } from '../../art/carve';
import { printOnPaper } from '../../art/paper';
import { seedOf } from '../../art/seed';
import { drawNumber } from '../../art/type';
import { type CardIconKey, cardIcon, drawLongIcon, signIcon } from './icons';

/** The size of a modifier card, in px. */
export const CARD_SIZE: Size = { width: 66, height: 94 };

/** The face of a modifier card. `counts` is false if the result ignores the card (L12.5). */
export interface ModifierCardView {
  readonly id: string;
  /** For example `+1`, `2x` or `null`. */
  readonly value: string;
  readonly rolling: boolean;
  readonly icons: readonly CardIconKey[];
  readonly counts: boolean;
}

function block(ctx: Ctx, id: string, lightFrom: number): void {
  const { width, height } = CARD_SIZE;
  ctx.save();
  printOnPaper(ctx, { width, height, id, unit: 3, radius: 2.4, nibble: 0.7 });
  ctx.clip(new Path2D(roundRectangle(7, 7, width - 14, height - 14, 4)));
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = PALETTE.paper;
  const light = {
    x: width / 2,
    y: height / 2,
    from: lightFrom,
    to: height * 0.62,
    sheaves: 40,
    seed: seedOf(id),
    width: 1.3,
  };
  ctx.fill(new Path2D(rays(light)));
  ctx.restore();
}

export function paintBack(ctx: Ctx): void {
  const { width, height } = CARD_SIZE;
  block(ctx, 'modifier/back', width * 0.2);
  ctx.beginPath();
  ctx.ellipse(width / 2, height / 2, width * 0.24, width * 0.17, 0, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.ink;
  ctx.fill();
  drawLongIcon(ctx, signIcon('deck'), width / 2, height / 2, width * 0.38, PALETTE.paper);
}

const COLOUR: Readonly<Record<string, string>> = { null: PALETTE.oxblood, '2x': PALETTE.teal };

export function paintFace(ctx: Ctx, { id, value, rolling, icons, counts }: ModifierCardView): void {
  const { width, height } = CARD_SIZE;
  block(ctx, `modifier/${id}`, width * 0.3);
  const middle = icons.length > 0 ? height * 0.42 : height / 2;
  ctx.beginPath();
  ctx.arc(width / 2, middle, width * 0.27, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.paper;
  ctx.fill();
  const text = value === 'null' ? '\u2205' : value;
  drawNumber(
    ctx,
    text,
    width / 2,
    middle,
    { family: 'title', weight: 900, size: width * 0.36 },
    COLOUR[value] ?? PALETTE.ink,
  );
  for (const [i, icon] of icons.slice(0, 3).entries()) {
    const x = width / 2 + (i - (Math.min(3, icons.length) - 1) / 2) * 17;
    ctx.beginPath();
    ctx.arc(x, height * 0.77, 9, 0, Math.PI * 2);
    ctx.fillStyle = PALETTE.paper;
    ctx.fill();
    drawLongIcon(ctx, cardIcon(icon), x, height * 0.77, 14, PALETTE.ink);
  }
  if (rolling) drawLongIcon(ctx, cardIcon('rolling'), width - 15, 15, 13, PALETTE.paper);
  if (counts) return;
  // A card that does not count is struck out.
  ctx.strokeStyle = PALETTE.vermilion;
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(10, height - 14);
  ctx.lineTo(width - 10, 14);
  ctx.stroke();
}

/** Side of the halo's square, in px. */
export const HALO = 150;

/** Paints the halo around a blessing or a curse card. */
export function paintHalo(ctx: Ctx, kind: 'bless' | 'curse'): void {
  const middle = { x: HALO / 2, y: HALO / 2 };
  ctx.fillStyle = kind === 'bless' ? PALETTE.gold : PALETTE.violet;
  const light = { ...middle, from: HALO * 0.3, to: HALO * 0.49, sheaves: 26, seed: seedOf(kind), width: 2.2 };
  ctx.fill(new Path2D(rays(light)));
  ctx.lineWidth = 3;
  ctx.strokeStyle = ctx.fillStyle;
  ctx.beginPath();
  ctx.arc(middle.x, middle.y, HALO * 0.29, 0, Math.PI * 2);
  ctx.stroke();
}
