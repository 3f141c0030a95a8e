/** Draws a picture for each road event R01 to R06, up to the ford. */
import { gouge } from '../../../../src/scenes/art/carve';
import type { Composition } from '../../scenes/composition';
import { field, hills, reeds, water } from '../../scenes/land';
import { dark, dusk, glow, light, stars } from '../../scenes/light';
import { person } from '../../scenes/people';
import {
  circle,
  cut,
  figure,
  inkLines,
  lines,
  mass,
  paperShape,
  placed,
  red,
  redLines,
  strokes,
} from '../../scenes/strokes';
import { coffin, halfFigure, letter, litter, road, row, sitter } from './parts';

/** A turnpike: a pole, a man on a chair, a board. */
const toll: Composition = {
  id: 'R01',
  sky: [dark(), dusk(701, 140, 60), light({ x: 210, y: 96, radius: 40, seed: 702, reach: 230 })],
  place: [
    hills(
      [
        [20, 138],
        [130, 128],
        [300, 134],
        [400, 126],
      ],
      154,
    ),
    field(703, 150, 4),
    road(210, 150, 120, 300),
  ],
  event: [
    mass('M40 172L396 150L397 160L41 183Z', 2.8),
    cut(
      'M70 171L104 169L105 178L71 180ZM138 167L172 165L173 174L139 176ZM206 163L240 161L241 170L207 172ZM274 159L308 156L309 166L275 168Z',
    ),
    mass('M30 220V150H46V220Z', 2.4),
    figure({ icon: 'wooden-chair', x: 90, y: 228, size: 78, halo: 30 }),
    sitter({ x: 88, y: 206 }, 88),
  ],
  near: [
    mass('M330 260V150H340V260Z', 2.4),
    paperShape('M292 92H392V146H292Z', 3),
    inkLines('M306 108H378M314 120H370M340 134H346', 3),
    red(circle(360, 134, 5)),
    person('bailiff', { x: 226, y: 262, height: 96, halo: 3.4 }),
  ],
};

/** Furniture walks westward, holding its drawers shut. */
const furniture: Composition = {
  id: 'R02',
  sky: [dark(), stars(711, 90, 26), light({ x: 106, y: 92, radius: 48, seed: 712, reach: 240 })],
  place: [
    hills(
      [
        [10, 178],
        [110, 164],
        [240, 150],
        [400, 176],
      ],
      220,
    ),
    litter(713, [10, 182], [410, 250], 70),
  ],
  event: [
    halfFigure('chattel', { x: 232, y: 184, size: 124 }),
    lines('M312 96C336 92 350 100 372 92M316 120C346 116 364 124 392 116M310 146C332 142 350 150 376 142', 3),
  ],
  near: [
    figure({ icon: 'dead-wood', x: 380, y: 250, size: 96, halo: 30, flip: true }),
    red('M284 70L300 64L298 84L288 84Z'),
    lines('M196 188C180 196 164 204 150 216M254 190C240 200 232 212 226 224', 2),
  ],
};

/** A lantern that burns motionless on the fen at night. */
const lantern: Composition = {
  id: 'R03',
  sky: [dark()],
  place: [glow(236, 116, 16, 130, 721, 80), water(722, 152, 236)],
  event: [
    mass('M220 168C214 140 222 120 236 118C250 120 258 140 252 168Z', 2.4),
    cut(circle(236, 112, 17)),
    inkLines('M224 100H248V126H224ZM236 92V100M236 100V126', 3),
    cut(`${circle(231, 146, 2.6)}${circle(242, 146, 2.6)}`),
    red('M236 104C240 110 239 116 236 118C233 116 232 110 236 104Z'),
    lines('M206 172C224 166 250 166 268 172M196 180C220 172 254 172 280 180', 1.8),
  ],
  near: [
    reeds(723, -8, 150, 264, 150, 12),
    reeds(724, 320, 428, 264, 176, 10),
    person('bailiff', { x: 160, y: 266, height: 84, halo: 3 }),
  ],
};

