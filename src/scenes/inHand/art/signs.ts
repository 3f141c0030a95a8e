/** Paints the signs of the interface: seal, needle, flags, stamps, rings. Lengths are in CSS px unless mm are stated. */

import type { Face } from '../../../rules/inHand/vocabulary';
import { roughen, roundRectangle } from '../../art/carve';
import { PALETTE } from '../../art/palette';
import { seedOf } from '../../art/seed';
import { centredBaseline, drawNumber, drawText, type Font, fitText, measureWith } from '../../art/type';
import type { Ctx } from '../../art/types';
import { RULER } from './geometry';
import type { GlyphName } from './iconNames';
import { drawHaloIcon, drawIcon, glyphIcon } from './icons';
import { drawFace, paintLoserStroke } from './marks';
import type { FlagModel, RollChipModel } from './models';

const text = (size: number, weight: 500 | 600 | 700 = 600): Font => ({ family: 'text', weight, size });
const title = (size: number): Font => ({ family: 'title', weight: 900, size });

/** The outline of poured wax, in a box of 100. */
const WAX =
  'M50 3C63 1 70 9 80 13C92 18 92 30 95 41C101 53 93 62 92 73C88 87 74 86 65 93C53 100 44 94 33 93C19 91 17 78 10 69' +
  'C1 59 5 48 6 37C6 23 19 21 28 12C35 5 41 4 50 3Z';

/** The shapes of the faces, a gable, a square and a disc, with the soft corners of wax, in a box of 100. */
const POURED = {
  A: 'M50 4L94 36Q97 66 94 95Q50 99 6 95Q3 66 6 36Z',
  B: 'M7 7Q50 2 93 7Q98 50 93 93Q50 98 7 93Q2 50 7 7Z',
  C: 'M50 3C77 3 97 23 97 50C97 77 77 97 50 97C23 97 3 77 3 50C3 23 23 3 50 3Z',
} as const satisfies Record<Face, string>;

/** Paints the wax seal of the primary action in a square of `size`; `idle`: the action cannot be used. */
export function paintSeal(
  ctx: Ctx,
  size: number,
  glyph: GlyphName,
  state: 'ready' | 'pressed' | 'idle' = 'ready',
): void {
  const wax = { ready: ['#9E1F14', '#B92A1C'], pressed: ['#7E160D', '#991F14'], idle: ['#4A3128', '#57392E'] }[state];
  ctx.save();
  ctx.scale(size / 100, size / 100);
  const edge = new Path2D(roughen(WAX, { seed: 7, amount: 0.7, wave: 7 }));
  ctx.fillStyle = wax[0] ?? PALETTE.vermilion;
  ctx.fill(edge);
  ctx.save();
  ctx.clip(edge);
  ctx.lineWidth = 5;
  ctx.strokeStyle = state === 'idle' ? 'rgba(214,190,160,0.25)' : 'rgba(240,128,108,0.6)';
  ctx.stroke(new Path2D('M14 30C20 18 34 8 50 5C64 3 72 10 82 15C92 20 92 31 95 42'));
  ctx.strokeStyle = 'rgba(60,8,4,0.5)';
  ctx.stroke(new Path2D('M93 70C88 86 74 86 64 93C52 100 44 94 33 93C19 91 17 78 10 69'));
  ctx.restore();
  ctx.beginPath();
  ctx.arc(50, 49, 35, 0, Math.PI * 2);
  ctx.fillStyle = wax[1] ?? PALETTE.vermilion;
  ctx.fill();
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = state === 'idle' ? '#33211A' : '#6E120A';
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(50, 50.2, 36.4, 0.25, Math.PI * 0.85);
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = state === 'idle' ? 'rgba(214,190,160,0.2)' : 'rgba(240,128,108,0.55)';
  ctx.stroke();
  drawIcon(ctx, glyphIcon(glyph), 50, 49.6, 42, state === 'idle' ? '#B9A58A' : '#FFF1D8');
  ctx.restore();
}

