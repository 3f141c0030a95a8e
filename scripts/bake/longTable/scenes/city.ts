/** Draws a picture for each city event C01 to C06. */
import type { Composition } from '../../scenes/composition';
import { mire, shuffler } from '../../scenes/figures';
import { boards, field, hills, tiles, water } from '../../scenes/land';
import { dark, dusk, light } from '../../scenes/light';
import { arm, peopleRow, person } from '../../scenes/people';
import { bricks, crookedHouse, desk, litWindow, shelf, threeBalls } from '../../scenes/places';
import { circle, cut, figure, inkLines, lines, mass, paperShape, placed, red } from '../../scenes/strokes';
import { litter, row, sitter, stall, tag } from './parts';

/** A queue for bread; half of the people in it are dead. */
const queue: Composition = {
  id: 'C01',
  sky: [dark(), light({ x: 344, y: 112, radius: 40, seed: 501, reach: 210, sheaves: 90 })],
  place: [
    bricks(270, 30, 154, 160, 15),
    litWindow(294, 78, 96, 62, 3, 2),
    mass('M284 62L400 62L412 78H272Z', 2.6),
    lines('M300 62L296 78M324 62L322 78M348 62V78M372 62L376 78', 2),
    boards(190, 210),
  ],
  event: [
    figure({ icon: 'bread', x: 342, y: 56, size: 40, halo: 40 }),
    figure({ icon: 'bread', x: 320, y: 138, size: 28, halo: 0 }),
    figure({ icon: 'bread', x: 364, y: 138, size: 28, halo: 0 }),
    ...[24, 72, 120, 168, 216, 258].map((x, i) =>
      person((['striker', 'brill', 'tansy', 'digger', 'quill', 'striker'] as const)[i] ?? 'striker', {
        x,
        y: 206 - i * 2,
        height: 84 - i * 2,
      }),
    ),
  ],
  near: [
    placed({ x: 60, y: 262 }, 0.5, shuffler(0, 0)),
    person('bailiff', { x: 372, y: 264, height: 108, halo: 3.4, flip: true }),
    litter(502, [110, 230], [300, 250], 22),
  ],
};

/** Old Gage's shop: a horseshoe with four nails left in it. */
const secondHandLuck: Composition = {
  id: 'C02',
  sky: [dark(), light({ x: 210, y: 116, radius: 78, seed: 511, reach: 260, red: true })],
  place: [
    mass('M-4 -4H70V200H-4ZM350 -4H424V200H350Z', 2.4),
    shelf(-4, 84, 70),
    shelf(-4, 148, 70),
    shelf(354, 84, 70),
    shelf(354, 148, 70),
    threeBalls(210, 26),
  ],
  event: [
    figure({ icon: 'horseshoe', x: 210, y: 206, size: 138, halo: 26 }),
    figure({ icon: 'teapot', x: 32, y: 82, size: 40, light: true }),
    figure({ icon: 'boots', x: 34, y: 146, size: 38, light: true }),
    figure({ icon: 'old-lantern', x: 388, y: 82, size: 44, light: true }),
    figure({ icon: 'violin', x: 388, y: 146, size: 42, light: true }),
  ],
  near: [
    mass('M-4 210H424V260H-4Z', 3),
    lines('M-4 220H424', 1.6),
    tag(274, 196, 44, 18),
    red(circle(296, 190, 4)),
    arm({ x: 96, y: 262, height: 84 }),
  ],
};

/** Mother Mire sells drinks at her stall, beside a fire. */
const seatByTheFire: Composition = {
  id: 'C03',
  sky: [dark(), light({ x: 210, y: 92, radius: 60, seed: 521, reach: 240 })],
  place: [
    crookedHouse({ x: -20, y: 196, width: 88, height: 150, seed: 5, lean: 6 }),
    crookedHouse({ x: 352, y: 196, width: 92, height: 140, seed: 6, lean: -6 }),
    field(522, 192, 3),
  ],
  event: [placed({ x: 210, y: 222 }, 0.86, mire(0, 0)), stall(210, 222, 200, 196)],
  near: [
    ...[136, 164, 256, 284].map((x) =>
      placed({ x, y: 188 }, 0.8, paperShape('M-9 0L-7 -18H7L9 0Z', 2.4) + inkLines('M-7 -5H7', 1.6)),
    ),
    figure({ icon: 'campfire', x: 352, y: 250, size: 76, halo: 30 }),
    red('M346 216C338 204 350 198 350 186C360 196 364 206 358 218Z'),
    sitter({ x: 64, y: 250 }, 84),
  ],
};

