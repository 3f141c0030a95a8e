/** Draws the pictures of the scenarios below ground: the Long Stair, the Principal's desks, and the Old Ledger. */
import { gouge } from '../../../src/scenes/art/carve';
import type { Composition } from './composition';
import { dargoth, moth, signature } from './figures';
import { boards } from './land';
import { dark, light } from './light';
import { person } from './people';
import { archway, bookcase, desk } from './places';
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
  shade,
  silhouette,
  strokes,
} from './strokes';

/** Returns the outline of a flight of stairs seen from the side, downwards from (x, y); `wide` and `deep` are the size of a step. */
function flight(x: number, y: number, steps: number, wide: number, deep: number): string {
  let top = `M${x} ${y}`;
  for (let i = 0; i < steps; i++) top += `H${x + wide * (i + 1)}V${y + deep * (i + 1)}`;
  return top;
}

/** The Long Stair with a lamp, and a moth that the lamp attracts. */
const longStair: Composition = {
  id: 'longStair',
  sky: [dark()],
  place: [
    // Other flights, hardly visible.
    lines(flight(236, -6, 9, 24, 15), 1.6),
    lines(flight(300, -12, 6, 24, 15), 1.2),
    cut(shade([250, 30], [420, 136], 16, -2, 16, 0.9)),
    // The pit between the flights.
    mass(`${flight(-10, 96, 18, 26, 11)}V270H-10Z`, 3),
    cut(shade([0, 112], [420, 290], 34, 1, 14, 1)),
    // The door at the foot of the stairs, with two empty sockets.
    archway(376, 236, 44, 70, 12),
    lines('M376 166V236', 1.4),
    lines(`${circle(366, 204, 4)}${circle(386, 204, 4)}`, 1.8),
  ],
  event: [
    light({ x: 100, y: 88, radius: 46, seed: 131, reach: 116, sheaves: 96, width: 2.6, red: true }),
    person('bailiff', { x: 92, y: 130, height: 86, halo: 2.6 }),
    inkLines('M104 88L122 80V88', 3),
    inked('M114 88H130L128 108H116Z'),
    cut('M118 92H126L125 105H119Z'),
    // The moth that comes to the lamp.
    moth(232, 92, 1.25),
    // The hero's rope.
    inkLines('M140 -4C134 30 118 52 98 74', 3.4),
  ],
  near: [
    // A landing with Oswin's sandwiches.
    mass('M-4 206H96L124 262H-4Z', 2.6),
    paperShape('M22 208L68 192L80 201L64 221L28 224Z', 2.4),
    inkLines('M68 192L57 208L64 221M57 208L28 224M22 208L57 208', 1.8),
    cut(shade([6, 228], [100, 228], 12, 2, 26, 1.4)),
  ],
};

const inkwell = cut('M-8 -50H8L10 -62H-10Z');

/** Rows of desks lead down into the dark; a living signature sits at the first desk. */
const principalsDesk: Composition = {
  id: 'principalsDesk',
  sky: [dark(), light({ x: 210, y: 84, radius: 36, seed: 171, reach: 250, sheaves: 110 })],
  place: [
    boards(104, 210, 15),
    ...[
      [116, 0.3],
      [132, 0.45],
      [156, 0.66],
    ].flatMap(([y = 0, k = 1]) => [
      placed({ x: 210 - 210 * k * 0.98, y }, k, desk(0, 0, 96, 44) + inkwell),
      placed({ x: 210 + 210 * k * 0.98, y }, k, desk(0, 0, 96, 44) + inkwell),
      ...(k > 0.4 ? [] : [placed({ x: 210, y }, k, desk(0, 0, 96, 44))]),
    ]),
  ],
  event: [signature(210, 196)],
  near: [
    mass('M96 196H324L336 208H84ZM100 208H320V260H100Z', 3),
    lines(`${box(116, 218, 56, 30)}${box(248, 218, 56, 30)}`, 2),
    lines('M138 233H150M270 233H282', 3),
    paperShape('M172 186L254 182L258 200L168 203Z', 2.4),
    redLines('M184 195C196 186 200 200 210 192C218 186 222 198 242 189', 2),
    // The two plates, one of them red.
    mass(circle(40, 226, 34, 17), 3),
    red(circle(40, 225, 25, 11)),
    mass(circle(380, 226, 34, 17), 3),
    cut(circle(380, 225, 25, 11)),
    figure({ icon: 'quill-ink', x: 300, y: 200, size: 52, halo: 34 }),
  ],
};