/** Six pallbearers carry an empty coffin up a hill. */
const rehearsal: Composition = {
  id: 'R04',
  sky: [dark(), light({ x: 296, y: 84, radius: 46, seed: 731, reach: 260 })],
  place: [
    mass('M-4 262V214C80 200 160 150 250 126C320 108 380 122 424 140V262Z', 3),
    litter(732, [60, 200], [410, 250], 70),
  ],
  event: [
    row(3, [126, 184], [226, 138], (x, y) => person('worker', { x, y, height: 70 })),
    coffin(176, 108, 176, -25),
    row(3, [146, 190], [246, 144], (x, y) => person('digger', { x, y, height: 68 })),
    red('M170 96L186 90L188 96L172 102Z'),
  ],
  near: [
    figure({ icon: 'dead-wood', x: 366, y: 168, size: 84, halo: 30 }),
    halfFigure('pallbearer', { x: 66, y: 264, size: 110, halo: 3.2 }),
  ],
};

/** An old dead postman with his last letter; its address is across the river. */
const postman: Composition = {
  id: 'R05',
  sky: [dark(), dusk(741, 130, 50), light({ x: 84, y: 92, radius: 44, seed: 742, reach: 230 })],
  place: [
    hills(
      [
        [0, 132],
        [90, 120],
        [200, 130],
      ],
      146,
    ),
    water(743, 138, 84),
    mass('M150 262C180 190 240 150 424 146V262Z', 2.8),
  ],
  event: [
    // The milestone.
    mass('M236 226V150C236 120 316 120 316 150V226Z', 3),
    lines('M256 186H296M262 200H290', 2.4),
    placed({ x: 276, y: 148 }, 1.5, sitter({ x: 0, y: 0 }, 62)),
    figure({ icon: 'knapsack', x: 346, y: 224, size: 64, halo: 34 }),
  ],
  near: [
    letter(222, 130, 58, -16),
    red(circle(222, 131, 7)),
    litter(744, [190, 232], [410, 252], 30),
    mass('M376 262V196H384V262ZM356 196H404V212H356Z', 2.4),
  ],
};

/** Flooded banks; figures are visible on the far side. */
const highWater: Composition = {
  id: 'R06',
  sky: [dark(), dusk(751, 110, 60), stars(752, 60, 14)],
  place: [
    hills(
      [
        [10, 98],
        [120, 90],
        [250, 98],
        [400, 88],
      ],
      116,
    ),
    // Figures on the far side.
    cut(
      [62, 88, 132, 146, 258, 300, 316, 372]
        .map((x, i) => `${circle(x, 82 - (i % 3) * 2, 3.4)}M${x - 5} 108L${x - 3} 87H${x + 3}L${x + 5} 108Z`)
        .join(''),
    ),
    water(753, 114),
  ],
  event: [
    // The water gauge.
    mass('M196 250V78H222V250Z', 3),
    lines('M200 96H218M200 116H210M200 136H218M200 156H210M200 176H218', 2.2),
    redLines('M186 152H234', 5),
    cut(
      strokes(754, 44, (next) => {
        const [x, y] = [next() * 420, 160 + next() * 60];
        return gouge(x, y, x + 26 + next() * 30, y - 4 + next() * 6, 1.6);
      }),
    ),
    mass('M120 206C150 196 270 196 300 206C280 218 140 218 120 206Z', 2.4),
  ],
  near: [
    mass('M-4 262C40 226 100 232 150 246C210 262 260 262 300 246C350 228 400 232 424 242V262Z', 3),
    person('bailiff', { x: 72, y: 252, height: 104, halo: 3.4 }),
    person('tansy', { x: 356, y: 250, height: 80, halo: 3.2 }),
  ],
};

export const ROAD: readonly Composition[] = [toll, furniture, lantern, rehearsal, postman, highWater];