/** Paints the needle: the printed arrow, lengthened up to the hero's hex. The needle's tip is at (width / 2, 0). */
export function paintNeedle(ctx: Ctx, height: number, width = 30): void {
  const k = width / 30;
  const m = 15 * k;
  const d =
    `M${m} ${k}L${m + 14 * k} ${22 * k}L${m + 3.4 * k} ${18.5 * k}L${m + 3.4 * k} ${height - k}` +
    `L${m - 3.4 * k} ${height - k}L${m - 3.4 * k} ${18.5 * k}L${m - 14 * k} ${22 * k}Z`;
  const path = new Path2D(roughen(d, { seed: 3, amount: 0.45 * k, wave: 6 * k }));
  ctx.lineJoin = 'round';
  // A light outline separates the needle from dark rock. A black outline outside the light one separates the needle from
  // letters beneath it.
  for (const [colour, wide] of [
    [PALETTE.ink, 5.6],
    [PALETTE.bone, 2.6],
  ] as const) {
    ctx.lineWidth = wide * k;
    ctx.strokeStyle = colour;
    ctx.stroke(path);
  }
  ctx.fillStyle = PALETTE.vermilion;
  ctx.fill(path);
}

export const FLAG_HEIGHT = 28;
const FLAG = { padding: 10, gap: 6, icon: 16, font: text(15, 700) } as const;

/** The width of a flag in px. */
export function flagWidth(ctx: Ctx, { text: words, glyph }: FlagModel): number {
  return Math.ceil(measureWith(ctx)(words, FLAG.font) + 2 * FLAG.padding + (glyph ? FLAG.icon + FLAG.gap : 0));
}

/** Paints a flag or chip, FLAG_HEIGHT high and `flagWidth` wide. */
export function paintFlag(ctx: Ctx, model: FlagModel): void {
  const width = flagWidth(ctx, model);
  const d = roundRectangle(0.8, 0.8, width - 1.6, FLAG_HEIGHT - 1.6, 5);
  const shape = new Path2D(roughen(d, { seed: seedOf(model.text), amount: 0.5, wave: 7 }));
  if (model.tone === 'line') {
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = PALETTE.ink;
    ctx.stroke(shape);
  } else {
    ctx.fillStyle = PALETTE[model.tone];
    ctx.fill(shape);
  }
  const colour = model.tone === 'vermilion' || model.tone === 'teal' ? '#FFFFFF' : PALETTE.ink;
  let x: number = FLAG.padding;
  if (model.glyph) {
    drawIcon(ctx, glyphIcon(model.glyph), x + FLAG.icon / 2, FLAG_HEIGHT / 2, FLAG.icon, colour);
    x += FLAG.icon + FLAG.gap;
  }
  drawText(ctx, model.text, x, centredBaseline(FLAG_HEIGHT / 2, FLAG.font), FLAG.font, { fill: colour });
}

/** Paints the face of a roll in wax, in a square of `size`: the seal has the face's shape and bears its letter. */
export function paintStamp(ctx: Ctx, face: Face, size: number): void {
  ctx.save();
  ctx.translate(size * 0.04, size * 0.04);
  ctx.scale((size * 0.92) / 100, (size * 0.92) / 100);
  const poured = new Path2D(roughen(POURED[face], { seed: seedOf(face), amount: 1.3, wave: 9 }));
  ctx.fillStyle = '#9E1F14';
  ctx.fill(poured);
  ctx.translate(50, 51);
  ctx.scale(0.82, 0.82);
  ctx.translate(-50, -50);
  const pressed = new Path2D(POURED[face]);
  ctx.fillStyle = '#B92A1C';
  ctx.fill(pressed);
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = '#6E120A';
  ctx.stroke(pressed);
  const letter = { A: [64, 68], B: [51, 82], C: [51, 80] } as const satisfies Record<Face, readonly [number, number]>;
  const [y, height] = letter[face];
  drawNumber(ctx, face, 50, y, title(height), '#FFF1D8');
  ctx.restore();
}

/** The size of a number on a coloured blot, which rises from a card. */
export const RISING = { width: 84, height: 84 } as const;

export function paintRising(ctx: Ctx, text: string, ground: string): void {
  const [x, y] = [RISING.width / 2, RISING.height / 2];
  ctx.fillStyle = ground;
  const blot = roundRectangle(4, 4, 2 * x - 8, 2 * y - 8, x - 4);
  ctx.fill(new Path2D(roughen(blot, { seed: seedOf(text), amount: 1.4, wave: 9 })));
  drawNumber(ctx, text, x, y, title(42), PALETTE.bone);
}

/** The size of the stroke through a face that does not count. */
export const STRIKE = { width: 66, height: 6 } as const;

export function paintStrike(ctx: Ctx): void {
  ctx.fillStyle = PALETTE.bone;
  ctx.fillRect(0, 0, STRIKE.width, STRIKE.height);
}

/**
 * The ring around the ruler cell on the roll line, in mm of the card with the ruler. `rim` is the width of its light
 * stroke, `line` of the red stroke over it.
 */
