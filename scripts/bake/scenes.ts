/** Vignettes that stand over a scenario's text: one block each. */
import { gouge, rays } from '../../src/scenes/art/carve';
import { PALETTE } from '../../src/scenes/art/palette';
import { seedOf, stream } from '../../src/scenes/art/seed';
import { iconBody } from './icons';
import type { Picture } from './picture';
import { CARVED_RED, printed } from './portraits';

const WIDTH = 420;
const HEIGHT = 256;

interface Figure {
  readonly icon: string;
  /** Foot of the figure. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly halo?: number;
  readonly flip?: boolean;
}

/** A figure that stands on the ground, with its light round it. */
function figure({ icon, x, y, size, halo = 26, flip = false }: Figure): string {
  const k = size / 512;
  const body = iconBody(icon);
  const place = `translate(${flip ? x + size / 2 : x - size / 2},${y - size}) scale(${flip ? -k : k},${k})`;
  const light = `<g color="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${halo}">${body}</g>`;
  return (
    `<g transform="${place}" stroke-linejoin="round">${halo > 0 ? light : ''}` +
    `<g color="${PALETTE.ink}" stroke="${PALETTE.ink}" stroke-width="3">${body}</g></g>`
  );
}

/** Grass and turned earth: strokes that fan out from the horizon to the lower edge. */
function ground(seed: number, horizon: number): string {
  const next = stream(seed);
  let d = '';
  for (let i = 0; i < 150; i++) {
    const depth = next();
    const y = horizon + 6 + depth * depth * (HEIGHT - horizon);
    const x = next() * WIDTH;
    const lean = (x - WIDTH / 2) / WIDTH;
    const length = 4 + depth * 13;
    d += gouge(x, y, x + lean * length * 2.2 + (next() - 0.5) * 3, y - length * 0.5, 0.6 + depth * 1.1);
  }
  return d;
}

/** Plot Nine: a grave that was opened from below, its stone, the church, and the crow that counts. */
function churchyard(): Picture {
  const seed = seedOf('plot-nine');
  const horizon = 168;
  const [x, y] = [214, 120];
  const light = rays({ x, y, from: 58, to: 330, sheaves: 150, seed, width: 3 });
  const red = rays({ x, y, from: 76, to: 290, sheaves: 44, seed: seed + 9, width: 2.3 });
  const grave = 'M150 206L282 206L318 244L112 244Z';
  const heap = 'M292 204C304 184 326 176 344 184C360 180 380 190 390 206L396 216L286 216Z';
  return {
    file: 'scenes/plotNine.webp',
    width: WIDTH,
    height: HEIGHT,
    scale: 2,
    quality: 0.68,
    ground: PALETTE.paper,
    body: printed(
      WIDTH,
      HEIGHT,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.ink}"/>` +
        `<circle cx="${x}" cy="${y}" r="66" fill="${PALETTE.paper}"/>` +
        `<path d="${light}" fill="${PALETTE.paper}"/><path d="${red}" fill="${CARVED_RED}"/>` +
        `<path d="M0 ${horizon}C90 ${horizon - 12} 330 ${horizon - 12} ${WIDTH} ${horizon}V${HEIGHT}H0Z" fill="${PALETTE.ink}" stroke="${PALETTE.paper}" stroke-width="3"/>` +
        figure({ icon: 'church', x: 64, y: 168, size: 96, halo: 34 }) +
        figure({ icon: 'dead-wood', x: 358, y: 182, size: 150, halo: 30, flip: true }) +
        figure({ icon: 'hasty-grave', x: 118, y: 196, size: 46, halo: 50 }) +
        `<path d="${ground(seed + 1, horizon)}" fill="${PALETTE.paper}" opacity=".92"/>` +
        figure({ icon: 'tombstone', x: 216, y: 208, size: 124, halo: 40 }) +
        headstone() +
        figure({ icon: 'raven', x: 250, y: 100, size: 54, halo: 44, flip: true }) +
        `<path d="${grave}" fill="${PALETTE.ink}" stroke="${PALETTE.paper}" stroke-width="4" stroke-linejoin="round"/>` +
        `<path d="${steps()}" fill="${PALETTE.paper}"/>` +
        `<path d="${heap}" fill="${PALETTE.ink}" stroke="${PALETTE.paper}" stroke-width="3.5" stroke-linejoin="round"/>` +
        `<path d="${clods(seed + 2)}" fill="${PALETTE.paper}"/>`,
      1.25,
    ),
  };
}

/** IX on the stone, cut in light. */
const headstone = (): string =>
  `<path d="M196 128L196 160M190 128H202M190 160H202M210 128L236 160M236 128L210 160M206 128H216M230 128H240M206 160H216M230 160H240" ` +
  `fill="none" stroke="${PALETTE.paper}" stroke-width="4.5"/>` +
  `<path d="${gouge(186, 174, 246, 174, 1.6)}${gouge(192, 181, 240, 181, 1.3)}" fill="${PALETTE.paper}"/>`;

/** The inside of the pit: light on its far wall, dying downwards. */
function steps(): string {
  let d = '';
  for (let i = 0; i < 15; i++) {
    const x = 158 + i * 8.4;
    d += gouge(x, 211, x + (x - 216) * 0.08, 220 + ((i * 7) % 11), 1.5);
  }
  return d;
}

function clods(seed: number): string {
  const next = stream(seed);
  let d = '';
  for (let i = 0; i < 22; i++) {
    const x = 298 + next() * 88;
    const y = 192 + next() * 20;
    d += gouge(x, y, x + 4 + next() * 7, y - 2 - next() * 4, 1.4);
  }
  return d;
}

export const scenes = (): readonly Picture[] => [churchyard()];
