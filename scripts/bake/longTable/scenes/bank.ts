/** Draws the pictures of the Long Table's scenarios of act I. */
import type { Composition } from '../../scenes/composition';
import { boards, field, water } from '../../scenes/land';
import { dark, dusk, glow, light, stars } from '../../scenes/light';
import { person } from '../../scenes/people';
import { archway, bricks, headstone, openGrave } from '../../scenes/places';
import {
  box,
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
} from '../../scenes/strokes';
import { coffin, halfFigure, letter, litter, row, tag } from './parts';

/** The ferry office is sealed. The boats are drawn in chalk, each with a receipt on it. */
const noticeOnTheDoor: Composition = {
  id: 'noticeOnTheDoor',
  sky: [dark(), light({ x: 210, y: 104, radius: 60, seed: 301, reach: 260 })],
  place: [
    bricks(0, 34, 120, 150, 15),
    bricks(300, 34, 120, 150, 15),
    mass('M-4 28H424V40H-4Z', 2.4),
    archway(210, 188, 120, 142, 20),
    boards(188, 210),
  ],
  event: [
    mass('M154 188V96A56 56 0 0 1 266 96V188Z', 2.6),
    lines('M172 60V188M191 46V188M229 46V188M248 60V188M210 42V188', 1.5),
    // The notice with its foreign wax seal.
    paperShape('M172 78L248 74L252 162L176 166Z', 2.6),
    inkLines('M184 92L236 89M184 103L240 100M185 114L228 112M186 125L240 122', 2.4),
    red(`${circle(214, 146, 13)}`),
    lines(circle(214, 146, 7), 1.8),
  ],
  near: [
    lines('M18 226C40 252 96 252 122 224M18 226L122 224M52 248L46 226M92 247L94 225', 3),
    lines('M300 226C324 252 380 252 404 224M300 226L404 224M334 248L328 226M374 247L378 225', 3),
    paperShape('M58 212L88 208L92 226L62 230Z', 2),
    inkLines('M64 216L84 213M66 222L80 220', 1.6),
    paperShape('M340 210L370 214L366 232L336 228Z', 2),
    inkLines('M346 216L364 218M344 222L358 224', 1.6),
  ],
};

/** Three open graves. The dead stand beside their own stones with their hats off while somebody counts them. */
const groundRent: Composition = {
  id: 'groundRent',
  sky: [dark(), dusk(311, 120, 60), light({ x: 96, y: 74, radius: 34, seed: 312, reach: 200, sheaves: 90 })],
  place: [
    field(313, 140, 10),
    figure({ icon: 'church', x: 340, y: 140, size: 92, halo: 34 }),
    headstone(80, 168, 62),
    headstone(164, 160, 52),
    headstone(248, 164, 56),
  ],
  event: [
    person('striker', { x: 116, y: 176, height: 66 }),
    person('tansy', { x: 196, y: 168, height: 58 }),
    person('striker', { x: 280, y: 172, height: 62 }),
    // The inspectors with their box.
    person('worker', { x: 336, y: 204, height: 86 }),
    person('worker', { x: 396, y: 204, height: 86 }),
    coffin(366, 132, 110),
    red('M352 118H382V124H352Z'),
  ],
  near: [
    placed({ x: 76, y: 216 }, 0.62, openGrave(0, 0)),
    placed({ x: 210, y: 222 }, 0.66, openGrave(0, 0)),
    placed({ x: 340, y: 232 }, 0.5, openGrave(0, 0)),
  ],
};

/** Furniture queues at the river with its drawers shut. */
const goodsAndChattels: Composition = {
  id: 'goodsAndChattels',
  sky: [dark(), stars(321, 90, 26), light({ x: 70, y: 70, radius: 30, seed: 322, reach: 170, sheaves: 90 })],
  place: [
    water(323, 128, 70),
    bricks(250, 40, 170, 120, 15),
    archway(330, 166, 74, 96, 14),
    glow(330, 130, 14, 40, 324, 26),
    field(325, 162, 4),
  ],
  event: [
    halfFigure('chattel', { x: 108, y: 206, size: 96 }),
    figure({ icon: 'wooden-chair', x: 186, y: 200, size: 58, halo: 34 }),
    halfFigure('chattel', { x: 260, y: 214, size: 112, flip: true }),
    figure({ icon: 'cuckoo-clock', x: 342, y: 204, size: 66, halo: 34 }),
  ],
  near: [
    litter(326, [6, 222], [414, 250], 40),
    tag(60, 232, 44, -12),
    tag(386, 236, 40, 14),
    redLines('M370 228L352 214', 2),
  ],
};

