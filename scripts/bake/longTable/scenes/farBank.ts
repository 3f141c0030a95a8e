/** Draws the pictures of the scenarios on the river and its far bank: Escrow, Paid In and The Long Table. */
import type { Composition } from '../../scenes/composition';
import { hills, water } from '../../scenes/land';
import { dark, glow, light, stars } from '../../scenes/light';
import { peopleRow, person } from '../../scenes/people';
import { archway } from '../../scenes/places';
import { circle, cut, figure, inkLines, lines, mass, paperShape, placed, red } from '../../scenes/strokes';
import { boat, halfFigure, litter, row } from './parts';

/** Draws a bell in its frame. */
const bell = (x: number, y: number, k: number): string =>
  placed(
    { x, y },
    k,
    mass('M-44 0L-34 -104H-26L-32 0ZM44 0L34 -104H26L32 0ZM-42 -110H42V-100H-42Z', 2.6) +
      mass('M-22 -34C-18 -50 -20 -84 0 -88C20 -84 18 -50 22 -34L28 -26H-28Z', 2.8) +
      lines('M0 -100V-88M-14 -42H14', 2) +
      cut(circle(0, -20, 5)),
  );

/** An island with two bells, and in the water the hats of those who tried to reach it. */
const escrow: Composition = {
  id: 'escrow',
  sky: [dark(), stars(411, 70, 30), light({ x: 210, y: 88, radius: 46, seed: 412, reach: 230 })],
  place: [
    hills(
      [
        [30, 116],
        [120, 108],
        [300, 112],
        [400, 106],
      ],
      128,
    ),
    water(413, 122, 210),
  ],
  event: [
    mass('M40 200C100 168 160 174 210 164C260 174 320 168 384 200C400 214 300 226 210 226C120 226 24 214 40 200Z', 3),
    cut('M120 196L150 190L148 194ZM210 190L250 188L246 193ZM280 200L316 196L312 201Z'),
    bell(110, 196, 1.04),
    bell(312, 196, 1.04),
    red(`${circle(110, 176, 5)}${circle(312, 176, 5)}`),
    figure({ icon: 'dead-wood', x: 212, y: 178, size: 84, halo: 32 }),
  ],
  near: [
    figure({ icon: 'top-hat', x: 166, y: 216, size: 36, halo: 40 }),
    figure({ icon: 'western-hat', x: 252, y: 220, size: 44, halo: 40 }),
    figure({ icon: 'pilgrim-hat', x: 206, y: 232, size: 38, halo: 40 }),
    litter(414, [0, 230], [420, 252], 50),
  ],
};

/** A queue on the river steps at night, and the mooring post. */
const paidIn: Composition = {
  id: 'paidIn',
  sky: [dark(), stars(421, 60, 22)],
  place: [
    // The open doors on the far side.
    mass('M300 132V50H420V132Z', 2.4),
    archway(360, 132, 54, 74, 10),
    cut('M333 132V86A27 27 0 0 1 387 86V132Z'),
    glow(360, 96, 34, 150, 422, 60),
    water(423, 130, 360),
  ],
  event: [
    // The steps, and the people on them.
    mass('M-4 120H90V140H130V160H170V182H206V204H-4Z', 2.8),
    lines('M-4 132H90M-4 152H130M-4 172H170M-4 194H206', 1.6),
    peopleRow('striker', 12, 78, 3, 122, 62),
    person('tansy', { x: 110, y: 142, height: 58 }),
    person('brill', { x: 148, y: 162, height: 66 }),
    halfFigure('post', { x: 236, y: 226, size: 118, halo: 3 }),
    inkLines('M276 184C300 180 320 182 340 186', 5),
    boat(338, 206, 128),
    row(4, [300, 190], [372, 190], (x) => person('worker', { x, y: 192, height: 46, halo: 2 })),
  ],
  near: [
    red(circle(186, 214, 9)),
    litter(424, [0, 226], [420, 252], 60),
    halfFigure('ferrywoman', { x: 62, y: 264, size: 104, halo: 3.2 }),
  ],
};

/** A table with a place and a card for everyone; the Remainderman sits at its head. */
const theLongTable: Composition = {
  id: 'theLongTable',
  sky: [dark(), light({ x: 210, y: 82, radius: 64, seed: 431, red: true })],
  place: [
    archway(210, 150, 196, 138, 18),
    ...[0.42, 0.64, 0.92].flatMap((k) => [
      chair(210 - 168 * k - 16, 128 + 104 * k, k),
      chair(210 + 168 * k + 16, 128 + 104 * k, k),
    ]),
  ],
  event: [
    halfFigure('remainderman', { x: 210, y: 138, size: 122, halo: 3.2 }),
    mass('M162 136H258L356 262H64Z', 3.2),
    lines('M186 136L130 262M234 136L290 262M210 136V262', 1.4),
  ],
  near: [
    ...[0.16, 0.4, 0.72].flatMap((t) => {
      const [y, half, k] = [140 + t * 110, 38 + t * 96, 0.5 + t * 0.8];
      return [-1, 1].map((side) =>
        placed(
          { x: 210 + side * half, y },
          k,
          paperShape(circle(0, 0, 15, 7), 2) +
            paperShape('M-8 -8L8 -8L9 -22H-7Z', 2) +
            inkLines('M-4 -17H5M-4 -13H3', 1.6),
        ),
      );
    }),
    placed(
      { x: 210, y: 240 },
      1,
      paperShape(circle(0, 0, 26, 11), 2.4) +
        inkLines('M-44 8L-36 -10M44 8L36 -10', 4) +
        red('M-14 -14H14V-30H-14Z') +
        lines('M-8 -24H8M-8 -20H4', 1.8),
    ),
  ],
};

/** Draws a chair from behind, with its foot at (x, y). */
function chair(x: number, y: number, k: number): string {
  return placed(
    { x, y },
    k,
    mass('M-20 0V-78C-20 -92 20 -92 20 -78V0H12V-30H-12V0Z', 2.8) +
      lines('M-10 -72V-38M0 -76V-38M10 -72V-38M-20 -32H20', 2),
  );
}

export const FAR_BANK: readonly Composition[] = [escrow, paidIn, theLongTable];
