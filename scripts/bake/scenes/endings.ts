/** Draws the three endings of the game in hand. */
import { gouge } from '../../../src/scenes/art/carve';
import type { Composition } from './composition';
import { earth, field, grass, hills } from './land';
import { clouds, dark, day, light, stars } from './light';
import { peopleRow, person } from './people';
import { curtain, headstone, kiln, openGrave, stack } from './places';
import {
  box,
  circle,
  cut,
  figure,
  inked,
  inkLines,
  lines,
  mass,
  paperShape,
  placed,
  red,
  redLines,
  silhouette,
  strokes,
} from './strokes';

/** A worker who has lain down in the middle of a shift. */
const lying = (x: number, y: number, k: number, flip = false): string =>
  placed(
    { x, y, flip },
    k,
    silhouette(
      ['M-44 0C-44 -12 -30 -18 -10 -17L30 -12L62 -6L62 0L30 2Z', circle(-54, -8, 9), 'M-20 -14L-6 4L4 6L-8 -14Z'],
      2.6 / k,
    ) + lines('M-30 -10L20 -8', 1.6),
  );

/** Everybody lies where they dropped, and nobody is left to dig. */
const struckOff: Composition = {
  id: 'struckOff',
  sky: [dark(), stars(231, 120, 40), light({ x: 226, y: 112, radius: 56, seed: 232, reach: 176, sheaves: 110 })],
  place: [
    hills(
      [
        [0, 150],
        [80, 134],
        [190, 150],
        [300, 132],
        [424, 148],
      ],
      180,
    ),
    stack(44, 142, 18, 76),
    stack(86, 140, 16, 58),
    stack(118, 142, 18, 84),
    field(233, 172, 8),
  ],
  event: [
    lying(74, 186, 0.62),
    lying(150, 180, 0.52, true),
    lying(110, 214, 0.9),
    headstone(344, 202, 104),
    placed(
      { x: 226, y: 236 },
      1.3,
      silhouette(
        [
          'M-16 0L-12 -34L-18 -54C-16 -70 4 -74 14 -64L16 -40L18 0H8L2 -28L-4 0Z',
          circle(18, -74, 9),
          'M-2 -82C6 -90 30 -86 38 -74L34 -72C24 -80 10 -82 0 -79ZM8 -84L14 -98L32 -92L30 -80Z',
          'M-8 -60L22 -46L40 -54L44 -48L24 -36L-8 -46Z',
          'M14 -78L18 -80L62 -12L58 -9Z',
          'M52 -18L66 -24L80 2L64 8L54 -6Z',
        ],
        3,
      ) + lines('M-10 -56C-2 -50 6 -48 12 -50M-8 -44L14 -42M60 -14L70 0', 1.8),
    ),
  ],
  near: [
    openGrave(346, 208),
    mass('M-4 244C40 222 96 226 124 262H-4Z', 3),
    cut(
      strokes(234, 26, (next) => {
        const [x, y] = [next() * 104, 238 + next() * 18];
        return gouge(x, y, x + 6 + next() * 6, y - 3, 1.5);
      }),
    ),
  ],
};

