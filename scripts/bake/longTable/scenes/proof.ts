/** Draws the pictures of The Sinking Fund and of those scenarios of act II that take place on the near bank. */
import { gouge } from '../../../../src/scenes/art/carve';
import type { Composition } from '../../scenes/composition';
import { field, hills, tiles, water } from '../../scenes/land';
import { beam, dark, dusk, light } from '../../scenes/light';
import { person } from '../../scenes/people';
import { bricks, crookedHouse, desk } from '../../scenes/places';
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
  shade,
  strokes,
} from '../../scenes/strokes';
import { boat, halfFigure, litter, pen, row, tag } from './parts';

/** An auction: the lots are in the pen, and the auctioneer's hammer is raised. */
const soMuchInThePound: Composition = {
  id: 'soMuchInThePound',
  sky: [dark(), light({ x: 318, y: 92, radius: 50, seed: 351, reach: 250, red: true })],
  place: [
    crookedHouse({ x: -18, y: 150, width: 84, height: 118, seed: 1, lean: 6 }),
    crookedHouse({ x: 70, y: 146, width: 62, height: 88, seed: 2, lean: -5 }),
    field(352, 148, 6),
  ],
  event: [
    figure({ icon: 'horse-head', x: 66, y: 206, size: 74, halo: 30 }),
    halfFigure('chattel', { x: 142, y: 204, size: 88 }),
    person('tansy', { x: 206, y: 206, height: 74 }),
    person('striker', { x: 238, y: 206, height: 80 }),
    pen(14, 262, 218, 62),
    mass('M286 214L294 158H350L358 214Z', 2.8),
    lines('M294 168H350M298 186H346', 1.8),
    person('quill', { x: 322, y: 162, height: 104, halo: 3 }),
    placed({ x: 352, y: 104, turn: 40 }, 1, mass('M-3 0H3V-40H-3ZM-16 -56H16V-38H-16Z', 2.4)),
  ],
  near: [
    tag(66, 224, 40, 8),
    tag(152, 226, 40, -6),
    tag(232, 226, 40, 4),
    person('bailiff', { x: 396, y: 262, height: 104, halo: 3.4 }),
  ],
};

/** Three delegates on the way to the jetty. */
const theCrossing: Composition = {
  id: 'theCrossing',
  sky: [dark(), dusk(361, 120, 70), light({ x: 330, y: 84, radius: 44, seed: 362, reach: 230 })],
  place: [
    hills(
      [
        [250, 122],
        [320, 112],
        [400, 118],
      ],
      134,
    ),
    water(363, 126, 330),
    crookedHouse({ x: -20, y: 196, width: 92, height: 156, seed: 3, lean: 8 }),
  ],
  event: [
    mass('M-4 190H262L276 204H-4Z', 2.8),
    lines('M20 190L26 204M60 190L66 204M100 190L108 204M140 190L148 204M180 190L190 204M220 190L232 204', 1.6),
    mass(`${box(40, 204, 9, 56)}${box(130, 204, 9, 56)}${box(220, 204, 9, 56)}`, 2),
    person('striker', { x: 104, y: 190, height: 80 }),
    person('digger', { x: 156, y: 190, height: 82 }),
    person('striker', { x: 208, y: 190, height: 78 }),
    red(`${circle(104, 138, 4.6)}${circle(156, 140, 4.6)}${circle(208, 140, 4.6)}`),
  ],
  near: [
    halfFigure('ferrywoman', { x: 340, y: 224, size: 104, halo: 3 }),
    boat(334, 236, 150),
    litter(364, [150, 240], [420, 252], 26),
  ],
};

/** The dividend behind three locks. */
const theSaltOffice: Composition = {
  id: 'theSaltOffice',
  sky: [dark(), light({ x: 210, y: 110, radius: 70, seed: 371, reach: 250 })],
  place: [bricks(-4, 24, 112, 170, 16), bricks(312, 24, 112, 170, 16), tiles(192, 210, 4, 12)],
  event: [
    mass(circle(210, 116, 86), 4),
    lines(`${circle(210, 116, 76)}${circle(210, 116, 54)}`, 2),
    row(12, [0, 0], [11, 0], (i) => {
      const a = (i / 12) * Math.PI * 2;
      return cut(circle(210 + Math.cos(a) * 65, 116 + Math.sin(a) * 65, 3.4));
    }),
    figure({ icon: 'padlock', x: 178, y: 142, size: 46, light: true }),
    figure({ icon: 'padlock', x: 242, y: 142, size: 46, light: true }),
    figure({ icon: 'padlock', x: 210, y: 108, size: 46, light: true }),
    red(`${circle(178, 128, 4)}${circle(242, 128, 4)}${circle(210, 94, 4)}`),
  ],
  near: [
    paperShape('M-6 262C20 206 60 190 92 224C116 208 140 226 156 262Z', 3),
    paperShape('M270 262C290 220 318 206 346 226C376 196 404 210 428 262Z', 3),
    inked(
      strokes(372, 40, (next, i) => {
        const x = i % 2 ? 10 + next() * 120 : 292 + next() * 120;
        const y = 232 + next() * 22;
        return gouge(x, y, x + 4, y - 2, 1.2);
      }),
    ),
    figure({ icon: 'trench-spade', x: 120, y: 250, size: 74, halo: 36 }),
  ],
};

