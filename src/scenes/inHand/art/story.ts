/**
 * Paints what appears only for a moment: the calculation of an attack, the light on a modifier table, gouges, a carved
 * portrait, an entrance.
 */
import { gouge, rays, rectangle, roughen, roundRectangle } from '../../art/carve';
import { CARD, type Size } from '../../art/geometry';
import { PALETTE } from '../../art/palette';
import { seedOf, stream } from '../../art/seed';
import {
  centredBaseline,
  drawFitted,
  drawNumber,
  drawText,
  type Font,
  fitText,
  type Measure,
  measureWith,
  wrap,
} from '../../art/type';
import type { Ctx } from '../../art/types';
import type { GlyphName } from './iconNames';
import { drawIcon, glyphIcon } from './icons';

const title = (size: number): Font => ({ family: 'title', weight: 900, size });

/** One term of the calculation, such as '4' or '+ 2', with the icon of its source. */
export interface CalculationTerm {
  readonly text: string;
  readonly glyph?: GlyphName;
}

/** The calculation of an attack (R12.3), with the number of terms that are shown so far. */
export interface CalculationModel {
  readonly terms: readonly CalculationTerm[];
  readonly shownTerms: number;
  /** The total; null if it is not shown yet. */
  readonly total: string | null;
}

const SLIP = { height: 58, pad: 14, gap: 8, icon: 22, total: 52 } as const;
const TERM = title(34);

function termWidth({ text, glyph }: CalculationTerm, measure: Measure): number {
  return measure(text, TERM) + (glyph ? SLIP.icon + 4 : 0);
}

/**
 * The layout of the slip with the calculation, in px: the centre and end of each term, the centre of the total, and the
 * slip's size.
 */
export function calculationPlan(terms: readonly CalculationTerm[], measure: Measure) {
  let x: number = SLIP.pad;
  const ends: number[] = [];
  const middles = terms.map((term) => {
    const width = termWidth(term, measure);
    const middle = x + width / 2;
    ends.push(x + width);
    x += width + SLIP.gap;
    return middle;
  });
  const total = x + SLIP.total / 2;
  return { middles, ends, total, size: { width: x + SLIP.total, height: SLIP.height } };
}

/** Paints the slip at its final width, so that nothing moves when more terms appear. */
export function paintCalculation(ctx: Ctx, { terms, shownTerms, total }: CalculationModel): void {
  const measure = measureWith(ctx);
  const { middles, total: end, size } = calculationPlan(terms, measure);
  const seed = seedOf(terms.map(({ text }) => text).join());
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(
    new Path2D(roughen(roundRectangle(1, 1, size.width - 2, size.height - 2, 5), { seed, amount: 0.7, wave: 8 })),
  );
  const y = SLIP.height / 2;
  terms.slice(0, shownTerms).forEach((term, i) => {
    const { text, glyph } = term;
    const left = (middles[i] ?? 0) - termWidth(term, measure) / 2;
    drawText(ctx, text, left, centredBaseline(y, TERM), TERM, { fill: PALETTE.bone });
    if (glyph) {
      drawIcon(ctx, glyphIcon(glyph), left + measure(text, TERM) + 4 + SLIP.icon / 2, y, SLIP.icon, PALETTE.boneDim);
    }
  });
  if (total === null) return;
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(
    new Path2D(roughen(rectangle(end - SLIP.total / 2, 0, SLIP.total, SLIP.height), { seed, amount: 1, wave: 9 })),
  );
  drawNumber(ctx, total, end, y, title(40), PALETTE.bone);
}

/** The size of the total on its red block, which flies from the slip. */
export const TOTAL: Size = { width: SLIP.total, height: SLIP.height };

export function paintTotal(ctx: Ctx, total: string): void {
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(new Path2D(roughen(rectangle(0, 0, TOTAL.width, TOTAL.height), { seed: 5, amount: 1, wave: 9 })));
  drawNumber(ctx, total, TOTAL.width / 2, TOTAL.height / 2, title(40), PALETTE.bone);
}

/** The size of the modifier, which flies from its cell to the slip. */
export const MODIFIER: Size = { width: 64, height: 64 };