/** A boy of seven with a label that calls him a footstool. */
const unlabelledChild: Composition = {
  id: 'C04',
  sky: [dark(), light({ x: 150, y: 128, radius: 58, seed: 531, reach: 260 })],
  place: [
    tiles(186, 210, 4, 12),
    figure({ icon: 'wooden-chair', x: 44, y: 200, size: 72, halo: 30 }),
    figure({ icon: 'table', x: 388, y: 206, size: 80, halo: 30 }),
  ],
  event: [
    person('brat', { x: 150, y: 214, height: 124, halo: 3.2 }),
    lines('M150 158L178 168', 2),
    tag(196, 172, 46, 14),
    red(circle(212, 176, 4)),
    person('quill', { x: 300, y: 214, height: 160, halo: 3.4 }),
  ],
  near: [
    paperShape('M236 150L276 142L284 190L244 198Z', 2.4),
    inkLines('M244 158L270 153M246 167L273 162M248 176L268 172', 1.8),
    tag(70, 160, 34, -8),
    tag(388, 184, 34, 6),
    litter(532, [10, 226], [410, 250], 20),
  ],
};

/** Two groups of workers meet, singing, in a street that is one cart wide. */
const shiftChange: Composition = {
  id: 'C05',
  sky: [dark(), dusk(541, 150, 60), light({ x: 210, y: 84, radius: 42, seed: 542, reach: 230 })],
  place: [
    hills(
      [
        [20, 140],
        [120, 132],
        [300, 136],
        [400, 130],
      ],
      160,
    ),
    water(543, 176, 210),
  ],
  event: [
    mass('M-4 178C90 138 330 138 424 178V214C370 210 330 232 310 262H110C90 232 50 210 -4 214Z', 3),
    lines(
      'M-4 188C90 148 330 148 424 188M30 176V200M76 164V186M122 156V178M168 152V174M252 152V174M298 156V178M344 164V186M390 176V200',
      1.6,
    ),
    peopleRow('worker', 26, 176, 5, 168, 66),
    row(5, [244, 154], [394, 168], (x, y, i) => person(i % 2 ? 'digger' : 'striker', { x, y, height: 64, flip: true })),
    // Notes of the song.
    lines('M190 60V84M190 60L204 56V80M226 44V68M226 44L240 48V72', 3),
    cut(`${circle(186, 86, 5, 4)}${circle(200, 82, 5, 4)}${circle(222, 70, 5, 4)}${circle(236, 74, 5, 4)}`),
  ],
  near: [
    red('M206 152L210 122L214 152Z'),
    lines('M150 214V240M180 206V250M210 204V256M240 206V250M270 214V240', 1.5),
    litter(544, [0, 236], [90, 254], 14),
  ],
};

/** The Almoner counts the coins of his box. */
const almoner: Composition = {
  id: 'C06',
  sky: [dark(), light({ x: 214, y: 104, radius: 60, seed: 551, reach: 250 })],
  place: [litWindow(30, 36, 44, 84), litWindow(346, 36, 44, 84), boards(196, 210)],
  event: [
    person('brill', { x: 150, y: 208, height: 146, halo: 3.2 }),
    desk(214, 222, 236, 46),
    figure({ icon: 'strongbox', x: 274, y: 172, size: 92, halo: 28 }),
  ],
  near: [
    ...[124, 152, 180, 208].map((x, i) =>
      row(2 + i, [x, 170], [x, 170 - 6 * (1 + i)], (cx, cy) => paperShape(circle(cx, cy, 12, 4.4), 2)),
    ),
    red(circle(208, 148, 7, 3)),
    figure({ icon: 'abacus', x: 64, y: 256, size: 64, halo: 34 }),
    arm({ x: 372, y: 262, height: 76, flip: true }),
  ],
};

export const CITY: readonly Composition[] = [
  queue,
  secondHandLuck,
  seatByTheFire,
  unlabelledChild,
  shiftChange,
  almoner,
];
