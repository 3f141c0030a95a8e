/** Draws the linocut left thumb that holds the cards (docs/STYLE.md, signature 4); the game mirrors it for the right hand. */
import { gouge } from '../../src/scenes/art/carve';
import { PALETTE } from '../../src/scenes/art/palette';
import { stream } from '../../src/scenes/art/seed';
import { cutFilter, type Piece } from './picture';

/** Size of the drawing's box; the arm leaves the box at the lower edge. */
export const THUMB = { width: 240, height: 420 } as const;

const OUTLINE =
  'M-8 430C-10 372 2 318 24 268C40 232 62 196 84 164C100 140 112 112 128 84C142 58 158 32 182 22C204 13 224 28 224 54' +
  'C224 78 208 98 194 118C180 138 170 158 168 184C166 214 180 246 188 286C196 328 198 380 200 430Z';
const NAIL = 'M186 30C202 24 216 36 214 58C211 76 198 84 184 79C174 70 174 44 186 30Z';
const NAIL_SHINE = 'M189 38C199 33 208 42 207 56';
const MOON = 'M180 70C186 62 196 62 203 70';

/** Creases over the joint, and the fold at the base of the thumb. */
const FOLDS = [
  'M118 122C134 112 152 114 166 128',
  'M112 134C128 124 148 126 162 140',
  'M110 147C124 138 142 140 156 152',
  'M46 250C62 236 82 230 100 236',
];
const CUFF = ['M-10 340C54 362 132 360 202 334', 'M-10 354C54 376 132 374 204 348'];

/** Returns the path of all strokes: inwards from the outer contour, on the shaded side, on the pad beside the nail and on the sleeve. */
function strokes(seed: number): string {
  const next = stream(seed);
  const spine = [
    [150, 66, 0.9],
    [138, 88, 0.95],
    [100, 168, 1.02],
    [88, 190, 1.05],
    [76, 212, 1.1],
    [64, 236, 1.15],
    [48, 262, 1.2],
    [38, 288, 1.28],
    [28, 314, 1.34],
    [18, 334, 1.4],
  ] as const;
  let d = '';
  for (const [x, y, turn] of spine) {
    for (const inwards of [6, 30, 56]) {
      const angle = -turn + (next() - 0.5) * 0.16;
      const length = (30 - inwards * 0.28) * (0.8 + next() * 0.5);
      const [ax, ay] = [x + inwards * 0.92 + next() * 6, y + inwards * 0.42 + next() * 6];
      d += gouge(ax, ay, ax + Math.cos(angle) * length, ay + Math.sin(angle) * length, 2.2 - inwards * 0.016);
    }
  }
  // The shaded right side: long thin cuts along the arm.
  for (let i = 0; i < 9; i++) {
    const [x, y] = [150 + next() * 34, 200 + i * 15 + next() * 6];
    d += gouge(x, y, x - 6 - next() * 8, y - 22 - next() * 14, 1.5);
  }
  // The pad beside the nail.
  for (let i = 0; i < 4; i++) d += gouge(170 - i * 5, 98 + i * 9, 180 - i * 6, 84 + i * 9, 1.5);
  // The sleeve.
  for (let x = -2; x < 196; x += 11) {
    const top = 372 + Math.sin(x / 40) * 4 - (x > 110 ? (x - 110) * 0.22 : 0);
    d += gouge(x, top, x + 3 + next() * 4, top + 26 + next() * 34, 2.4);
  }
  return d;
}

/** Draws a left thumb in its box, without the print filter. */
export function thumb(seed: number): string {
  const light = PALETTE.boneDim;
  const line = (d: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${light}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    `<path d="${OUTLINE}" fill="${PALETTE.ink}" stroke="${light}" stroke-width="4.5"/>` +
    `<path d="${strokes(seed)}" fill="${light}"/>` +
    `<path d="${NAIL}" fill="${PALETTE.ink}" stroke="${light}" stroke-width="4"/>` +
    line(NAIL_SHINE, 2.4) +
    line(MOON, 2) +
    FOLDS.map((d) => line(d, 2.6)).join('') +
    CUFF.map((d) => line(d, 4.2)).join('')
  );
}

/** @param scale pixels per unit of the drawing's box */
export const thumbPiece = (scale: number): Piece => ({
  name: 'thumb',
  width: THUMB.width,
  height: THUMB.height,
  scale,
  inks: [PALETTE.ink, PALETTE.boneDim],
  steps: 3,
  body: `<defs>${cutFilter(1.4)}</defs><g filter="url(#print)">${thumb(5)}</g>`,
});
