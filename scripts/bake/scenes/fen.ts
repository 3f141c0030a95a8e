/** Draws the pictures of the scenarios on the fen. */
import type { Composition } from './composition';
import { mire } from './figures';
import { boards, field, reeds, water } from './land';
import { beam, dark, dusk, glow, light, smoke } from './light';
import { person } from './people';
import { archway, bricks } from './places';
import {
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
  silhouette,
} from './strokes';

/** Draws a hut on legs in the water, with a lit window and a lit door; `x` is the hut's middle, `y` the water level, `size` its width. */
function stilts(x: number, y: number, size: number): string {
  const k = size / 100;
  return placed(
    { x, y },
    k,
    silhouette(
      [
        'M-40 0L-34 -34H-28L-30 0ZM28 0L28 -34H34L42 0ZM-4 0V-34H4V0Z',
        'M-46 -34H46V-28H-46Z',
        'M-38 -34L-34 -72H34L38 -34Z',
        'M-50 -68L-30 -104C-10 -108 16 -106 30 -102L50 -68L40 -64L-42 -64Z',
        'M12 -100V-122H22V-98Z',
      ],
      2.6 / k,
    ) +
      lines('M-42 -70L-26 -100M-24 -68L-14 -103M-4 -67L0 -105M16 -68L14 -104M34 -70L26 -101', 1.5 / k) +
      cut('M-26 -58H-10V-42H-26Z') +
      inkLines('M-18 -58V-42M-26 -50H-10', 1.6 / k) +
      cut('M8 -34V-56C8 -62 24 -62 24 -56V-34Z'),
  );
}

/** A carrier brings the keg across the causeway; a toad waits in the water. */
const proofSpirits: Composition = {
  id: 'proofSpirits',
  sky: [dark(), dusk(91, 140, 60), light({ x: 206, y: 106, radius: 56, seed: 92, reach: 250 })],
  place: [
    water(93, 146, 206),
    stilts(338, 148, 92),
    smoke(352, 36, 30, 94, 0.4),
    // The causeway: boards on stakes.
    mass('M424 156L300 160L190 178L96 214L40 262H150L200 222L276 190L424 176Z', 3),
    lines(
      'M392 158L396 176M356 159L360 179M322 161L330 182M288 163L300 186M256 168L270 192M222 174L244 203M188 180L216 212M156 192L190 228M128 204L164 246M102 212L140 262',
      1.6,
    ),
  ],
  event: [
    carrier(206, 206),
    // Eyes in the water.
    cut(`${circle(66, 176, 4)}${circle(80, 176, 4)}${circle(24, 196, 4.6)}${circle(40, 197, 4.6)}`),
    inked(`${circle(67, 176, 1.6)}${circle(81, 176, 1.6)}${circle(25, 196, 1.9)}${circle(41, 197, 1.9)}`),
  ],
  near: [
    figure({ icon: 'frog', x: 336, y: 254, size: 92, halo: 26 }),
    red(`${circle(322, 190, 4)}${circle(350, 190, 4)}`),
    reeds(95, -8, 84, 262, 150, 9),
    reeds(96, 384, 428, 262, 124, 5),
  ],
};

/** Draws somebody in a hat, with a keg on the back and a lantern in front. */
function carrier(x: number, y: number): string {
  return (
    person('bailiff', { x, y, height: 112, halo: 3.2, turn: -5 }) +
    placed(
      { x: x + 30, y: y - 60, turn: 14 },
      0.92,
      silhouette(['M-20 -26C-28 -10 -28 12 -20 28H20C28 12 28 -10 20 -26Z'], 3) +
        lines('M-25 -12H25M-25 14H25M-7 -26V28M7 -26V28', 1.8),
    ) +
    lines(`M${x - 14} ${y - 58}L${x - 40} ${y - 62}V${y - 50}`, 3.4) +
    cut(circle(x - 40, y - 40, 10)) +
    glow(x - 40, y - 40, 13, 40, 97, 22) +
    inkLines(`M${x - 46} ${y - 46}H${x - 34}V${y - 33}H${x - 46}Z`, 2)
  );
}

