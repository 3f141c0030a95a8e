/** Lays out and draws the rows of an action: breaks rows that are too wide, and shrinks all rows if they do not fit. */

import { PALETTE } from '../../art/palette';
import { centredBaseline, drawText, type Font, LEADING, type Measure, measureWith, wrap } from '../../art/type';
import type { Ctx } from '../../art/types';
import { drawIcon, glyphIcon } from './icons';
import { drawElement } from './marks';
import type { ActionModel, ActionRow, RowToken, Tone } from './models';

/** Sizes in mm (style guide, section 4: ability row). */
export const ROW = {
  icon: 7.4,
  number: 7.4,
  text: 4.4,
  shown: 8,
  consumed: 7.6,
  lost: 7,
  gap: 1,
  between: 1.3,
  /** The least space between a sentence and either edge of its box. */
  air: 1.2,
} as const;

const TONES = {
  ink: PALETTE.ink,
  bone: PALETTE.bone,
  vermilion: PALETTE.vermilion,
  teal: PALETTE.teal,
  gold: PALETTE.gold,
} as const satisfies Record<Tone, string>;

interface Piece {
  readonly token: RowToken | (Omit<Extract<RowToken, { kind: 'text' }>, 'kind'> & { readonly kind: 'line' });
  readonly width: number;
  readonly height: number;
}
interface LineLayout {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
  /** Whether this line continues the sentence of the line above. */
  readonly tight: boolean;
}
/** An action laid out in lines. */
export interface ActionLayout {
  readonly lines: readonly LineLayout[];
  readonly height: number;
  /** The scale: 1, or smaller if the action would not fit. */
  readonly part: number;
}

const number = (part: number): Font => ({ family: 'title', weight: 900, size: ROW.number * part });
const words = (part: number): Font => ({ family: 'text', weight: 600, size: ROW.text * part });

function pieceOf(token: RowToken, part: number, measure: Measure): Piece {
  switch (token.kind) {
    case 'glyph': {
      const value = token.value ? ROW.gap * part + measure(token.value, number(part)) : 0;
      return { token, width: ROW.icon * part + value, height: ROW.icon * part };
    }
    case 'value':
      return { token, width: measure(token.value, number(part)), height: ROW.number * part };
    case 'text':
      return { token, width: measure(token.text, words(part)), height: ROW.text * LEADING.text * part };
    case 'element': {
      const size = (token.consumed ? ROW.consumed : ROW.shown) * part;
      return { token, width: size, height: size };
    }
  }
}

const lineOf = (pieces: readonly Piece[], gap: number, tight = false): LineLayout => ({
  pieces,
  tight,
  width: pieces.reduce((sum, piece) => sum + piece.width, gap * (pieces.length - 1)),
  height: Math.max(...pieces.map((piece) => piece.height)),
});

/** Breaks one row into lines: tokens move to the next line whole, sentences break between words. */
function breakRow(row: ActionRow, width: number, part: number, measure: Measure): LineLayout[] {
  const gap = ROW.gap * part;
  const lines: LineLayout[] = [];
  let open: Piece[] = [];
  const close = (): void => {
    if (open.length > 0) lines.push(lineOf(open, gap));
    open = [];
  };
  for (const token of row) {
    const piece = pieceOf(token, part, measure);
    if (lineOf([...open, piece], gap).width > width) close();
    const sentence = width - 2 * ROW.air;
    if (token.kind === 'text' && piece.width > sentence) {
      const font = words(part);
      wrap(token.text, font, sentence, measure).forEach((text, i) => {
        lines.push(
          lineOf(
            [{ token: { ...token, kind: 'line', text }, width: measure(text, font), height: piece.height }],
            0,
            i > 0,
          ),
        );
      });
    } else open.push(piece);
  }
  close();
  return lines;
}

function setAt(rows: readonly ActionRow[], width: number, part: number, measure: Measure): ActionLayout {
  const lines = rows.flatMap((row) => breakRow(row, width, part, measure));
  const gaps = lines.slice(1).filter((line) => !line.tight).length * ROW.between * part;
  return { lines, part, height: gaps + lines.reduce((sum, line) => sum + line.height, 0) };
}

/** The rows of an action, followed by one row with its element symbols and its lost mark. */
export function rowsOf({ rows, shows = [], lost = false }: ActionModel): readonly ActionRow[] {
  const foot: RowToken[] = shows.map((element) => ({ kind: 'element', element }));
  if (lost) foot.push({ kind: 'glyph', glyph: 'lost', tone: 'vermilion' });
  return foot.length > 0 ? [...rows, foot] : rows;
}

/** Lays out rows in a box. If they do not fit, all rows shrink by the same factor, down to about 45 %. */
export function layOutAction(
  rows: readonly ActionRow[],
  box: { readonly width: number; readonly height: number },
  measure: Measure,
): ActionLayout {
  for (let part = 1; ; part *= 0.96) {
    const action = setAt(rows, box.width, part, measure);
    const fits = action.height <= box.height && action.lines.every((line) => line.width <= box.width + 0.01);
    if (fits || part < 0.45) return action;
  }
}

function drawPiece(ctx: Ctx, { token, x, y }: PlacedPiece, part: number): void {
  switch (token.kind) {
    case 'glyph': {
      const size = ROW.icon * part;
      drawIcon(ctx, glyphIcon(token.glyph), x + size / 2, y, size, TONES[token.tone ?? 'ink']);
      if (token.value) drawFigure(ctx, token.value, x + size + ROW.gap * part, y, part);
      return;
    }
    case 'value':
      return drawFigure(ctx, token.value, x, y, part);
    case 'element': {
      const size = (token.consumed ? ROW.consumed : ROW.shown) * part;
      return drawElement(ctx, token.element, x + size / 2, y, size, token.consumed);
    }
    case 'text':
    case 'line':
      return drawText(ctx, token.text, x, centredBaseline(y, words(part)), words(part));
    default:
      token satisfies never;
  }
}

const drawFigure = (ctx: Ctx, text: string, x: number, y: number, part: number): void =>
  drawText(ctx, text, x, centredBaseline(y, number(part)), number(part));

/** A token on the card: its left edge, its vertical centre, its size. */
export interface PlacedPiece {
  readonly token: Piece['token'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The index of the line to which the token belongs. */
  readonly line: number;
}

interface AreaBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The positions of an action's tokens, centred in a box whose top left corner is at (x, y). */
export function placeAction(
  model: ActionModel,
  box: AreaBox,
  measure: Measure,
): { readonly pieces: readonly PlacedPiece[]; readonly part: number } {
  const { lines, height, part } = layOutAction(rowsOf(model), box, measure);
  const pieces: PlacedPiece[] = [];
  let y = box.y + (box.height - height) / 2;
  lines.forEach((line, i) => {
    if (i > 0 && !line.tight) y += ROW.between * part;
    let x = box.x + (box.width - line.width) / 2;
    for (const piece of line.pieces) {
      pieces.push({ ...piece, x, y: y + line.height / 2, line: i });
      x += piece.width + ROW.gap * part;
    }
    y += line.height;
  });
  return { pieces, part };
}

/** Draws an action, centred in a box. */
export function drawAction(ctx: Ctx, model: ActionModel, box: AreaBox): void {
  const { pieces, part } = placeAction(model, box, measureWith(ctx));
  for (const piece of pieces) drawPiece(ctx, piece, part);
}
