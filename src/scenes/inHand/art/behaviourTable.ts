/** Paints the behaviour table of a monster (R1.6): columns A B C; rows initiative, move, attack, range. */

import type { Kind } from '../../../rules/inHand/vocabulary';
import { PALETTE } from '../../art/palette';
import { centredBaseline, drawNumber, drawText, type Font, initiativeText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { FACE_ORDER } from './geometry';
import { drawIcon, glyphIcon } from './icons';
import { drawDash, drawFace } from './marks';
import type { ColumnModel, ExtraModel, MonsterPlateModel } from './models';

const title = (size: number): Font => ({ family: 'title', weight: 900, size });

const ROWS = ['initiative', 'move', 'attack', 'range'] as const;
const TABLE = { x: 21, y: 7.2, right: 61.2, head: 5.2, rowsTop: 12.4, bottom: 30.6, icons: 5 } as const;

/** Exported for code that finds what is at a point of the plate. */
export { ROWS as BEHAVIOUR_ROWS, TABLE as BEHAVIOUR_TABLE };

/** The content of a cell: its number, or the heal that replaces the number. A null text is printed as a dash. */
function cellText(
  column: ColumnModel,
  row: (typeof ROWS)[number],
): { readonly text: string | null; readonly heal: boolean } {
  if (row === 'initiative') return { text: initiativeText(column.initiative), heal: false };
  if (column.heal?.row === row) return { text: String(column.heal.value), heal: true };
  const value = column[row];
  return { text: value === null ? null : String(value), heal: false };
}

interface Cell {
  readonly text: string | null;
  readonly heal: boolean;
  readonly extras: readonly ExtraModel[];
}

/** Draws a cell's content centred on (x, y), condensed to `width` if necessary. */
function drawCell(ctx: Ctx, { text, heal, extras }: Cell, x: number, y: number, size: number, width: number): void {
  const measure = measureWith(ctx);
  const font = title(size);
  const small = title(size * 0.7);
  const icon = size * 0.76;
  const parts = extras.map((extra) => icon + (extra.value ? measure(extra.value, small) : 0));
  const number = text === null ? size * 0.6 : measure(text, font);
  const total = (heal ? size * 0.95 : 0) + number + parts.reduce((sum, part) => sum + part + size * 0.14, 0);
  ctx.save();
  ctx.translate(x, y);
  const squeeze = Math.min(1, (width - 0.5) / total);
  ctx.scale(squeeze, squeeze);
  let at = -total / 2;
  if (heal) {
    drawIcon(ctx, 'health-normal', at + size * 0.42, 0, size * 0.84, PALETTE.teal);
    at += size * 0.95;
  }
  if (text === null) drawDash(ctx, at + number / 2, 0, size * 0.46);
  else drawText(ctx, text, at, centredBaseline(0, font), font);
  at += number;
  for (const { glyph, value } of extras) {
    at += size * 0.14;
    drawIcon(ctx, glyphIcon(glyph), at + icon / 2, 0, icon, PALETTE.ink);
    at += icon;
    if (value) drawText(ctx, value, at, centredBaseline(0, small), small);
    if (value) at += measure(value, small);
  }
  ctx.restore();
}

/** Draws the numbers of both kinds: the elite one in a gold box to the right of the normal one. */
function drawBothKinds(ctx: Ctx, normal: Cell, elite: Cell, x: number, y: number, width: number): void {
  drawCell(ctx, normal, x - width * 0.24, y, 3, width * 0.5);
  const [w, h] = [width * 0.5 - 0.5, 3.7];
  ctx.fillStyle = PALETTE.gold;
  ctx.fillRect(x + 0.1, y - h / 2, w, h);
  ctx.lineWidth = 0.26;
  ctx.strokeStyle = PALETTE.ink;
  ctx.strokeRect(x + 0.1, y - h / 2, w, h);
  drawCell(ctx, elite, x + 0.1 + w / 2, y, 2.7, w);
}

/**
 * Draws the effects of one of two kinds beside the face's badge, in a column centred on (x, y).
 * @param ground the colour behind the effects; gold for the elite kind
 */
function drawBothExtras(ctx: Ctx, extras: readonly ExtraModel[], x: number, y: number, ground?: string): void {
  if (extras.length === 0) return;
  const size = Math.min(2.5, 4.8 / extras.length);
  const font = title(size * 0.95);
  const height = size * extras.length;
  if (ground) {
    ctx.fillStyle = ground;
    ctx.fillRect(x - 1.75, y - height / 2 - 0.15, 3.5, height + 0.3);
    ctx.lineWidth = 0.2;
    ctx.strokeStyle = PALETTE.ink;
    ctx.strokeRect(x - 1.75, y - height / 2 - 0.15, 3.5, height + 0.3);
  }
  extras.forEach(({ glyph, value }, i) => {
    const middle = y - height / 2 + size * (i + 0.5);
    drawIcon(ctx, glyphIcon(glyph), x - (value ? 0.55 : 0), middle, size * 0.9, PALETTE.ink);
    if (value) drawNumber(ctx, value, x + 1.05, middle, font);
  });
}

/** Draws the table at its place on the plate (63 x 32 mm). */
export function drawBehaviourTable(ctx: Ctx, { columns, show, rolled }: MonsterPlateModel): void {
  const left = TABLE.x + TABLE.icons;
  const width = (TABLE.right - left) / 3;
  const rowHeight = (TABLE.bottom - TABLE.rowsTop) / ROWS.length;
  if (rolled) {
    ctx.fillStyle = 'rgba(179,38,26,0.13)';
    ctx.fillRect(left + width * FACE_ORDER.indexOf(rolled), TABLE.y, width, TABLE.bottom - TABLE.y);
  }
  ROWS.forEach((row, j) => {
    const top = TABLE.rowsTop + rowHeight * j;
    ctx.fillStyle = 'rgba(23,18,14,0.5)';
    ctx.fillRect(TABLE.x, top - 0.08, TABLE.right - TABLE.x, 0.16);
    drawIcon(ctx, glyphIcon(row), TABLE.x + 2.4, top + rowHeight / 2, 4.1, PALETTE.ink);
  });
  FACE_ORDER.forEach((face, i) => {
    const x = left + width * (i + 0.5);
    drawFace(
      ctx,
      face,
      x,
      TABLE.y + TABLE.head / 2,
      show === 'both' ? 4.2 : 4.8,
      face === rolled ? 'vermilion' : 'ink',
    );
    if (show === 'both') {
      drawBothExtras(ctx, columns.normal[face].extras ?? [], x - 3.95, TABLE.y + TABLE.head / 2);
      drawBothExtras(ctx, columns.elite[face].extras ?? [], x + 3.95, TABLE.y + TABLE.head / 2, PALETTE.gold);
    }
    ctx.fillStyle = 'rgba(23,18,14,0.32)';
    ctx.fillRect(left + width * i - 0.08, TABLE.rowsTop, 0.16, TABLE.bottom - TABLE.rowsTop);
    ROWS.forEach((row, j) => {
      const y = TABLE.rowsTop + rowHeight * (j + 0.5);
      const cell = (kind: Kind): Cell => ({
        ...cellText(columns[kind][face], row),
        extras: show !== 'both' && row === 'attack' ? (columns[kind][face].extras ?? []) : [],
      });
      if (show === 'both') drawBothKinds(ctx, cell('normal'), cell('elite'), x, y, width);
      else drawCell(ctx, cell(show), x, y, 3.9, width);
    });
  });
}
