/** Draws a picture for each city event C07 to C12, after the houses have been assessed. */
import type { Composition } from '../../scenes/composition';
import { boards, field, hills, tiles, water } from '../../scenes/land';
import { clouds, dark, day, glow, light } from '../../scenes/light';
import { arm, person } from '../../scenes/people';
import { crookedHouse, headstone, litWindow, shelf } from '../../scenes/places';
import { circle, cut, figure, inkLines, lines, mass, paperShape, placed, red, redLines } from '../../scenes/strokes';
import { bench, dial, halfFigure, letter, litter, tag } from './parts';

/** A house walks down to the river, and its landlord reads the terms to it. */
const impounded: Composition = {
  id: 'C07',
  sky: [dark(), light({ x: 104, y: 86, radius: 44, seed: 561, reach: 240 })],
  place: [
    water(562, 150, 104),
    mass('M170 150C240 146 330 150 424 140V262H120C150 230 150 190 170 150Z', 2.8),
    litter(563, [190, 172], [414, 250], 50),
  ],
  event: [
    crookedHouse({ x: 178, y: 196, width: 128, height: 150, seed: 7, lean: -12 }),
    // The feet of the house.
    mass('M196 194L186 226H166V236H206L214 194ZM272 194L284 222H306V232H264L254 194Z', 2.8),
    lines('M172 232H202M268 228H300', 1.6),
    person('quill', { x: 352, y: 218, height: 104, halo: 3, flip: true }),
    paperShape('M314 154L336 148L342 178L320 184Z', 2.2),
    inkLines('M320 160L334 156M322 167L336 163', 1.6),
  ],
  near: [
    tag(236, 142, 48, -8),
    red(circle(220, 143, 4.4)),
    person('striker', { x: 60, y: 262, height: 92, halo: 3.2 }),
    figure({ icon: 'flower-pot', x: 404, y: 254, size: 40, halo: 40 }),
  ],
};

/** An engraver at work on a warrant. */
const engraver: Composition = {
  id: 'C08',
  sky: [dark(), light({ x: 170, y: 112, radius: 56, seed: 571, reach: 260, red: true })],
  place: [
    litWindow(330, 30, 62, 92, 3, 4),
    shelf(20, 70, 90),
    figure({ icon: 'stamper', x: 46, y: 68, size: 40, light: true }),
    figure({ icon: 'quill-ink', x: 88, y: 68, size: 40, light: true }),
    boards(204, 210),
  ],
  event: [halfFigure('assessor', { x: 150, y: 210, size: 158, halo: 3.2 }), mass('M-4 206H424V220H-4Z', 2.8)],
  near: [
    mass('M-4 218H424V262H-4Z', 3),
    placed(
      { x: 296, y: 206, turn: -5 },
      1,
      paperShape('M-74 -52H74V10H-74Z', 3) +
        inkLines('M-60 -40H40M-60 -30H20M-60 -20H50M-60 -10H10', 2.2) +
        redLines('M6 -2C18 -16 22 6 34 -6C44 -16 50 4 64 -8', 2.6),
    ),
    inkLines('M226 150L262 184', 5),
    lines('M230 146L266 180', 2),
    figure({ icon: 'magnifying-glass', x: 388, y: 214, size: 52, halo: 36 }),
  ],
};

/** Mr Sump's landlady has kept his other coat and his other watch. */
const landlady: Composition = {
  id: 'C09',
  sky: [dark(), light({ x: 132, y: 100, radius: 50, seed: 581, reach: 240 })],
  place: [litWindow(300, 34, 80, 96, 2, 3), boards(196, 210), mass('M60 40H206V50H60Z', 2.4)],
  event: [
    // The coat on its hook, still dripping.
    mass(
      'M132 48V62M120 66C112 60 112 52 122 50L142 50C152 52 152 60 144 66L176 84L196 190H152L146 130L140 198H124L118 130L112 190H68L88 84Z',
      3,
    ),
    lines('M132 70V196M120 66L132 92L144 66M96 96L92 180M168 96L172 180', 1.8),
    cut(
      'M84 196C78 210 78 218 84 222C90 218 90 210 84 196ZM132 202C124 220 124 228 132 232C140 228 140 220 132 202ZM180 196C174 210 174 218 180 222C186 218 186 210 180 196Z',
    ),
    mass('M70 236C100 226 170 226 196 236C176 248 92 248 70 236Z', 2.2),
    person('tansy', { x: 256, y: 214, height: 128, halo: 3.2 }),
  ],
  near: [
    paperShape('M286 148L330 140L340 206L296 214Z', 2.6),
    inkLines('M294 158L324 152M296 168L326 162M298 178L328 172M300 188L322 184M301 198L330 192', 1.8),
    dial(376, 214, 26, 330, 200),
    red(circle(376, 214, 5)),
  ],
};