/** A ropewalk, long and eight feet wide, with fire behind the viewer. */
const theRopewalk: Composition = {
  id: 'theRopewalk',
  sky: [dark(), light({ x: 210, y: 92, radius: 22, seed: 381, reach: 150, sheaves: 70 })],
  place: [
    ...[1, 0.72, 0.5, 0.34].map((k) =>
      mass(
        `M${210 - 226 * k} ${92 + 160 * k}V${92 - 70 * k}L 210 ${92 - 112 * k}L${210 + 226 * k} ${92 - 70 * k}V${92 + 160 * k}H${210 + 206 * k}V${92 - 58 * k}L 210 ${92 - 96 * k}L${210 - 206 * k} ${92 - 58 * k}V${92 + 160 * k}Z`,
        2,
      ),
    ),
    lines('M196 96L40 256M224 96L380 256M180 92L-4 190M240 92L424 190', 1.6),
  ],
  event: [
    // The twisted hawser.
    lines('M210 98C200 130 226 150 206 184C190 214 220 236 208 262', 15),
    inkLines('M210 98C200 130 226 150 206 184C190 214 220 236 208 262', 10),
    lines(
      'M204 108L216 104M206 122L218 118M210 138L220 132M204 152L218 150M200 170L214 164M196 188L210 180M196 206L208 196M200 222L214 214M202 242L216 232',
      2,
    ),
    person('bailiff', { x: 250, y: 176, height: 74, halo: 2.6 }),
    person('tansy', { x: 170, y: 166, height: 56, halo: 2.4 }),
  ],
  near: [
    person('brat', { x: 66, y: 262, height: 116, halo: 3.2 }),
    person('brat', { x: 352, y: 262, height: 108, halo: 3.2, flip: true }),
    red(
      'M100 176C92 160 104 152 104 138C116 150 120 164 112 178ZM318 184C310 168 322 160 322 146C334 158 338 172 330 186Z',
    ),
    lines('M106 178L98 206M324 186L330 212', 3),
  ],
};

/** The Actuary with the right number of chairs. */
const theLifeOffice: Composition = {
  id: 'theLifeOffice',
  sky: [dark(), light({ x: 210, y: 92, radius: 66, seed: 391, red: true })],
  place: [
    mass('M-4 -4H92V190H-4ZM328 -4H424V190H328Z', 2.4),
    lines(
      'M14 10V182M30 10V182M46 10V182M62 10V182M78 10V182M342 10V182M358 10V182M374 10V182M390 10V182M406 10V182M-4 40H92M-4 80H92M-4 120H92M-4 160H92M328 40H424M328 80H424M328 120H424M328 160H424',
      1.4,
    ),
    tiles(186, 210, 4, 12),
  ],
  event: [
    halfFigure('actuary', { x: 210, y: 176, size: 158, halo: 3.4 }),
    desk(210, 214, 176, 42),
    figure({ icon: 'hourglass', x: 272, y: 168, size: 44, halo: 36 }),
    figure({ icon: 'abacus', x: 152, y: 168, size: 46, halo: 30 }),
  ],
  near: [row(4, [56, 262], [364, 262], (x, y) => figure({ icon: 'wooden-chair', x, y, size: 74, halo: 30 }))],
};

/** A deep shaft with sorted money at its bottom. */
const theSinkingFund: Composition = {
  id: 'theSinkingFund',
  sky: [dark(), beam(210, -4, 150, 270, 130)],
  place: [
    mass('M-4 -4H128C140 60 116 120 132 170L96 262H-4ZM424 -4H292C280 60 304 120 288 170L324 262H424Z', 3),
    cut(
      shade([10, 20], [112, 20], 9, 6, 40, 1.4) +
        shade([10, 90], [110, 90], 9, -4, 44, 1.4) +
        shade([8, 170], [96, 170], 8, 6, 44, 1.4),
    ),
    cut(
      shade([306, 20], [412, 20], 9, -6, 40, 1.4) +
        shade([308, 90], [412, 90], 9, 4, 44, 1.4) +
        shade([322, 170], [414, 170], 8, -6, 44, 1.4),
    ),
    mass('M110 60H310V68H110ZM116 128H304V136H116Z', 2),
  ],
  event: [
    inkLines('M210 -4V96', 4),
    mass('M188 96H232L226 122H194Z', 2.6),
    person('bailiff', { x: 210, y: 110, height: 62, halo: 2.4 }),
    // The sorted piles of money.
    ...[132, 164, 196, 228, 260, 288].map((x, i) =>
      row(4 + ((i * 3) % 5), [x, 226], [x, 226 - 9 * (3 + ((i * 3) % 5))], (cx, cy) =>
        paperShape(circle(cx, cy, 13, 4.6), 2),
      ),
    ),
    red(circle(164, 160, 8, 3)),
  ],
  near: [litter(401, [100, 236], [320, 252], 36), halfFigure('assessor', { x: 356, y: 262, size: 108, halo: 3 })],
};

export const PROOF: readonly Composition[] = [
  soMuchInThePound,
  theCrossing,
  theSaltOffice,
  theRopewalk,
  theLifeOffice,
  theSinkingFund,
];
