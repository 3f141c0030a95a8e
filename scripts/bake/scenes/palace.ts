/** Draws the pictures of the scenarios in the palace. */
import type { Composition } from './composition';
import { osbert } from './figures';
import { hills, tiles } from './land';
import { dark, light } from './light';
import { person } from './people';
import { curtain, headstone } from './places';
import { box, circle, cut, figure, inked, inkLines, lines, mass, paperShape, placed, red, redLines } from './strokes';

/** The King, small for his crown; the Unpaid stand before him. */
const solventKing: Composition = {
  id: 'solventKing',
  sky: [dark(), light({ x: 210, y: 96, radius: 68, seed: 211, red: true })],
  place: [
    curtain(-4, 118, 214, 1),
    curtain(424, 118, 214, -1),
    tiles(188, 210, 4, 14),
    // The dais.
    mass('M128 204L142 186H278L292 204ZM112 222L128 204H292L308 222Z', 2.6),
  ],
  event: [
    osbert(210, 190),
    figure({ icon: 'bear-head', x: 350, y: 122, size: 84, halo: 26, flip: true }),
    mass('M322 118H378L366 134H334Z', 2.6),
  ],
  near: [
    // The Unpaid from behind.
    figure({ icon: 'uprising', x: 70, y: 280, size: 128, halo: 18 }),
    figure({ icon: 'uprising', x: 350, y: 284, size: 128, halo: 18, flip: true }),
    inkLines('M136 262V168M284 262V168', 6),
    paperShape('M126 174Q210 190 294 174L290 212Q210 228 130 212Z', 3),
    figure({ icon: 'palm', x: 210, y: 216, size: 32, halo: 0 }),
  ],
};

/** A contract of three pages and a pen. The window looks out on the churchyard. */
const carriedForward: Composition = {
  id: 'carriedForward',
  sky: [dark(), light({ x: 212, y: 90, radius: 58, seed: 221, reach: 240, sheaves: 120, red: true })],
  place: [
    hills(
      [
        [30, 150],
        [110, 136],
        [220, 150],
        [330, 140],
      ],
      190,
    ),
    headstone(92, 168, 52),
    figure({ icon: 'hasty-grave', x: 140, y: 164, size: 30, halo: 56 }),
    // The window, and its wall.
    mass('M-4 -4H424V262H-4ZM46 178H318V26H46Z', 3),
    inked(`${box(128, 24, 7, 156)}${box(286, 24, 5, 156)}${box(44, 92, 276, 6)}`),
    curtain(318, 44, 200, -1),
    curtain(46, 30, 200, 1),
  ],
  event: [
    person('quill', { x: 212, y: 236, height: 186, halo: 3.4 }),
    cut('M205 84L211 86V89L206 88ZM221 84L215 86V89L220 88Z'),
    // A figure in the dark by the wall.
    lines(`${circle(362, 96, 10)}${circle(388, 96, 10)}M372 96H378M352 94L344 90M398 94L406 90`, 3),
    cut(`${circle(364, 97, 3)}${circle(386, 97, 3)}`),
    lines('M346 80C350 52 400 52 404 80M366 124H384', 2.2),
  ],
  near: [
    mass('M-4 186H424V260H-4Z', 3),
    lines('M-4 196H424', 1.6),
    ...[70, 176, 282].map((x, i) =>
      placed(
        { x, y: 238, turn: (i - 1) * 4 },
        1,
        paperShape('M-44 -34L40 -38L48 6L-50 8Z', 2.8) +
          inkLines('M-34 -26L30 -29M-36 -18L22 -21M-37 -10L32 -13', 2) +
          (i < 2 ? red(circle(30, -1, 8)) : redLines('M-38 0H34', 2.4)),
      ),
    ),
    // The pen, held out to the viewer.
    placed(
      { x: 322, y: 226, turn: 58 },
      1,
      paperShape('M0 0L-7 -18L-5 -74H5L7 -18Z', 2.6) + inkLines('M0 -2V-18M-6 -22H6', 2),
    ),
  ],
};

export const palace: readonly Composition[] = [solventKing, carriedForward];
