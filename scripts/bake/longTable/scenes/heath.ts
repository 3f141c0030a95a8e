/** Draws a picture for each road event R07 to R12, beyond the ford. */
import { gouge } from '../../../../src/scenes/art/carve';
import type { Composition } from '../../scenes/composition';
import { duellist } from '../../scenes/figures';
import { field, hills, water } from '../../scenes/land';
import { clouds, dark, day, dusk, light } from '../../scenes/light';
import { person } from '../../scenes/people';
import {
  circle,
  figure,
  inked,
  inkLines,
  lines,
  mass,
  paperShape,
  placed,
  red,
  redLines,
  strokes,
} from '../../scenes/strokes';
import { bench, dial, litter, road, row, sitter, tag } from './parts';

/** Everything on the heath wears a number, even the larks. */
const assessorsCamp: Composition = {
  id: 'R07',
  sky: [day(), clouds(761, 110, 30)],
  place: [
    hills(
      [
        [20, 150],
        [140, 138],
        [290, 148],
        [400, 136],
      ],
      170,
    ),
    field(762, 166, 3),
  ],
  event: [
    figure({ icon: 'camping-tent', x: 112, y: 216, size: 138, halo: 22 }),
    mass('M226 172H348V182H226ZM236 182L228 226H236L246 182ZM330 182L338 226H346L340 182Z', 2.8),
    paperShape('M252 152L292 148L296 168L252 172ZM292 148L330 152L332 172L296 168Z', 2.4),
    inkLines('M260 156L286 153M260 162L286 159M300 154L324 157M300 160L324 163', 1.6),
    inked(`${circle(262, 148, 9, 6)}${circle(322, 148, 10, 6)}`),
    // Larks.
    ...(
      [
        [226, 62],
        [292, 42],
        [356, 74],
      ] as const
    ).map(
      ([x, y]) =>
        inked(
          `M${x} ${y}C${x - 12} ${y - 12} ${x - 20} ${y - 10} ${x - 24} ${y - 4}C${x - 16} ${y - 4} ${x - 8} ${y} ${x} ${y + 6}C${x + 8} ${y} ${x + 16} ${y - 4} ${x + 24} ${y - 4}C${x + 20} ${y - 10} ${x + 12} ${y - 12} ${x} ${y}Z`,
        ) +
        inkLines(`M${x} ${y + 4}V${y + 18}`, 1.6) +
        tag(x, y + 26, 26, 90),
    ),
  ],
  near: [
    tag(388, 210, 46, 10),
    tag(40, 236, 42, -10),
    red(circle(404, 213, 4)),
    figure({ icon: 'high-grass', x: 386, y: 258, size: 60, halo: 40 }),
    figure({ icon: 'high-grass', x: 210, y: 262, size: 54, halo: 40 }),
  ],
};

/** Four crows on five stones, counting. */
const crowsCounting: Composition = {
  id: 'R08',
  sky: [dark(), light({ x: 210, y: 92, radius: 54, seed: 771, reach: 270, red: true })],
  place: [
    hills(
      [
        [20, 158],
        [120, 150],
        [300, 156],
        [400, 148],
      ],
      176,
    ),
  ],
  event: [
    ...[38, 124, 210, 296, 382].map(
      (x, i) =>
        mass(
          `M${x - 41} 216V${170 - (i % 2) * 5}C${x - 41} ${162 - (i % 2) * 5} ${x + 41} ${162 - (i % 2) * 5} ${x + 41} ${170 - (i % 2) * 5}V216Z`,
          2.8,
        ) + lines(`M${x - 28} 192H${x + 10}M${x - 10} 204H${x + 28}`, 1.6),
    ),
    ...[38, 124, 210, 296].map((x, i) =>
      figure({ icon: 'raven', x, y: 168 - (i % 2) * 5, size: 78 - i * 2, halo: 30, flip: i % 2 === 1 }),
    ),
    // The number five on the free stone is in red, because it is the player's turn to count.
    redLines('M362 148V126M374 148V126M386 148V126M398 148V126M354 146L406 128', 3.4),
  ],
  near: [
    mass('M-4 214H424V222H-4Z', 2),
    litter(772, [0, 228], [420, 252], 60),
    person('bailiff', { x: 322, y: 266, height: 70, halo: 3.2 }),
  ],
};

