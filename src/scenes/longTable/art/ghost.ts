/**
 * Paints the textures of a ghost, the preview of a move, in px of the map: pieces of the path, dots, arrows, dashed
 * hexes and labels.
 */
import { type Ctx, measureWith, PALETTE, type Size } from '../../art';
import { roundRectangle } from '../../art/carve';
import { centredBaseline, drawText, type Font } from '../../art/type';
import { type Board, HEX } from '../board';
import { drawLongIcon, signIcon } from './icons';
import { MARK } from './marks';

/** The width of the hero's path, in px of the map. */
export const BAND = 8;
/** The diameter of a dot of a monster's path, in px of the map. */
export const DOT = 7;
/** The size of an arrowhead, in px of the map. */
export const HEAD: Size = { width: 16, height: 16 };
const FONT: Font = { family: 'text', weight: 700, size: 15 };
const TAG = 18;
const SIGN = 13;

/** The content of a label. */
export interface TagModel {
  readonly text: string;
  /** The angle of a small arrow, in degrees clockwise from the right; 'dead' for a hero who would be exhausted; null for no sign. */
  readonly sign: number | 'dead' | null;
  /** Whether the label is red, because the hero's move changes what the label shows. */
  readonly changed: boolean;
}

export const tagSize = ({ text, sign }: TagModel): Size => ({
  width: Math.ceil(text.length * 8.3 + 10 + (sign === null ? 0 : SIGN)),
  height: TAG,
});

export function paintDisc(ctx: Ctx, size: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - 0.5, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Paints an arrowhead that points to the right. */
export function paintHead(ctx: Ctx, colour: string): void {
  const { width, height } = HEAD;
  ctx.beginPath();
  ctx.moveTo(1, 1.5);
  ctx.lineTo(width - 1, height / 2);
  ctx.lineTo(1, height - 1.5);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke();
}

/** Paints a dashed hex at a figure's future place, in a square of side `MARK`. */
export function paintRing(ctx: Ctx, board: Board, colour: string): void {
  const shape = new Path2D(board.outline({ x: MARK / 2, y: MARK / 2 }, 0.94));
  ctx.lineWidth = 3.4;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(shape);
  ctx.setLineDash([HEX * 0.11, HEX * 0.09]);
  ctx.strokeStyle = colour;
  ctx.stroke(shape);
}

/** Paints the map cursor in a square of side `MARK`. */
export function paintCursor(ctx: Ctx, board: Board): void {
  const shape = new Path2D(board.outline({ x: MARK / 2, y: MARK / 2 }, 1));
  ctx.lineJoin = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(shape);
  ctx.lineWidth = 4.5;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(shape);
}

export function paintTag(ctx: Ctx, face: TagModel): void {
  const { text, sign, changed } = face;
  const { width, height } = tagSize(face);
  ctx.fillStyle = changed ? PALETTE.vermilion : PALETTE.ink;
  const shape = new Path2D(roundRectangle(0.8, 0.8, width - 1.6, height - 1.6, 5));
  ctx.fill(shape);
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(shape);
  const left = sign === null ? 0 : SIGN;
  const measured = measureWith(ctx)(text, FONT);
  const x = left + (width - left - measured) / 2 - (sign === null ? 0 : 1);
  drawText(ctx, text, x, centredBaseline(height / 2, FONT), FONT, { fill: PALETTE.bone });
  if (sign === 'dead') drawLongIcon(ctx, signIcon('dead'), SIGN / 2 + 3, height / 2, SIGN, PALETTE.bone);
  else if (sign !== null) paintPointer(ctx, SIGN / 2 + 2.5, height / 2, sign);
}

function paintPointer(ctx: Ctx, x: number, y: number, degrees: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  ctx.beginPath();
  ctx.moveTo(-4, -4);
  ctx.lineTo(5, 0);
  ctx.lineTo(-4, 4);
  ctx.closePath();
  ctx.fillStyle = PALETTE.bone;
  ctx.fill();
  ctx.restore();
}