export function paintModifier(ctx: Ctx, text: string): void {
  const [x, y] = [MODIFIER.width / 2, MODIFIER.height / 2];
  ctx.beginPath();
  ctx.arc(x, y, 28, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.bone;
  ctx.fill();
  ctx.lineWidth = 4;
  ctx.strokeStyle = PALETTE.vermilion;
  ctx.stroke();
  drawNumber(ctx, text, x, y, title(30), PALETTE.ink);
}

/** The rows and columns of a modifier table, in mm. */
export interface TablePlace {
  readonly y: number;
  readonly rowHeight: number;
  readonly columns: readonly number[];
  readonly bar: { readonly x: number; readonly width: number };
}

/** Paints red light on a row and a column of an HP card's table, strongest where they cross; 1 unit is 1 mm. */
export function paintCross(ctx: Ctx, { y, rowHeight, columns, bar }: TablePlace, row: number, column: number): void {
  const half = ((columns[1] ?? 0) - (columns[0] ?? 0)) / 2;
  const x = columns[column] ?? 0;
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(new Path2D(rectangle(bar.x, y + rowHeight * row, bar.width, rowHeight)));
  ctx.fill(new Path2D(rectangle(x - half, y - 7, 2 * half, CARD.height / 2 - y + 6)));
}

/** Paints `count` gouges across a card, in a square of `size`. Harder hits have more gouges. */
export function paintGouges(ctx: Ctx, size: number, count: number): void {
  const next = stream(31 + count);
  for (let i = 0; i < count; i += 1) {
    const off = (i - (count - 1) / 2) * size * 0.17;
    const lean = (next() - 0.5) * size * 0.14;
    const path = new Path2D(
      gouge(size * 0.1 + off, size * 0.9 + lean, size * 0.9 + off, size * 0.12 - lean, size * 0.05),
    );
    ctx.lineWidth = size * 0.03;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = PALETTE.bone;
    ctx.stroke(path);
    ctx.fillStyle = PALETTE.vermilion;
    ctx.fill(path);
  }
}

/**
 * Paints one step of the effect that hides a portrait: black over the whole portrait except a disc, with gouges at the
 * edge of the disc. The disc shrinks from step to step.
 * @param left the radius of the disc as a fraction of its first radius, from 1 to 0
 */
export function paintCarved(ctx: Ctx, { width, height }: Size, left: number): void {
  const [x, y] = [width / 2, height * 0.46];
  const radius = Math.hypot(width, height) * 0.5 * left;
  ctx.fillStyle = PALETTE.ink;
  ctx.fillRect(0, 0, width, height);
  if (left <= 0) return;
  ctx.globalCompositeOperation = 'destination-out';
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalCompositeOperation = 'source-over';
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, width, height);
  ctx.clip();
  const seed = Math.round(left * 8) + 3;
  ctx.fill(new Path2D(rays({ x, y, from: radius * 0.78, to: radius * 1.05, sheaves: 26, seed, width: width * 0.03 })));
  ctx.restore();
}

/** Paints the skull that is stamped on a dead monster's portrait, in a square of `size`. */
export function paintSkull(ctx: Ctx, size: number): void {
  drawIcon(ctx, glyphIcon('dead'), size / 2, size / 2, size * 0.92, PALETTE.bone);
}

/** Paints an icon on a block, in a square of `size`. The block is shown only for a moment. */
export function paintSign(ctx: Ctx, size: number, glyph: GlyphName, ground: string = PALETTE.ink): void {
  const edge = roundRectangle(size * 0.04, size * 0.04, size * 0.92, size * 0.92, size * 0.16);
  ctx.fillStyle = ground;
  ctx.fill(new Path2D(roughen(edge, { seed: seedOf(glyph), amount: size * 0.012, wave: size * 0.11 })));
  drawIcon(ctx, glyphIcon(glyph), size / 2, size / 2, size * 0.66, PALETTE.bone);
}

/** A boss's entrance: its full name and a line of its story, on a strip of ink across the table. */
export interface EntranceModel {
  readonly name: string;
  readonly line: string;
}

export const ENTRANCE_HEIGHT = 128;

export function paintEntrance(ctx: Ctx, { name, line }: EntranceModel, width: number): void {
  const height = ENTRANCE_HEIGHT;
  ctx.fillStyle = PALETTE.ink;
  const d = rectangle(-6, 6, width + 12, height - 12);
  ctx.fill(new Path2D(roughen(d, { seed: seedOf(name), amount: 2, wave: 17 })));
  ctx.fillStyle = PALETTE.vermilion;
  for (const y of [15, height - 18]) ctx.fillRect(0, y, width, 3);
  const room = Math.min(width - 32, 760);
  const measure = measureWith(ctx);
  drawFitted(ctx, fitText(name, { width: room, height: 40 }, title(38), measure), width / 2, 44, {
    align: 'center',
    fill: PALETTE.bone,
  });
  const font: Font = { family: 'text', weight: 600, size: 16 };
  wrap(line, font, room, measure)
    .slice(0, 2)
    .forEach((each, i, all) => {
      const y = 84 + (i - (all.length - 1) / 2) * 20;
      drawText(ctx, each, width / 2, centredBaseline(y, font), font, { align: 'center', fill: PALETTE.boneDim });
    });
}
