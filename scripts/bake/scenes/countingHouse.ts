/** Draws the pictures of the two scenarios in the Counting House. */
import type { Composition } from './composition';
import { auditor } from './figures';
import { boards, tiles } from './land';
import { beam, dark, light } from './light';
import { person } from './people';
import { desk, litWindow } from './places';
import {
  box,
  circle,
  corners,
  cut,
  figure,
  inkLines,
  lines,
  mass,
  paperShape,
  placed,
  red,
  redLines,
  silhouette,
} from './strokes';

/** The hero enters through the skylight on a rope, above guards of wax. */
const waxFloor: Composition = {
  id: 'waxFloor',
  sky: [dark(), beam(210, -2, 110, 310, 214)],
  place: [
    // Columns, and a polished floor.
    ...[28, 96, 324, 392].map(
      (x) =>
        mass(box(x - 13, -4, 26, 184), 2.6) +
        mass(box(x - 19, 168, 38, 12), 2.2) +
        lines(`M${x - 5} 4V166M${x + 4} 4V166`, 1.3),
    ),
    tiles(180, 210),
    // The light on the floor.
    cut('M104 214C130 196 290 196 316 214C290 236 130 236 104 214Z'),
    mass('M168 -4H252V8H168Z', 2.6),
    lines('M196 0V8M224 0V8', 2),
  ],
  event: [
    mass('M184 216L190 176H230L236 216ZM180 176V168H240V176Z', 3),
    inkLines('M178 222H242', 3),
    cut(corners([196, 150], [203, 138], [217, 138], [224, 150], [210, 168])),
    inkLines('M196 150H224M203 138L206 150L210 168L214 150L217 138M196 150L203 138H217L224 150L210 168Z', 2),
    person('waxGuard', { x: 62, y: 222, height: 118, halo: 3 }),
    person('waxGuard', { x: 356, y: 222, height: 118, halo: 3, flip: true }),
    red('M62 97C70 86 70 78 62 72C54 78 54 86 62 97ZM356 97C364 86 364 78 356 72C348 78 348 86 356 97Z'),
  ],
  near: [
    // The hero, head down on the rope.
    inkLines('M210 -4V46', 4),
    placed(
      { x: 210, y: 34, turn: 180 },
      0.92,
      silhouette(
        [
          'M-8 0L-12 -34L-15 -62C-10 -72 10 -72 15 -62L12 -34L8 0Z',
          circle(0, -79, 9),
          circle(0, -86, 18, 3.6),
          'M-10 -87L-8 -104H8L10 -87Z',
          'M-14 -64L-24 -96L-18 -98L-6 -70ZM14 -64L22 -98L17 -99L6 -70Z',
        ],
        2.6,
      ) + lines('M-7 -58L0 -50L7 -58M0 -48V-6', 1.8),
    ),
  ],
};

/** The Auditor has noticed that the scales do not balance. */
const nightAudit: Composition = {
  id: 'nightAudit',
  sky: [dark(), light({ x: 210, y: 104, radius: 66, seed: 101, red: true })],
  place: [
    litWindow(26, 30, 40, 70),
    litWindow(354, 30, 40, 70),
    boards(188, 210),
    desk(56, 214, 92, 42),
    desk(364, 214, 92, 42),
    figure({ icon: 'book-pile', x: 40, y: 172, size: 38, halo: 40 }),
    figure({ icon: 'candle-holder', x: 380, y: 170, size: 44, halo: 40 }),
  ],
  event: [
    auditor(210, 262),
    // The scales above the Auditor; their pans hold a stone and a girl.
    placed(
      { x: 210, y: 50 },
      1,
      lines('M0 -60V0', 3) +
        mass('M-130 24L-128 16L128 -24L130 -16Z', 2.4) +
        mass('M-9 0L0 -12L9 0L0 14Z', 2.4) +
        lines('M-124 22L-146 86M-124 22L-98 86M124 -20L98 44M124 -20L146 44', 2) +
        mass('M-152 86H-92C-94 104 -150 104 -152 86ZM92 44H152C150 62 94 62 92 44Z', 2.6),
    ),
    red(corners([64, 116], [72, 104], [104, 104], [112, 116], [88, 134])),
    lines('M64 116H112M80 104L78 116L88 133L98 116L96 104', 1.5),
    person('tansy', { x: 332, y: 93, height: 54, halo: 2.6 }),
  ],
  near: [
    mass('M110 204H310L338 260H82Z', 3),
    // The ledger on the Auditor's desk, with one line in the wrong column.
    paperShape('M136 214L206 206L210 250L122 254ZM210 206L284 214L298 254L210 250Z', 2.6),
    inkLines('M146 222L198 217M143 230L200 225M140 238L200 234M222 217L274 222M222 225L278 230', 1.8),
    redLines('M222 236L282 240', 3),
  ],
};

export const countingHouse: readonly Composition[] = [waxFloor, nightAudit];
