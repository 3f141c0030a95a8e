/** Draws the pictures of the scenarios in the town of Pledge: its churchyard, its tenements and its pawnshop. */
import { gouge } from '../../../src/scenes/art/carve';
import type { Composition } from './composition';
import { field, grass, hills } from './land';
import { clouds, dark, day, dusk, light } from './light';
import { arm, person } from './people';
import { bars, bricks, crookedHouse, headstone, openGrave, shelf, threeBalls } from './places';
import {
  box,
  circle,
  corners,
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

/** A grave that was opened from below, its stone, the church, and a crow. */
const plotNine: Composition = {
  id: 'plotNine',
  sky: [dark(), light({ x: 214, y: 120, radius: 66, seed: 9, red: true })],
  place: [
    field(10, 168),
    figure({ icon: 'church', x: 64, y: 168, size: 96, halo: 34 }),
    figure({ icon: 'dead-wood', x: 358, y: 182, size: 150, halo: 30, flip: true }),
    figure({ icon: 'hasty-grave', x: 118, y: 196, size: 46, halo: 50 }),
  ],
  event: [
    headstone(216, 208, 124),
    figure({ icon: 'raven', x: 250, y: 100, size: 54, halo: 44, flip: true }),
    openGrave(216, 206),
  ],
  near: [
    mass('M292 204C304 184 326 176 344 184C360 180 380 190 390 206L396 216L286 216Z', 3.5),
    cut(
      strokes(12, 22, (next) => {
        const [x, y] = [298 + next() * 88, 192 + next() * 20];
        return gouge(x, y, x + 4 + next() * 7, y - 2 - next() * 4, 1.4);
      }),
    ),
  ],
};

/** A pawnshop full to the ceiling; at the back is a door with a hole gnawed through it. */
const gageAndDaughter: Composition = {
  id: 'gageAndDaughter',
  sky: [dark(), light({ x: 210, y: 132, radius: 50, seed: 31, red: true, reach: 250 })],
  place: [
    mass('M0 0H142V210H0ZM278 0H420V210H278Z'),
    // The shut door with the hole gnawed through it.
    mass(
      'M142 26V214H278V26ZM184 196L176 172L182 150L170 134L184 118L182 96L200 100L212 84L226 96L244 90L246 112L258 124L248 142L256 164L244 180L246 196Z',
      3,
    ),
    lines('M165 30V128M165 140V194M188 30V92M210 30V80M233 30V88M256 30V118M256 170V194M146 44H274M146 176H172', 1.5),
    mass(circle(158, 156, 4), 2),
    shelf(8, 92, 126),
    shelf(8, 152, 126),
    shelf(286, 92, 126),
    shelf(286, 152, 126),
    figure({ icon: 'violin', x: 40, y: 90, size: 52, light: true }),
    figure({ icon: 'cuckoo-clock', x: 100, y: 92, size: 60, light: true }),
    figure({ icon: 'boots', x: 34, y: 150, size: 44, light: true }),
    figure({ icon: 'teapot', x: 102, y: 151, size: 46, light: true }),
    figure({ icon: 'umbrella', x: 318, y: 91, size: 52, light: true }),
    figure({ icon: 'old-lantern', x: 378, y: 91, size: 56, light: true }),
    figure({ icon: 'top-hat', x: 322, y: 151, size: 46, light: true }),
    figure({ icon: 'queen-crown', x: 380, y: 151, size: 44, light: true }),
  ],
  event: [
    figure({ icon: 'rat', x: 216, y: 200, size: 104, halo: 0 }),
    threeBalls(210, 30),
    // Splinters of the door.
    mass('M160 196L170 184L176 196ZM250 196L256 186L268 196ZM236 196L240 190L246 196Z', 2),
  ],
  near: [
    mass('M-4 196H424V260H-4Z'),
    lines('M0 206H420', 2),
    cut(shade([20, 214], [400, 214], 34, 3, 34, 1.3)),
    // The two halves of a ticket, and the bell on the counter.
    mass('M62 204H124V198H62ZM68 198C68 170 118 170 118 198ZM89 176V168H97V176Z', 3),
    lines('M78 192C80 182 86 179 92 179', 2.4),
    paperShape('M296 182L330 176L333 184L339 190L333 196L334 204L300 206L303 199L298 194L303 188Z', 2),
    paperShape('M350 178L384 184L382 208L348 204L347 197L353 192L347 186Z', 2),
    inkLines('M306 188L326 185M308 196L326 194M358 190L376 193M357 197L374 200', 1.8),
  ],
};

/** Tenement Row, which its tenants have improved; in front stands a bailiff in a hat, with a writ. */
const seniorBailiff: Composition = {
  id: 'seniorBailiff',
  sky: [dark(), dusk(51, 150, 70), light({ x: 214, y: 96, radius: 44, seed: 52, reach: 260 })],
  place: [
    crookedHouse({ x: -14, y: 214, width: 92, height: 182, seed: 1, lean: 8 }),
    crookedHouse({ x: 80, y: 196, width: 74, height: 136, seed: 2, lean: -5 }),
    crookedHouse({ x: 274, y: 196, width: 74, height: 142, seed: 3, lean: 6 }),
    crookedHouse({ x: 344, y: 214, width: 96, height: 190, seed: 4, lean: -8 }),
    lines('M72 96Q212 128 350 92M150 132Q214 148 278 130', 2.2),
    // Washing on the line.
    paperShape('M126 110L156 115L154 142L142 136L128 140Z', 2),
    paperShape('M262 113L290 107L300 120L291 126L288 138L268 141L265 128L256 127Z', 2),
    paperShape('M180 139L196 141L194 160L182 158Z', 1.8),
    // The street, which is a flight of stairs.
    mass('M96 256L120 232H304L328 256ZM120 234L136 214H286L304 234ZM138 214L152 200H272L286 214Z', 2.4),
    cut(shade([132, 226], [294, 226], 18, 1, 7)),
    cut(shade([116, 246], [308, 246], 20, 1, 8)),
  ],
  event: [
    figure({ icon: 'skeletal-hand', x: 46, y: 126, size: 34, light: true }),
    figure({ icon: 'flower-pot', x: 316, y: 150, size: 30, light: true }),
    figure({ icon: 'flower-pot', x: 112, y: 152, size: 28, light: true }),
  ],
  near: [
    person('bailiff', { x: 212, y: 262, height: 150, halo: 4 }),
    // The writ that is served, with its seal.
    paperShape('M244 148L276 140L286 178L254 186Z', 2.4),
    inkLines('M252 155L272 150M254 162L275 157M256 169L268 166', 1.7),
    red(circle(274, 172, 7)),
  ],
};

/** A vote in the hall: raised hands, some of them severed. */
const showOfHands: Composition = {
  id: 'showOfHands',
  sky: [dark(), light({ x: 210, y: 88, radius: 54, seed: 61, reach: 320, red: true })],
  place: [
    // The beams of the hall, and a banner that shows a hand.
    mass('M-4 -4H60L-4 92ZM424 -4H360L424 92Z'),
    mass('M-4 0H424V14H-4Z'),
    paperShape('M92 18H328L318 50Q210 64 102 50Z', 3),
    figure({ icon: 'open-palm', x: 210, y: 52, size: 40, halo: 0, turn: 0 }),
  ],
  event: [
    person('brill', { x: 210, y: 176, height: 112, halo: 3.4 }),
    mass('M168 168H252L246 216H174Z'),
    cut(shade([178, 178], [240, 178], 9, 0, 26, 1.6)),
  ],
  near: [
    arm({ x: 40, y: 262, height: 150, turn: -8 }),
    arm({ x: 98, y: 266, height: 118, turn: 4, flip: true }),
    arm({ x: 328, y: 264, height: 126, turn: -4 }),
    arm({ x: 386, y: 262, height: 152, turn: 7, flip: true }, true),
    arm({ x: 146, y: 280, height: 104, turn: -6 }),
    arm({ x: 284, y: 280, height: 100, turn: 8, flip: true }),
    // A hand that holds up a severed hand.
    figure({ icon: 'severed-hand', x: 92, y: 166, size: 70, halo: 34, turn: 12 }),
  ],
};

/** Tansy sits on her own gravestone; a digger comes over the hill. */
const halfHoliday: Composition = {
  id: 'halfHoliday',
  sky: [day(), clouds(181, 96, 34)],
  place: [
    inked(
      strokes(182, 58, (_, i) => {
        const a = (i / 58) * Math.PI * 2;
        const [x, y] = [110, 84];
        const from = 44 + (i % 2) * 6;
        return gouge(x + Math.cos(a) * from, y + Math.sin(a) * from, x + Math.cos(a) * 118, y + Math.sin(a) * 118, 2);
      }),
    ),
    inked(circle(110, 84, 39)),
    cut(circle(110, 84, 35.5)),
    hills(
      [
        [0, 150],
        [90, 132],
        [190, 152],
        [300, 126],
        [424, 144],
      ],
      200,
    ),
    cut(grass(183, 146, 60)),
    figure({ icon: 'church', x: 34, y: 150, size: 70, halo: 30 }),
    field(184, 178, 10),
  ],
  event: [
    // The digger, preceded by his long shadow.
    person('digger', { x: 356, y: 142, height: 84, halo: 2.6, flip: true }),
    red('M345 142L370 142L300 190L262 206L240 206Z'),
    headstone(196, 226, 112),
    sittingGirl(198, 140),
  ],
  near: [
    person('bailiff', { x: 92, y: 262, height: 138, halo: 4 }),
    figure({ icon: 'grave-flowers', x: 274, y: 240, size: 50, halo: 40 }),
    figure({ icon: 'high-grass', x: 330, y: 262, size: 74, light: true }),
    figure({ icon: 'high-grass', x: 24, y: 262, size: 60, light: true }),
    figure({ icon: 'high-grass', x: 398, y: 264, size: 64, light: true, flip: true }),
  ],
};

/** Draws Tansy on the edge of a stone, her feet in the air. */
function sittingGirl(x: number, y: number): string {
  return placed(
    { x, y },
    0.78,
    silhouette(
      [
        'M-16 -2C-12 -20 -9 -34 -8 -46C-6 -54 6 -54 8 -46C10 -32 16 -22 24 -14L30 -2L24 4L-14 4Z',
        'M14 -4L24 -6L34 28L40 32L28 34L24 30ZM2 -4L12 -2L14 34L20 39L7 40L6 34Z',
        circle(0, -62, 9),
        'M-12 -57C-16 -78 16 -78 12 -57L15 -38L8 -42L8 -63L-8 -63L-8 -42L-15 -38Z',
        'M-8 -44L-24 -8L-19 -4L-6 -30Z',
      ],
      4.2,
    ) +
      lines('M-4 -38L-8 -4M4 -38L10 -8', 1.8) +
      red('M8 -74L20 -82L18 -68ZM8 -74L-3 -82L0 -68Z'),
  );
}

/** Among the strongboxes: the King's pawn ticket on the counter, and a raider who has come for it. */
const kingsTicket: Composition = {
  id: 'kingsTicket',
  sky: [dark(), light({ x: 300, y: 92, radius: 58, seed: 161, reach: 240, sheaves: 120 })],
  place: [
    bricks(0, 0, 212, 200, 16),
    // A barred window; strongboxes to the left.
    mass('M216 16H236V176H216ZM366 16H386V176H366ZM216 10H386V28H216Z'),
    bars(236, 366, 26, 178, 5),
    ...[
      [14, 66],
      [80, 66],
      [146, 66],
      [14, 122],
      [80, 122],
      [146, 122],
    ].map(([x = 0, y = 0], i) => strongbox(x, y, i === 4)),
  ],
  event: [
    person('raider', { x: 296, y: 186, height: 138, halo: 3, flip: true }),
    figure({ icon: 'queen-crown', x: 112, y: 63, size: 46, light: true }),
    figure({ icon: 'price-tag', x: 160, y: 60, size: 30, light: true }),
  ],
  near: [
    mass('M-4 186H424V260H-4Z'),
    lines('M0 195H420', 2),
    cut(shade([10, 206], [410, 206], 36, 2, 40, 1.3)),
    // The ticket, pushed half across the counter.
    placed(
      { x: 206, y: 222, turn: -7 },
      1,
      paperShape('M-62 -50H62V-30A9 9 0 0 0 62 -12V4H-62V-12A9 9 0 0 0 -62 -30Z', 3) +
        inkLines('M-36 -50V4', 1.6) +
        figure({ icon: 'queen-crown', x: 14, y: -12, size: 38, halo: 0 }) +
        inkLines('M-16 -5H44', 2) +
        redLines('M36 -40L48 -34L40 -26', 2.4),
    ),
    pushingHand(98, 232),
  ],
};

function strongbox(x: number, y: number, open: boolean): string {
  const inside = open
    ? cut(corners([x + 8, y + 8], [x + 52, y + 8], [x + 44, y + 42], [x + 16, y + 42])) +
      inked(corners([x + 30, y + 14], [x + 40, y + 24], [x + 30, y + 38], [x + 20, y + 24]))
    : cut(circle(x + 30, y + 23, 5)) + cut(`M${x + 28} ${y + 25}H${x + 32}L${x + 34} ${y + 37}H${x + 26}Z`);
  return mass(box(x, y, 60, 50), 2.6) + lines(box(x + 5, y + 5, 50, 40), 1.3) + inside;
}

/** Draws a hand flat on the counter, its fingers to the right. */
function pushingHand(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M-104 30L-108 -22L-40 -30C-20 -34 -2 -32 8 -24L12 4L-20 18L-60 22Z',
        'M4 -26L46 -31C53 -31 53 -23 47 -22L6 -14ZM6 -16L54 -19C60 -18 60 -10 54 -10L8 -4ZM8 -6L50 -7C56 -6 56 1 50 2L8 5ZM4 4L38 6C44 7 43 14 37 14L2 14Z',
        'M-20 -28L6 -44C12 -46 15 -41 11 -37L-6 -24Z',
      ],
      3.4,
    ) + lines('M-66 -28L-62 22M-56 -29L-52 21M2 -14H14M4 -4H14M4 5H13', 2),
  );
}

export const pledge: readonly Composition[] = [
  plotNine,
  gageAndDaughter,
  seniorBailiff,
  showOfHands,
  halfHoliday,
  kingsTicket,
];