/** The landlady of the fen, with a chopping block and a knife beside her. */
const landladyOfTheFen: Composition = {
  id: 'landladyOfTheFen',
  sky: [dark(), light({ x: 224, y: 96, radius: 70, seed: 121, red: true })],
  place: [stilts(66, 168, 104), stilts(388, 168, 54), water(122, 166, 224)],
  event: [mire(222, 218)],
  near: [
    // The chopping block, the limes and the knife.
    mass('M262 212H400V228H262ZM272 228V260H288V228ZM374 228V260H390V228Z', 3),
    lines('M270 219H392', 1.5),
    placed(
      { x: 352, y: 214, turn: 16 },
      1,
      paperShape('M-6 -2L-9 -62L0 -82L9 -62L6 -2Z', 3) +
        inkLines('M0 -76V-8', 1.6) +
        mass('M-5 -84L-4 -108H4L5 -84Z', 2.4),
    ),
    figure({ icon: 'cut-lemon', x: 302, y: 213, size: 40, halo: 40 }),
    figure({ icon: 'lemon', x: 382, y: 213, size: 28, halo: 44 }),
    reeds(123, -8, 120, 264, 108, 10),
    // The light of the hut.
    cut(circle(122, 118, 7)),
    glow(122, 118, 10, 34, 124, 20),
  ],
};

/** Four raiders round the still, and the Bailiff, who defends the still. */
const lastOrders: Composition = {
  id: 'lastOrders',
  sky: [dark(), light({ x: 210, y: 112, radius: 60, seed: 141, reach: 290 })],
  place: [
    mass('M-4 118L60 96L60 190H-4ZM424 118L360 96V190H424Z', 2.6),
    lines('M10 114V190M24 109V190M38 104V190M52 99V190M410 114V190M396 109V190M382 104V190M368 99V190', 2),
    field(142, 186, 4),
    still(210, 214),
  ],
  event: [
    person('raider', { x: 52, y: 214, height: 104, halo: 3 }),
    person('raider', { x: 112, y: 200, height: 74, halo: 3 }),
    person('raider', { x: 310, y: 200, height: 74, halo: 3, flip: true }),
    person('raider', { x: 372, y: 216, height: 108, halo: 3, flip: true }),
  ],
  near: [
    person('bailiff', { x: 150, y: 268, height: 112, halo: 3.6 }),
    figure({ icon: 'barrel', x: 276, y: 260, size: 62, halo: 36 }),
    figure({ icon: 'cut-lemon', x: 276, y: 201, size: 28, halo: 50 }),
    figure({ icon: 'barrel', x: 24, y: 266, size: 54, halo: 40 }),
  ],
};

/** Draws a copper still with its neck and its coil; drawn 150 units high. */
function still(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M-52 0V-8H52V0Z',
        'M-48 -8C-64 -48 -44 -76 -18 -84L18 -84C44 -76 64 -48 48 -8Z',
        'M-18 -82C-14 -104 -6 -112 -4 -124C2 -150 48 -150 84 -120L92 -58H84L76 -114C50 -134 16 -132 12 -118C10 -106 16 -100 18 -82Z',
      ],
      3.2,
    ) +
      lines(
        'M-46 -60C-20 -52 20 -52 46 -60M-17 -84C-8 -80 8 -80 17 -84M-38 -44C-42 -32 -40 -22 -36 -14M-26 -66C-22 -70 -18 -72 -14 -74',
        2.2,
      ) +
      red('M-24 0C-22 -14 -12 -16 -8 -26C-2 -16 4 -18 8 -28C14 -16 22 -14 24 0Z') +
      lines('M88 -54C78 -50 78 -44 88 -42C98 -40 98 -34 88 -32C78 -30 78 -24 88 -22V-8', 3) +
      mass('M76 -8H102L98 14H80Z', 2.4),
  );
}