/** Three candles for three blessings. */
const threeBlessings: Composition = {
  id: 'C10',
  sky: [dark()],
  place: [
    glow(110, 96, 14, 90, 591, 44),
    glow(210, 80, 14, 100, 592, 48),
    glow(310, 96, 14, 90, 593, 44),
    tiles(196, 210, 4, 12),
  ],
  event: [
    ...(
      [
        [110, 190, 84],
        [210, 190, 100],
        [310, 190, 84],
      ] as const
    ).map(
      ([x, y, tall]) =>
        mass(
          `M${x - 15} ${y}V${y - tall + 12}C${x - 15} ${y - tall} ${x + 15} ${y - tall} ${x + 15} ${y - tall + 12}V${y}Z`,
          3,
        ) +
        lines(`M${x - 8} ${y - tall + 12}V${y - tall + 40}M${x + 7} ${y - tall + 12}V${y - tall + 28}`, 2) +
        cut(
          `M${x} ${y - tall - 34}C${x + 14} ${y - tall - 14} ${x + 10} ${y - tall - 4} ${x} ${y - tall + 4}C${x - 10} ${y - tall - 4} ${x - 14} ${y - tall - 14} ${x} ${y - tall - 34}Z`,
        ),
    ),
    red('M310 78C317 90 315 96 310 102C305 96 303 90 310 78Z'),
    mass('M60 188H360V204H60Z', 2.8),
  ],
  near: [
    paperShape(circle(150, 222, 22, 9), 2.6),
    paperShape(circle(206, 230, 22, 9), 2.6),
    lines(circle(262, 224, 22, 9), 2),
    person('brill', { x: 376, y: 262, height: 132, halo: 3.4, flip: true }),
    arm({ x: 44, y: 262, height: 84 }),
  ],
};

/** A bench with a plate on it: "To sit down". */
const plotOfOnesOwn: Composition = {
  id: 'C11',
  sky: [day(), clouds(601, 120, 34)],
  place: [
    hills(
      [
        [40, 128],
        [140, 116],
        [280, 124],
        [390, 112],
      ],
      150,
    ),
    field(602, 148, 6),
    figure({ icon: 'willow-tree', x: 336, y: 196, size: 168, halo: 20 }),
  ],
  event: [
    headstone(60, 190, 70),
    headstone(124, 182, 56),
    person('striker', { x: 192, y: 196, height: 84 }),
    person('brill', { x: 244, y: 196, height: 88 }),
    bench(218, 220, 150),
  ],
  near: [
    figure({ icon: 'trench-spade', x: 330, y: 250, size: 70, halo: 36 }),
    red('M60 150L68 138L76 150L68 158Z'),
    litter(603, [0, 228], [420, 252], 60),
  ],
};

/** A stopped clock, engraved with the hero's name. */
const thirtyYears: Composition = {
  id: 'C12',
  sky: [dark(), light({ x: 210, y: 104, radius: 82, seed: 611, reach: 280, red: true })],
  place: [mass('M-4 190H424V206H-4ZM20 206H400V262H20Z', 3), lines('M20 216H400M44 216V262M376 216V262', 1.8)],
  event: [
    mass('M132 190V110C132 56 166 34 210 22C254 34 288 56 288 110V190Z', 3.4),
    lines('M146 184V112C146 70 172 50 210 38C248 50 274 70 274 112V184', 2),
    dial(210, 106, 48, 352, 354),
    paperShape('M176 166H244V184H176Z', 2),
    inkLines('M184 172H236M190 178H228', 1.8),
    mass('M118 190H302V198H118Z', 2.4),
  ],
  near: [
    figure({ icon: 'candle-holder', x: 70, y: 192, size: 74, halo: 32 }),
    figure({ icon: 'key', x: 336, y: 190, size: 46, halo: 40 }),
    letter(374, 182, 44, -10),
    red(circle(374, 182, 5)),
  ],
};

export const TOWN: readonly Composition[] = [impounded, engraver, landlady, threeBlessings, plotOfOnesOwn, thirtyYears];