/** A library in the shape of one enormous open book. */
const finePrint: Composition = {
  id: 'finePrint',
  sky: [dark(), light({ x: 210, y: 92, radius: 60, seed: 191, reach: 320, red: true })],
  place: [
    // The covers of the book, and its pages.
    mass('M210 66C160 30 90 28 22 48V214C90 196 160 198 210 226C260 198 330 196 398 214V48C330 28 260 30 210 66Z', 3),
    paperShape('M210 64C164 34 98 34 34 52V204C98 188 164 190 210 218Z', 3),
    paperShape('M210 64C256 34 322 34 386 52V204C322 188 256 190 210 218Z', 3),
    inked(printedLines(0) + printedLines(1)),
    inkLines('M42 200C104 186 164 188 206 212M378 200C316 186 256 188 214 212', 1.4),
  ],
  event: [
    // The entrance, where the pages part.
    mass('M186 224V132A24 34 0 0 1 234 132V224Z', 4),
    cut('M194 224V134A16 26 0 0 1 226 134V224Z'),
    red('M202 224V140A8 18 0 0 1 218 140V224Z'),
    // Clauses with their seals.
    red(`${circle(66, 170, 9)}${circle(354, 170, 9)}${circle(152, 168, 8)}`),
    red(
      'M61 176L58 194L66 188L74 194L71 176ZM349 176L346 194L354 188L362 194L359 176ZM148 174L146 188L152 183L159 188L156 174Z',
    ),
    // Words that have come off the page.
    inked(
      strokes(197, 26, (next, i) => {
        const [x, y] = [250 + i * 6 + next() * 12, 40 - i * 1.2 + (next() - 0.5) * 26];
        return gouge(x, y, x + 9 + next() * 9, y - 4 + next() * 6, 2.2);
      }),
    ),
  ],
  near: [
    mass('M-4 230C80 214 150 218 210 238C270 218 340 214 424 230V262H-4Z', 3),
    cut(shade([10, 236], [410, 236], 30, 1, 14, 1.5)),
    person('bailiff', { x: 210, y: 250, height: 76, halo: 3 }),
    figure({ icon: 'candle-holder', x: 244, y: 248, size: 34, halo: 40 }),
  ],
};

/** Draws the lines of a page of the book; `side` is 0 for the left page, 1 for the right. */
function printedLines(side: 0 | 1): string {
  return strokes(195 + side, 72, (next, i) => {
    const row = Math.floor(i / 6);
    const column = i % 6;
    if (row > 9 && column > 1) return '';
    const x = 48 + column * 24 + next() * 5;
    const sag = ((x - 40) / 170) ** 2 * 18 - Math.sin(((x - 34) / 176) * Math.PI) * 12;
    const y = 66 + row * 10.6 + sag * 0.6;
    const long = 12 + next() * 9;
    const [from, to] = side ? [420 - x, 420 - x - long] : [x, x + long];
    if (Math.max(from, to) > 178 && Math.min(from, to) < 242) return '';
    return gouge(from, y, to, y + 0.8, 3.2);
  });
}

const book = (x: number, y: number, turn: number): string =>
  placed({ x, y, turn }, 1, mass('M-14 -9H14V9H-14Z', 2.4) + lines('M-8 -9V9M-3 -4H9', 1.8));

/** Dargoth, who signed first; the shelves fall, and the knife hangs over his page. */
const struckOff: Composition = {
  id: 'struckOff',
  sky: [dark(), light({ x: 210, y: 108, radius: 68, seed: 201, red: true })],
  place: [bookcase(38, 214, 84, 190, 202, 9), bookcase(384, 214, 84, 190, 203, -14), boards(196, 210)],
  event: [
    dargoth(206, 236),
    ...[
      [104, 60, 34],
      [136, 30, -20],
      [318, 84, 40],
      [292, 38, 12],
      [116, 128, 70],
    ].map(([x = 0, y = 0, turn = 0]) => book(x, y, turn)),
  ],
  near: [
    mass('M66 198H354L372 214H48ZM64 214H356V262H64Z', 3),
    lines(`${box(84, 224, 80, 30)}${box(256, 224, 80, 30)}`, 2),
    paperShape('M128 184L270 178L280 206L116 212Z', 2.6),
    inkLines('M142 192L256 187M138 200L232 196', 2),
    redLines('M238 196L262 194.5', 3.4),
    // The Night Blade, about to strike.
    placed(
      { x: 284, y: 188, turn: 38 },
      1,
      paperShape('M-6 -2L-9 -64L-2 -70H6L9 -64L2 2Z', 3) +
        inkLines('M-1 -62L-1 -8', 1.8) +
        mass('M-16 -70H16V-77H-16ZM-6 -77V-116H6V-77Z', 2.6) +
        silhouette(
          ['M-14 -82C-20 -92 -18 -112 -10 -118L14 -120C24 -112 24 -92 16 -82Z', 'M-8 -114L-2 -190L40 -190L18 -112Z'],
          3,
        ) +
        lines('M-14 -90H14M-15 -99H15M-13 -108H14', 2),
    ),
  ],
};

export const below: readonly Composition[] = [longStair, principalsDesk, finePrint, struckOff];
