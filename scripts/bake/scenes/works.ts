/** Draws the pictures of the scenarios at the places where the dead work: the Sluiceworks on the river, and the lime kilns. */
import { gouge } from '../../../src/scenes/art/carve';
import type { Composition } from './composition';
import { grubb } from './figures';
import { earth, field, hills, water } from './land';
import { dark, day, dusk, glow, light, smoke } from './light';
import { peopleRow, person } from './people';
import { archway, bricks, kiln, stack } from './places';
import {
  box,
  circle,
  corners,
  cut,
  figure,
  hole,
  inked,
  lines,
  mass,
  placed,
  red,
  shade,
  silhouette,
  strokes,
} from './strokes';

/** Draws footprints of bare feet. */
function footprints(points: readonly (readonly [number, number, number])[]): string {
  return points
    .map(([x, y, size], i) =>
      placed(
        { x, y, turn: i % 2 ? 14 : 4 },
        size,
        cut(
          `${circle(0, 0, 4, 6)}${circle(0.5, -11, 5.4, 5)}${circle(-5, -18, 1.6)}${circle(-1.6, -19.4, 1.7)}${circle(2.2, -19, 1.6)}${circle(5.4, -17, 1.5)}`,
        ),
      ),
    )
    .join('');
}

/** The night gate comes down at the whistle; a girl's footprints lead under it. */
const tuesdayShift: Composition = {
  id: 'tuesdayShift',
  sky: [dark(), light({ x: 232, y: 112, radius: 62, seed: 21, reach: 280, red: true })],
  place: [
    bricks(0, 40, 148, 150, 15),
    bricks(316, 40, 104, 150, 15),
    mass('M-4 40H148V48H-4ZM316 40H424V48H316Z', 2),
    stack(50, 42, 30, 62),
    smoke(52, -20, 10, 22),
    // The steam whistle on the wall.
    mass('M100 40V20H112V40ZM96 20C96 8 116 8 116 20Z', 2.4),
    smoke(112, 10, 60, 23, 0.55),
  ],
  event: [
    peopleRow('worker', 186, 294, 4, 190, 66),
    // The gate, half closed.
    ...[172, 192, 212, 232, 252, 272, 292].map((x) => mass(`M${x - 4} 20H${x + 4}V110L${x} 124L${x - 4} 110Z`, 2)),
    mass(box(150, 70, 164, 7), 2),
    mass(box(150, 98, 164, 7), 2),
  ],
  near: [
    archway(232, 192, 144, 152, 24),
    field(24, 190, 2),
    mass('M-4 208C50 200 84 214 100 260H-4Z', 2.6),
    cut(
      strokes(25, 30, (next) => {
        const [x, y] = [next() * 80, 212 + next() * 44];
        return gouge(x, y, x + 12 + next() * 10, y + 3, 1.5);
      }),
    ),
    footprints([
      [196, 250, 1.25],
      [230, 238, 1.1],
      [212, 222, 0.95],
      [238, 212, 0.8],
      [226, 202, 0.66],
    ]),
  ],
};