/** The king carries bricks for hourly pay; the accountant has the books. */
const solventKing: Composition = {
  id: 'solventKing',
  sky: [
    day(),
    clouds(241, 60, 18),
    inked(
      strokes(242, 72, (_, i) => {
        const a = Math.PI + ((i + 0.5) / 72) * Math.PI;
        const [x, y] = [210, 156];
        const [from, to] = [70 + (i % 2) * 10, 150 + (i % 4) * 34];
        return gouge(x + Math.cos(a) * from, y + Math.sin(a) * from, x + Math.cos(a) * to, y + Math.sin(a) * to, 2.8);
      }),
    ),
    red(
      strokes(243, 24, (_, i) => {
        const a = Math.PI + ((i + 0.5) / 24) * Math.PI + 0.02;
        return gouge(
          210 + Math.cos(a) * 92,
          156 + Math.sin(a) * 92,
          210 + Math.cos(a) * 190,
          156 + Math.sin(a) * 190,
          2.4,
        );
      }),
    ),
  ],
  place: [
    inked(circle(210, 156, 60)),
    cut(circle(210, 156, 56)),
    kiln(52, 186, 96, 136),
    kiln(376, 186, 92, 128),
    earth(180, 6),
    cut(grass(244, 182, 80)),
  ],
  event: [
    person('king', { x: 226, y: 226, height: 124, halo: 3 }),
    // The bricks in his hands.
    mass('M240 158H276V170H240ZM246 146H282V158H246ZM238 134H272V146H238ZM250 120L284 114L286 126L252 132Z', 2.4),
    person('worker', { x: 150, y: 226, height: 106, halo: 3 }),
    peopleRow('worker', 292, 340, 2, 204, 62),
  ],
  near: [
    placed({ x: 92, y: 262 }, 1, mass('M-64 0V-44H64V0Z', 3) + lines('M-56 -36H56', 1.8)),
    person('tansy', { x: 60, y: 232, height: 96, halo: 3 }),
    // Piles of coins.
    ...[92, 110, 128].map((x, i) =>
      Array.from({ length: 2 + i }, (_, n) => mass(circle(x, 214 - n * 7, 9, 4), 1.8)).join(''),
    ),
    figure({ icon: 'brick-pile', x: 362, y: 264, size: 92, halo: 28, flip: true }),
  ],
};

/** The Chancellor's window looks out on the churchyard, but the desk faces away from the window. */
const carriedForward: Composition = {
  id: 'carriedForward',
  sky: [dark(), light({ x: 210, y: 84, radius: 42, seed: 251, reach: 200, sheaves: 120 })],
  place: [
    hills(
      [
        [90, 146],
        [170, 132],
        [250, 140],
        [330, 134],
      ],
      170,
    ),
    figure({ icon: 'church', x: 132, y: 146, size: 60, halo: 34 }),
    headstone(258, 160, 54),
    // The hero's grave, Plot Ten.
    mass('M286 162H320L328 175H284Z', 2),
    figure({ icon: 'trench-spade', x: 316, y: 162, size: 34, halo: 56 }),
    // The window, tall and arched.
    mass('M-4 -4H424V262H-4ZM92 178H328V84A118 78 0 0 0 92 84Z', 3),
    inked(`${box(166, 0, 6, 180)}${box(248, 0, 6, 180)}${box(90, 92, 240, 6)}`),
    curtain(92, 30, 190, -1),
    curtain(328, 30, 190, 1),
  ],
  event: [
    // The Chancellor sits with the back to the window.
    placed(
      { x: 210, y: 236 },
      1.2,
      silhouette(
        [
          'M-50 4C-50 -30 -42 -56 -26 -64L26 -64C42 -56 50 -30 50 4Z',
          'M-14 -80C-15 -102 15 -102 14 -80C13 -68 8 -60 0 -60C-8 -60 -13 -68 -14 -80Z',
          'M-28 -88C-20 -94 20 -94 28 -88C20 -84 -20 -84 -28 -88ZM-16 -90L-13 -124H13L16 -90Z',
          'M-40 -44C-52 -30 -52 -16 -44 -10L-6 -6L-8 -20L-30 -26ZM40 -44C52 -30 52 -16 44 -10L6 -6L8 -20L30 -26Z',
        ],
        3,
      ) + lines('M-24 -60L0 -36L24 -60M0 -36V-8M-14 -96H14M-7 -78H-3M3 -78H7M-5 -68H5', 2),
    ),
  ],
  near: [
    mass('M60 210H360L384 226H36ZM58 226H362V262H58Z', 3),
    lines('M76 236H180V256H76ZM240 236H344V256H240Z', 2),
    paperShape('M166 204L250 202L258 218L158 220Z', 2.4),
    inkLines('M176 210L240 208M174 215L222 214', 1.6),
    redLines('M228 214L246 213', 2.6),
    figure({ icon: 'quill-ink', x: 288, y: 214, size: 48, halo: 36 }),
    figure({ icon: 'book-pile', x: 112, y: 214, size: 54, halo: 34 }),
  ],
};

export const endings: readonly Composition[] = [struckOff, solventKing, carriedForward];