/** Pigeonholes rise out of sight; they hold three hundred years of mail. */
const returnedToSender: Composition = {
  id: 'returnedToSender',
  sky: [dark(), light({ x: 214, y: 96, radius: 40, seed: 331, reach: 240, sheaves: 110 })],
  place: [holes(-4, 132), holes(292, 132), boards(206, 214)],
  event: [
    // A ladder, and nests in the pigeonholes.
    lines(
      'M176 214L200 -4M204 214L228 -4M179 190H207M182 164H210M185 138H213M188 112H216M190 86H219M193 60H222M196 34H225',
      4,
    ),
    halfFigure('inkwight', { x: 262, y: 214, size: 118 }),
    letter(150, 70, 40, -24),
    letter(258, 56, 34, 18),
    letter(156, 128, 30, 12),
    letter(136, 178, 36, -10),
  ],
  near: [
    mass('M-4 262L14 226L70 214L120 232L160 222L206 240L262 226L330 238L388 216L424 232V262Z', 3),
    letter(60, 238, 46, 8),
    letter(132, 246, 42, -14),
    letter(356, 240, 48, -6),
    letter(296, 248, 40, 16),
    red(`${circle(60, 240, 6)}${circle(356, 242, 6)}`),
  ],
};

/** Draws a wall of pigeonholes with mail in them. */
function holes(x: number, width: number): string {
  let cells = '';
  let letters = '';
  for (let r = 0; r < 8; r++)
    for (let c = 0; c < 5; c++) {
      const [left, top] = [x + 6 + c * ((width - 8) / 5), 8 + r * 25];
      cells += box(left, top, (width - 8) / 5 - 5, 20);
      if ((r * 3 + c * 5 + Math.round(x)) % 4 !== 0)
        letters += `M${left + 3} ${top + 18}L${left + 5} ${top + 6}H${left + 15}V${top + 18}Z`;
    }
  return mass(box(x, -4, width, 216), 2.6) + lines(cells, 1.4) + cut(letters);
}

/** Mr Sump, the liquidator, at home on his long black barge, beneath the sluices. */
const aFloatingCharge: Composition = {
  id: 'aFloatingCharge',
  sky: [dark(), light({ x: 226, y: 92, radius: 62, seed: 341, red: true })],
  place: [
    bricks(-4, 30, 110, 110, 15),
    row(
      2,
      [10, 0],
      [58, 0],
      (x) =>
        mass(`M${x} 112V78A19 19 0 0 1 ${x + 38} 78V112Z`, 2.6) + cut(`M${x + 4} 86H${x + 34}L${x + 42} 152H${x - 4}Z`),
    ),
    water(342, 150, 226),
  ],
  event: [
    halfFigure('liquidator', { x: 226, y: 186, size: 150, halo: 3.4 }),
    mass('M30 176H408L386 216C300 224 120 224 56 214Z', 3),
    lines('M46 190H398M52 203H392', 1.7),
    mass('M300 176V136H366V176ZM294 138H372V130H294Z', 2.6),
    cut(`${box(312, 146, 16, 14)}${box(338, 146, 16, 14)}`),
    mass('M330 130V86H336V130Z', 2),
    red('M336 88L366 96L336 106Z'),
  ],
  near: [inkLines('M76 176C50 160 30 150 -4 148', 4), litter(343, [0, 222], [420, 250], 60)],
};

export const BANK: readonly Composition[] = [
  noticeOnTheDoor,
  groundRent,
  goodsAndChattels,
  returnedToSender,
  aFloatingCharge,
];