/** The sluices open on the strikers, who hold hands. In front is the wheel that the hero can turn. */
const highWater: Composition = {
  id: 'highWater',
  sky: [dark(), dusk(114, 150, 50), light({ x: 322, y: 84, radius: 30, seed: 111, reach: 190, sheaves: 90 })],
  place: [
    bricks(-4, 34, 256, 130, 15),
    mass('M-4 28H256V38H-4Z', 2.4),
    // Three gates with water coming through them.
    ...[20, 96, 172].map(
      (x) =>
        mass(`M${x} 108V76A26 26 0 0 1 ${x + 52} 76V108Z`, 3) +
        cut(
          `M${x + 5} 84H${x + 47}C${x + 60} 110 ${x + 68} 136 ${x + 72} 176H${x - 14}C${x - 6} 136 ${x} 110 ${x + 5} 84Z`,
        ) +
        inked(shadeFall(x)),
    ),
    // The door above the water.
    mass('M366 150V92H410V150ZM358 94L388 70L418 94Z', 2.6),
    cut('M380 150V114A8 8 0 0 1 396 114V150Z'),
    hills(
      [
        [252, 160],
        [320, 146],
        [370, 152],
        [424, 144],
      ],
      176,
    ),
  ],
  event: [
    water(112, 164, 322),
    ...[226, 264, 302, 340].map((x, i) => person('striker', { x, y: 236 - (i % 2) * 3, height: 96, halo: 3 })),
    person('tansy', { x: 384, y: 232, height: 88, halo: 3 }),
    lines('M232 184L260 186M268 186L298 184M306 184L336 186M344 186L378 182', 5),
    mass('M150 214C190 204 220 216 262 208C300 202 340 216 424 206V260H150Z', 2.6),
    cut(
      strokes(113, 60, (next) => {
        const depth = next();
        const [x, y] = [160 + next() * 260, 214 + depth * 42];
        return gouge(x, y, x + 12 + depth * 20, y + 1.5, 0.9 + depth * 1.6);
      }),
    ),
  ],
  near: [
    wheel(78, 186, 62),
    mass('M-4 236C50 214 110 240 160 232C210 226 250 248 300 242C350 236 390 250 424 240V260H-4Z', 3),
    cut(shade([6, 252], [410, 250], 22, 12, -5, 1.6)),
  ],
};

/** Draws lines of ink in falling water. */
function shadeFall(x: number): string {
  return strokes(x, 11, (next, i) => {
    const part = (i + 0.5) / 11;
    const top = 88 + next() * 22;
    return gouge(x + 6 + part * 40, top, x - 12 + part * 82, top + 50 + next() * 30, 1.5);
  });
}

/** Draws an iron hand wheel. */
function wheel(x: number, y: number, radius: number): string {
  const rim = `${circle(x, y, radius)}${hole(x, y, radius - 13)}`;
  let spokes = '';
  let grips = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    spokes += corners(
      [x - dy * 5, y + dx * 5],
      [x + dx * radius - dy * 3.4, y + dy * radius + dx * 3.4],
      [x + dx * radius + dy * 3.4, y + dy * radius - dx * 3.4],
      [x + dy * 5, y - dx * 5],
    );
    const far = radius + 17;
    grips += corners(
      [x + dx * radius - dy * 4, y + dy * radius + dx * 4],
      [x + dx * far - dy * 6, y + dy * far + dx * 6],
      [x + dx * far + dy * 6, y + dy * far - dx * 6],
      [x + dx * radius + dy * 4, y + dy * radius - dx * 4],
    );
  }
  return (
    silhouette([rim, spokes, grips, circle(x, y, 16)], 3) +
    red(circle(x, y, 8)) +
    lines(`M${x - radius + 6.5} ${y}A${radius - 6.5} ${radius - 6.5} 0 0 1 ${x} ${y - radius + 6.5}`, 1.6)
  );
}

/** Foreman Grubb, wider than his kilns. */
const foremanGrubb: Composition = {
  id: 'foremanGrubb',
  sky: [dark(), light({ x: 216, y: 120, radius: 74, seed: 41, red: true })],
  place: [kiln(52, 196, 104, 158), kiln(384, 196, 110, 172), smoke(52, 38, 30, 42, 0.5), field(43, 190, 6)],
  event: [peopleRow('worker', 112, 146, 2, 206, 58), grubb(218, 262)],
  near: [figure({ icon: 'brick-pile', x: 44, y: 262, size: 84, halo: 30 })],
};

const HEADS = {
  spade: 'M-11 -104V-111H11V-104ZM-13 -30L-13 -8L0 8L13 -8L13 -30Z',
  pick: 'M-44 -86C-28 -108 28 -108 44 -86C26 -97 -26 -97 -44 -86Z',
  hammer: 'M-22 -110H22V-90H-22Z',
} as const;