/** The cellar of the Unpaid: a tea urn, a collecting box, and a hand that reaches into the box. */
const strikeFund: Composition = {
  id: 'strikeFund',
  sky: [dark(), beam(84, -4, 40, 160, 214)],
  place: [
    bricks(150, 0, 270, 150, 16),
    archway(238, 176, 88, 110, 14),
    archway(362, 176, 88, 110, 14),
    boards(174, 210),
    cut('M36 214C60 204 140 204 164 214C140 226 60 226 36 214Z'),
    inkLines('M66 -4V206M104 -4V206M66 26H104M66 56H104M66 86H104M66 116H104M66 146H104M66 176H104', 5),
  ],
  event: [
    glow(238, 128, 24, 74, 151, 40),
    urn(238, 176),
    // An old dead man with his cup, sitting.
    oldMan(152, 220),
  ],
  near: [
    mass('M216 206H424V260H216Z', 3),
    lines('M222 214H420', 1.6),
    // The open box.
    mass('M258 168L268 134L372 134L384 168Z', 3),
    mass('M252 168H390V224H252Z', 3),
    lines('M252 182H390M314 168V182', 1.8),
    cut(circle(321, 186, 7)),
    inkLines('M321 184V192', 3),
    red(corners([288, 160], [300, 144], [330, 144], [342, 160], [315, 178])),
    lines('M288 160H342M308 144L304 160L315 176L326 160L322 144', 1.6),
    takingHand(424, 156),
  ],
};

/** Draws a tea urn with its tap. */
function urn(x: number, y: number): string {
  return (
    mass(
      `M${x - 26} ${y}L${x - 20} ${y - 14}C${x - 32} ${y - 40} ${x - 28} ${y - 58} ${x - 18} ${y - 64}H${x + 18}C${x + 28} ${y - 58} ${x + 32} ${y - 40} ${x + 20} ${y - 14}L${x + 26} ${y}Z`,
      3,
    ) +
    mass(
      `M${x - 20} ${y - 64}C${x - 16} ${y - 80} ${x + 16} ${y - 80} ${x + 20} ${y - 64}ZM${x - 4} ${y - 76}V${y - 86}H${x + 4}V${y - 76}Z`,
      2.4,
    ) +
    lines(
      `M${x - 22} ${y - 52}H${x + 22}M${x - 20} ${y - 18}H${x + 20}M${x} ${y - 26}V${y - 12}M${x - 8} ${y - 26}H${x + 8}`,
      2,
    )
  );
}

function oldMan(x: number, y: number): string {
  return placed(
    { x, y },
    0.94,
    silhouette(
      [
        'M-24 0V-26H-28V-34H22V-26H18V0H10V-26H-16V0Z',
        'M-20 -32C-26 -56 -20 -76 -8 -82C6 -86 16 -74 16 -56L34 -34L40 0H28L24 -28L8 -32Z',
        circle(6, -92, 11),
        'M0 -86C4 -68 12 -66 18 -84Z',
        'M8 -66L34 -56L44 -62L46 -56L34 -46L4 -54Z',
        'M42 -72H56L54 -58H44Z',
      ],
      3,
    ) + lines('M-14 -74C-4 -66 4 -60 8 -50M6 -82L10 -72M10 -96L15 -95M56 -70C62 -70 60 -62 54 -62', 1.8),
  );
}

/** Draws a hand that comes in from the right and is about to close. */
function takingHand(x: number, y: number): string {
  return placed(
    { x, y },
    1,
    silhouette(
      [
        'M6 -34L-30 -28C-46 -30 -58 -26 -64 -14L-60 6L-26 14L6 26Z',
        'M-56 -24C-72 -30 -88 -24 -100 -12C-102 -6 -96 -4 -92 -8L-76 -16L-58 -8ZM-60 -12C-76 -14 -92 -6 -98 4C-98 10 -92 10 -90 8L-76 -2L-58 0ZM-58 -2C-72 0 -84 8 -88 16C-86 22 -80 20 -78 17L-68 8L-52 8Z',
        'M-40 -26C-50 -42 -64 -46 -76 -42C-78 -36 -74 -34 -70 -34L-58 -28L-48 -14Z',
      ],
      3,
    ) + lines('M-22 -29L-18 15M-12 -31L-8 19M-60 -12L-54 -10M-58 -2L-50 -2', 2),
  );
}

export const fen: readonly Composition[] = [proofSpirits, landladyOfTheFen, lastOrders, strikeFund];
