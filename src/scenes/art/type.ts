/** Typesetting on a canvas: measures, fits and draws text. Sizes are in the units of the context. */
import { PALETTE } from './palette';
import type { Ctx } from './types';

export const FAMILY = { title: 'Piazzolla', text: 'Fira Sans Condensed' } as const;
export type Family = keyof typeof FAMILY;
export type Weight = 500 | 600 | 700 | 900;

export interface Font {
  readonly family: Family;
  readonly weight: Weight;
  readonly size: number;
}

/** Line heights as multiples of the font size. */
export const LEADING = { title: 1.05, text: 1.14 } as const satisfies Record<Family, number>;

/** Text is drawn at this multiple of its size and scaled down, because some browsers round small font sizes. */
const OVERSIZE = 16;

const FALLBACK = { title: 'Georgia, serif', text: 'Arial Narrow, sans-serif' } as const satisfies Record<
  Family,
  string
>;

/** The CSS font text for a font. */
export const cssFont = ({ family, weight, size }: Font): string =>
  `${weight} ${size}px "${FAMILY[family]}", ${FALLBACK[family]}`;

/** Measures the width of one line of text, in the units of `font.size`; soft hyphens have no width. */
export type Measure = (text: string, font: Font) => number;

export const SOFT_HYPHEN = '\u00AD';
const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

/** A measure that uses a context. The transform of the context does not change the result. */
export function measureWith(ctx: Ctx): Measure {
  return (text, font) => {
    ctx.save();
    ctx.font = cssFont({ ...font, size: font.size * OVERSIZE });
    const { width } = ctx.measureText(withoutSoftHyphens(text));
    ctx.restore();
    return width / OVERSIZE;
  };
}

let offscreenMeasure: Measure | undefined;

/**
 * A measure for layouts that are made before anything is drawn. All calls share one context, because making a context
 * takes longer than all the measuring.
 */
export function measureOffscreen(): Measure {
  if (offscreenMeasure) return offscreenMeasure;
  const ctx = document.createElement('canvas').getContext('2d');
  // Without a canvas nothing is drawn, so an estimate suffices: half the font size per letter.
  offscreenMeasure = ctx ? measureWith(ctx) : (text, { size }) => (text.length * size) / 2;
  return offscreenMeasure;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly font: Font;
  readonly width: number;
  readonly height: number;
}

interface LineBreaks {
  readonly lines: readonly string[];
  readonly widest: number;
  /** The number of words split at a soft hyphen. */
  readonly splits: number;
}

/** All ways to break a text into at most two lines. */
function twoLineBreaks(text: string): readonly { readonly lines: readonly string[]; readonly splits: number }[] {
  const ways: { lines: readonly string[]; splits: number }[] = [{ lines: [withoutSoftHyphens(text)], splits: 0 }];
  for (let i = 1; i < text.length - 1; i++) {
    const head = withoutSoftHyphens(text.slice(0, i));
    const tail = withoutSoftHyphens(text.slice(i + 1));
    if (text[i] === ' ') ways.push({ lines: [head, tail], splits: 0 });
    else if (text[i] === SOFT_HYPHEN) ways.push({ lines: [`${head}-`, tail], splits: 1 });
    else if (text[i] === '-') ways.push({ lines: [`${head}-`, tail], splits: 0 });
  }
  return ways;
}

function bestBreak(text: string, font: Font, width: number, measure: Measure): LineBreaks | undefined {
  return twoLineBreaks(text)
    .map((way) => ({ ...way, widest: Math.max(...way.lines.map((line) => measure(line, font))) }))
    .filter((way) => way.widest <= width)
    .sort((a, b) => a.lines.length - b.lines.length || a.splits - b.splits || a.widest - b.widest)[0];
}

/**
 * Fits a card title into at most two lines, split at soft hyphens if necessary, and reduces its size until it fits. A
 * title is never cut off (style guide, section 2). A smaller title keeps its weight, so that no card looks paler than its
 * neighbour.
 */
export function fitTitle(text: string, width: number, size: number, measure: Measure): FittedText {
  const fonts: Font[] = [];
  for (let factor = 1; factor > 0.4; factor *= 0.94) fonts.push({ family: 'title', weight: 900, size: size * factor });
  for (const font of fonts) {
    const found = bestBreak(text, font, width, measure);
    if (found) return fitted(found.lines, font, found.widest);
  }
  const last = fonts.at(-1) ?? { family: 'title', weight: 900, size };
  const { lines } = twoLineBreaks(text).at(-1) ?? { lines: [withoutSoftHyphens(text)] };
  const widest = Math.max(...lines.map((line) => measure(line, last)));
  const font = { ...last, size: (last.size * width) / widest };
  return fitted(lines, font, width);
}