/** A sealed bag that weighs nothing, with something alive inside. */
const bagOfSalt: Composition = {
  id: 'R09',
  sky: [dark(), light({ x: 210, y: 124, radius: 74, seed: 781, reach: 260 })],
  place: [
    hills(
      [
        [20, 150],
        [140, 140],
        [290, 148],
        [400, 140],
      ],
      166,
    ),
    field(782, 162, 4),
    road(210, 160, 60, 360),
  ],
  event: [
    mass(
      'M150 226C126 200 130 150 168 130C180 122 184 114 178 100L160 84L186 90L196 74L210 90L226 74L234 90L260 84L242 100C236 114 240 122 252 130C290 150 294 200 270 226C240 236 180 236 150 226Z',
      3.4,
    ),
    lines(
      'M176 110C196 116 224 116 244 110M172 116C196 124 224 124 248 116M170 150C160 170 160 196 170 214M250 150C260 170 260 196 250 214M196 140C190 170 190 200 196 222M226 140C232 170 232 200 226 222',
      2,
    ),
    red('M210 104C230 100 238 116 230 130C234 146 214 154 206 146C190 148 184 132 192 122C188 108 200 100 210 104Z'),
    lines('M201 120L219 136M219 120L201 136', 2.4),
  ],
  near: [
    lines(
      'M96 150C112 158 120 168 122 180M72 168C92 176 102 188 104 204M324 150C308 158 300 168 298 180M348 168C328 176 318 188 316 204',
      2.6,
    ),
    litter(783, [10, 232], [410, 252], 40),
    paperShape('M272 232L290 226L300 236L284 242ZM126 234L140 230L146 238L132 242Z', 1.8),
  ],
};

/** The Court Duellist presents a card, to demand a duel. */
const duellistsCard: Composition = {
  id: 'R10',
  sky: [dark(), light({ x: 180, y: 100, radius: 58, seed: 791, reach: 260, red: true })],
  place: [
    hills(
      [
        [10, 166],
        [120, 156],
        [300, 164],
        [400, 154],
      ],
      182,
    ),
    figure({ icon: 'pine-tree', x: 44, y: 186, size: 120, halo: 26 }),
    figure({ icon: 'pine-tree', x: 384, y: 190, size: 138, halo: 26 }),
  ],
  event: [placed({ x: 180, y: 250 }, 1.04, duellist(0, 0))],
  near: [
    placed(
      { x: 306, y: 178, turn: 8 },
      1,
      paperShape('M-46 -30H46V28H-46Z', 3) +
        inkLines('M-32 -14H32M-24 -2H24', 2.6) +
        red('M-10 10H10V14H-10Z') +
        figure({ icon: 'sword-brandish', x: 0, y: 26, size: 18, halo: 0 }),
    ),
    person('bailiff', { x: 380, y: 264, height: 92, halo: 3.2, flip: true }),
    person('tansy', { x: 336, y: 266, height: 78, halo: 3.2, flip: true }),
  ],
};

/** A bench on a hill, with room for the whole party and one more. */
const benchOnTheHill: Composition = {
  id: 'R11',
  sky: [dark(), dusk(801, 130, 90), light({ x: 214, y: 112, radius: 52, seed: 802, reach: 300 })],
  place: [
    hills(
      [
        [10, 118],
        [140, 108],
        [300, 116],
        [400, 106],
      ],
      130,
    ),
    water(803, 126, 214),
  ],
  event: [
    mass('M-4 262V222C100 186 320 186 424 222V262Z', 3),
    person('bailiff', { x: 150, y: 220, height: 84 }),
    person('tansy', { x: 194, y: 218, height: 72 }),
    person('brill', { x: 244, y: 220, height: 80 }),
    bench(218, 230, 232),
  ],
  near: [
    figure({ icon: 'high-grass', x: 58, y: 252, size: 56, halo: 40 }),
    figure({ icon: 'high-grass', x: 374, y: 256, size: 62, halo: 40 }),
    red(circle(214, 112, 8)),
    litter(804, [60, 236], [360, 254], 40),
  ],
};

/** A stopped clock. */
const stoppedClock: Composition = {
  id: 'R12',
  sky: [
    day(),
    inked(
      strokes(811, 60, (_, i) => {
        const a = (i / 60) * Math.PI * 2;
        const [f, t] = [96 + (i % 2) * 8, 190 + (i % 3) * 50];
        return gouge(210 + Math.cos(a) * f, 92 + Math.sin(a) * f, 210 + Math.cos(a) * t, 92 + Math.sin(a) * t, 2.4);
      }),
    ),
  ],
  place: [
    hills(
      [
        [20, 186],
        [140, 176],
        [290, 184],
        [400, 174],
      ],
      204,
    ),
    road(210, 200, 110, 310),
    mass('M186 210V150H234V210Z', 2.8),
    lines('M198 160H222M198 174H222M198 188H222', 1.6),
  ],
  event: [dial(210, 96, 66, 0, 0), mass('M158 42L210 12L262 42L254 52H166Z', 3), red(circle(210, 96, 7))],
  near: [
    row(3, [44, 214], [120, 208], (x, y, i) => figure({ icon: 'sheep', x, y, size: 44 - i * 6, halo: 36 })),
    figure({ icon: 'old-wagon', x: 340, y: 232, size: 96, halo: 28 }),
    sitter({ x: 286, y: 250 }, 60),
    litter(812, [0, 236], [420, 254], 40),
  ],
};

export const HEATH: readonly Composition[] = [
  assessorsCamp,
  crowsCounting,
  bagOfSalt,
  duellistsCard,
  benchOnTheHill,
  stoppedClock,
];