const RING = { radius: 4.75, rim: 1.25, line: 0.72 } as const;
export const REST_RING = { width: 2 * RING.radius + 1.6, height: 2 * RING.radius + 1.6 } as const;

/** Paints the ring, with the red line only in two corners of the cell, so that the letter stays visible. */
export function paintRestRing(ctx: Ctx): void {
  const middle = REST_RING.width / 2;
  ctx.translate(middle, middle);
  ctx.strokeStyle = PALETTE.vermilion;
  ctx.lineWidth = 0.8;
  const corner = (RULER.width / 2) * Math.SQRT2;
  ctx.stroke(new Path2D(`M${-corner} 0H${-corner * 0.56}M${corner * 0.56} 0H${corner}`));
  for (const [width, colour] of [
    [RING.rim, PALETTE.bone],
    [RING.line, PALETTE.vermilion],
  ] as const) {
    ctx.beginPath();
    ctx.arc(0, 0, RING.radius, 0, Math.PI * 2);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
}

/**
 * Covers the cells of the left ruler strip with half-transparent paper, except for one cell, which gets a heavy frame;
 * 1 unit is 1 mm.
 */
export function paintRestMark(ctx: Ctx, cell: number): void {
  const top = RULER.length - (cell + 1) * RULER.segment;
  const end = top + RULER.segment;
  ctx.globalAlpha = 0.5;
  ctx.fillStyle = PALETTE.paper;
  ctx.fillRect(0, 0, RULER.width, top);
  ctx.fillRect(0, end, RULER.width, RULER.length - end);
  ctx.globalAlpha = 1;
  ctx.lineWidth = 0.5;
  ctx.strokeStyle = PALETTE.ink;
  ctx.strokeRect(0.25, top + 0.25, RULER.width - 0.5, RULER.segment - 0.5);
}

/** Paints a ring around an HP value, in a square of 40 x 40. */
export function paintCrossing(ctx: Ctx): void {
  for (const [width, colour] of [
    [5, PALETTE.bone],
    [3, PALETTE.vermilion],
  ] as const) {
    ctx.beginPath();
    ctx.arc(20, 20, 17, 0, Math.PI * 2);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
}

/** The size of the chip for the first of two rolls, with its title, face, modifier and fate. */
export const ROLL_CHIP = { width: 76, height: 84 } as const;

export function paintRollChip(ctx: Ctx, { title: heading, face, modifier, fate, out }: RollChipModel): void {
  const { width, height } = ROLL_CHIP;
  const middle = width / 2;
  ctx.fillStyle = PALETTE.paper;
  ctx.fill(new Path2D(roughen(roundRectangle(1, 1, width - 2, height - 2, 7), { seed: 3, amount: 0.6, wave: 8 })));
  const measure = measureWith(ctx);
  const line = (words: string, y: number, size: number) => {
    const { font } = fitText(words, { width: width - 10, height: 20 }, text(size), measure);
    drawText(ctx, words, middle, centredBaseline(y, font), font, { align: 'center', fill: PALETTE.ink });
  };
  line(heading, 15, 15);
  drawFace(ctx, face, 22, 43, 30, 'vermilion');
  drawNumber(ctx, modifier, 55, 43, title(22));
  line(fate, 71, 14);
  if (out) paintLoserStroke(ctx, width, height);
}

/** The size of the stroke through a wax seal that does not count. */
export const SEAL_STROKE = { width: 96, height: 96 } as const;

export function paintSealStroke(ctx: Ctx): void {
  paintLoserStroke(ctx, SEAL_STROKE.width, SEAL_STROKE.height);
}

/** Paints the mark where a finger holds the ruler: a pale disc with a double rim, in a square of `size`. */
export function paintGrip(ctx: Ctx, size: number): void {
  const middle = size / 2;
  ctx.beginPath();
  ctx.arc(middle, middle, middle - 3, 0, Math.PI * 2);
  ctx.fillStyle = 'rgba(255,255,255,0.33)';
  ctx.fill();
  ctx.lineWidth = 5.5;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke();
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke();
}

/** Paints an icon with a black rim, for flying coins and marks over cards, in a square of `size`. */
export function paintToken(ctx: Ctx, glyph: GlyphName, size: number, colour: string): void {
  drawHaloIcon(ctx, glyphIcon(glyph), size / 2, size / 2, size * 0.8, { fill: colour, halo: PALETTE.ink, width: 70 });
}