const fitted = (lines: readonly string[], font: Font, width: number): FittedText => ({
  lines,
  font,
  width,
  height: lines.length * font.size * LEADING[font.family],
});

/**
 * Breaks a text into lines no wider than `width`. A word that is too long is split at its soft hyphens; without soft
 * hyphens it overflows.
 */
export function wrap(text: string, font: Font, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer, font) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(withoutSoftHyphens(line));
    line = '';
    for (const piece of word.split(SOFT_HYPHEN)) {
      if (line && measure(`${line}${piece}-`, font) > width) {
        lines.push(`${line}-`);
        line = piece;
      } else line += piece;
    }
  }
  if (line) lines.push(withoutSoftHyphens(line));
  return lines;
}

/**
 * Fits a text into a box at `font.size`, or at a smaller size in steps of 6 %. A text that does not fit at about 60 % of
 * `font.size` overflows.
 */
export function fitText(
  text: string,
  box: { readonly width: number; readonly height: number },
  font: Font,
  measure: Measure,
): FittedText {
  for (let factor = 1; ; factor *= 0.94) {
    const smaller = { ...font, size: font.size * factor };
    const lines = wrap(text, smaller, box.width, measure);
    const widest = Math.max(0, ...lines.map((line) => measure(line, smaller)));
    const result = fitted(lines, smaller, widest);
    if ((widest <= box.width && result.height <= box.height) || factor < 0.6) return result;
  }
}

export interface TextStyle {
  readonly align?: 'left' | 'center' | 'right';
  readonly fill?: string;
  /** The colour and width of an outline that separates the text from its background. */
  readonly outline?: { readonly colour: string; readonly width: number };
}

/** Draws one line with its baseline at y. */
export function drawText(ctx: Ctx, text: string, x: number, y: number, font: Font, style: TextStyle = {}): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1 / OVERSIZE, 1 / OVERSIZE);
  ctx.font = cssFont({ ...font, size: font.size * OVERSIZE });
  ctx.textAlign = style.align ?? 'left';
  ctx.textBaseline = 'alphabetic';
  if (style.outline) {
    ctx.lineJoin = 'round';
    ctx.lineWidth = style.outline.width * OVERSIZE;
    ctx.strokeStyle = style.outline.colour;
    ctx.strokeText(withoutSoftHyphens(text), 0, 0);
  }
  ctx.fillStyle = style.fill ?? PALETTE.ink;
  ctx.fillText(withoutSoftHyphens(text), 0, 0);
  ctx.restore();
}

/** The height of digits and capitals, as a fraction of the font size. */
const CAP_HEIGHT = { title: 0.64, text: 0.69 } as const satisfies Record<Family, number>;

/** The baseline at which digits and capitals are centred on y. */
export const centredBaseline = (y: number, font: Font): number => y + (font.size * CAP_HEIGHT[font.family]) / 2;

/** Draws a number or a few capitals centred on a point. */
export function drawNumber(ctx: Ctx, text: string, x: number, y: number, font: Font, fill?: string): void {
  drawText(
    ctx,
    text,
    x,
    centredBaseline(y, font),
    font,
    fill === undefined ? { align: 'center' } : { align: 'center', fill },
  );
}

/** Draws fitted lines. The whole block is centred on y (the default), or its top is at y. */
export function drawFitted(
  ctx: Ctx,
  { lines, font }: FittedText,
  x: number,
  y: number,
  style: TextStyle & { readonly anchor?: 'middle' | 'top' } = {},
): void {
  const leading = font.size * LEADING[font.family];
  const capital = font.size * CAP_HEIGHT[font.family];
  const first =
    style.anchor === 'top'
      ? y + leading - (leading - capital) / 2
      : y + capital / 2 - ((lines.length - 1) * leading) / 2;
  for (const [i, line] of lines.entries()) drawText(ctx, line, x, first + i * leading, font, style);
}

/** A number with its sign: '+2', '0', '−1', with a true minus (U+2212). */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');

/** An initiative as two digits: '07', '38'. */
export const initiativeText = (n: number): string => String(n).padStart(2, '0');
