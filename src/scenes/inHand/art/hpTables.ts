/** Paints what both HP cards share: two point-symmetric halves per side, the grid of HP values, the modifier table. */
import { rectangle, roundRectangle } from '../../art/carve';
import { CARD, type Size } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { fillRough } from '../../art/paper';
import { drawNumber, type Font, signed } from '../../art/type';
import type { Ctx } from '../../art/types';
import type { Box } from '../../core/pose';
import { paintInactive } from './cardMarks';
import { FACE_ORDER, type Position, partnerOf } from './geometry';
import { drawFace } from './marks';
import type { ModifierTable } from './models';

export const titleFont = (size: number): Font => ({ family: 'title', weight: 900, size });
export const labelFont = (size: number, weight: 600 | 700 = 700): Font => ({ family: 'text', weight, size });

/** A side of an HP card. The side decides which position is upright. */
export type CardSide = 'front' | 'back';
const upright = (side: CardSide): Position => (side === 'front' ? 0 : 2);

/**
 * Paints the half for the upright position of a side, then the half for its partner, rotated by 180 degrees about the
 * card's centre.
 */
export function paintBothHalves(ctx: Ctx, side: CardSide, paint: (position: Position) => void): void {
  const position = upright(side);
  paint(position);
  ctx.save();
  ctx.translate(CARD.width, CARD.height);
  ctx.rotate(Math.PI);
  paint(partnerOf(position));
  ctx.restore();
}

/** Paints the HP values of a position in two columns. If `current` is among them, it has a ring, and the other values are paler. */
export function paintValueGrid(
  ctx: Ctx,
  values: readonly number[],
  current: number | undefined,
  at: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number; readonly size: number },
): void {
  const live = current !== undefined && values.includes(current);
  values.forEach((value, i) => {
    const x = at.x + (i % 2) * at.dx;
    const y = at.y + Math.floor(i / 2) * at.dy;
    const isCurrent = live && value === current;
    if (isCurrent) {
      ctx.beginPath();
      ctx.arc(x, y, 3.5, 0, Math.PI * 2);
      ctx.lineWidth = 0.7;
      ctx.strokeStyle = PALETTE.vermilion;
      ctx.stroke();
    }
    const paint = (): void => drawNumber(ctx, String(value), x, y, titleFont(at.size));
    if (live && !isCurrent) paintInactive(ctx, paint);
    else paint();
  });
}

/** The layout and content of a modifier table, in mm. */
export interface TablePlan {
  readonly id: string;
  readonly table: ModifierTable;
  /** Index of the row in use. */
  readonly row: number;
  readonly y: number;
  readonly rowHeight: number;
  readonly columns: readonly number[];
  readonly bar: { readonly x: number; readonly width: number };
  readonly sizes: { readonly active: number; readonly other: number };
  /** Draws the heading of a row, left of its modifiers. */
  readonly head: (row: number, y: number, fill: string) => void;
}

/** Paints the rows of modifiers; the row in use has a black bar. */
export function paintModifierTable(ctx: Ctx, plan: TablePlan): void {
  plan.table.forEach((modifiers, i) => {
    const active = i === plan.row;
    const y = plan.y + plan.rowHeight * (i + 0.5);
    const fill = active ? PALETTE.bone : PALETTE.ink;
    if (active) {
      const bar = rectangle(plan.bar.x, y - plan.rowHeight / 2, plan.bar.width, plan.rowHeight - 0.1);
      fillRough(ctx, bar, `${plan.id}/bar`, PALETTE.ink);
    }
    plan.head(i, y, fill);
    const figures = (): void => {
      modifiers.forEach((modifier, column) => {
        const size = active ? plan.sizes.active : plan.sizes.other;
        drawNumber(ctx, signed(modifier), plan.columns[column] ?? 0, y, titleFont(size), fill);
      });
    };
    if (active) figures();
    else paintInactive(ctx, figures);
  });
}

/** Paints the badges A B C above their columns. */
export function paintFaceHeads(ctx: Ctx, columns: readonly [number, number, number], y: number, size: number): void {
  for (const [i, face] of FACE_ORDER.entries()) drawFace(ctx, face, columns[i] ?? 0, y, size);
}

/** The box of a column from its badge to the row in use, in mm from its card's upper left corner. */
export function columnBox({ columns, y, rowHeight }: ColumnPlan, row: number, column: number): Box {
  const half = ((columns[1] ?? 0) - (columns[0] ?? 0)) / 2 - 0.4;
  const top = y - COLUMN_HEAD;
  return {
    x: (columns[column] ?? 0) - half,
    y: top,
    width: 2 * half,
    height: COLUMN_HEAD + rowHeight * (row + 1) + 0.4,
  };
}

type ColumnPlan = Pick<TablePlan, 'columns' | 'y' | 'rowHeight'>;
/** The mm from the top of a badge to the first row. */
const COLUMN_HEAD = 7.6;

/** Paints the frame for the column of a rolled face, as a separate picture. */
export function paintColumnFrame(ctx: Ctx, { width, height }: Size): void {
  const line = 0.7;
  const frame = new Path2D(roundRectangle(line / 2, line / 2, width - line, height - line, 1));
  ctx.fillStyle = 'rgba(193, 39, 24, 0.19)';
  ctx.fill(frame);
  ctx.lineWidth = line;
  ctx.strokeStyle = PALETTE.vermilion;
  ctx.stroke(frame);
}