/** A strike: tools where the workers dropped them, no smoke at dawn, and a gem in the furnace. */
const downTools: Composition = {
  id: 'downTools',
  sky: [
    day(),
    inked(
      strokes(81, 64, (_, i) => {
        const a = Math.PI + (i / 63) * Math.PI;
        const [from, to] = [58 + (i % 2) * 8, 150 + (i % 3) * 46];
        const [x, y] = [90, 150];
        return gouge(x + Math.cos(a) * from, y + Math.sin(a) * from, x + Math.cos(a) * to, y + Math.sin(a) * to, 2.6);
      }),
    ),
  ],
  place: [
    inked(circle(90, 150, 52)),
    cut(circle(90, 150, 48)),
    stack(30, 164, 24, 104),
    stack(82, 164, 20, 84),
    stack(140, 164, 24, 118),
    stack(186, 164, 18, 78),
    earth(162, 6),
  ],
  event: [furnace(316, 226)],
  near: [
    cut(
      strokes(84, 70, (next) => {
        const depth = next();
        const [x, y] = [next() * 420, 176 + depth * depth * 78];
        return gouge(x, y, x + 8 + depth * 10, y - 2, 0.7 + depth);
      }),
    ),
    // Tools stuck in the ground.
    stuck(40, 236, 118, -7, 'spade'),
    stuck(98, 246, 132, 4, 'pick'),
    stuck(158, 240, 112, -3, 'hammer'),
    stuck(210, 250, 124, 9, 'spade'),
  ],
};

/** Draws a tool whose shaft is stuck in the earth; `height` is the length of its shaft. */
function stuck(x: number, y: number, height: number, turn: number, tool: keyof typeof HEADS): string {
  const k = height / 110;
  return (
    placed({ x, y, turn }, k, silhouette(['M-3.4 4V-106H3.4V4Z', HEADS[tool]], 2.6 / k)) +
    mass(`M${x - 26} ${y + 6}C${x - 14} ${y - 8} ${x + 14} ${y - 8} ${x + 26} ${y + 6}Z`, 2)
  );
}

/** Draws a cut gem. */
function gem(x: number, y: number, r: number): string {
  return (
    `${red(corners([x - r, y - r * 0.3], [x - r * 0.5, y - r], [x + r * 0.5, y - r], [x + r, y - r * 0.3], [x, y + r * 1.1]))}` +
    lines(
      `M${x - r} ${y - r * 0.3}H${x + r}M${x - r * 0.4} ${y - r * 0.3}L${x} ${y + r}L${x + r * 0.4} ${y - r * 0.3}M${x - r * 0.4} ${y - r * 0.3}L${x - r * 0.5} ${y - r}M${x + r * 0.4} ${y - r * 0.3}L${x + r * 0.5} ${y - r}`,
      1.4,
    )
  );
}

/** Draws the main furnace with its mouth open and a glowing gem in it. */
function furnace(x: number, y: number): string {
  return (
    kiln(x, y, 204, 212, false) +
    mass(`M${x - 62} ${y}V${y - 58}A62 62 0 0 1 ${x + 62} ${y - 58}V${y}Z`, 5) +
    glow(x, y - 66, 30, 54, 85, 40) +
    cut(circle(x, y - 66, 31)) +
    gem(x, y - 66, 22) +
    red(
      `M${x - 56} ${y}V${y - 30}L${x - 44} ${y - 12}L${x - 36} ${y - 36}L${x - 20} ${y - 12}L${x - 8} ${y - 26}L${x + 6} ${y - 10}L${x + 22} ${y - 34}L${x + 34} ${y - 12}L${x + 48} ${y - 36}L${x + 56} ${y - 20}V${y}Z`,
    )
  );
}

export const works: readonly Composition[] = [tuesdayShift, foremanGrubb, downTools, highWater];
