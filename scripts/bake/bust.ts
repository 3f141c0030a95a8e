/** Prints the portraits of people (heroes and speakers) in the same style as the monsters' portraits. */
import { rays } from '../../src/scenes/art/carve';
import { linoLayout } from '../../src/scenes/art/lino';
import { PALETTE } from '../../src/scenes/art/palette';
import { seedOf } from '../../src/scenes/art/seed';
import { CARVED_RED, type Piece, printed } from './picture';

const WIDTH = 180;
const HEIGHT = 220;

export interface Bust {
  /** Path of the file below assets/, without its extension. */
  readonly name: string;
  /** Seed of the carved rays: the same seed gives the same rays. */
  readonly seed: string;
  /** Returns the SVG of head and shoulders in a box of 512 x 512. The halo is a pale stroke `halo` units wide, half of it visible. */
  readonly figure: (halo: number) => string;
  /** Size of the figure, as a fraction of the block's shorter side. */
  readonly scale: number;
  /** Whether some rays are red: true for heroes. */
  readonly accented: boolean;
}

export function bust({ name, seed, figure, scale, accented }: Bust): Piece {
  const plan = linoLayout({ width: WIDTH, height: HEIGHT, scale, y: 122, seed: seedOf(seed) });
  const { disc, light, accent } = plan;
  const k = plan.figure.size / 512;
  const place = `translate(${plan.figure.x - plan.figure.size / 2},${plan.figure.y - plan.figure.size / 2}) scale(${k})`;
  return {
    name: `${name}.webp`,
    width: WIDTH,
    height: HEIGHT,
    scale: 2,
    inks: [PALETTE.ink, PALETTE.paper, CARVED_RED],
    steps: 3,
    ground: PALETTE.paper,
    body: printed(
      WIDTH,
      HEIGHT,
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.ink}"/>` +
        `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${PALETTE.paper}"/>` +
        `<path d="${rays(light)}" fill="${PALETTE.paper}"/>` +
        (accented ? `<path d="${rays(accent)}" fill="${CARVED_RED}"/>` : '') +
        `<g transform="${place}" stroke-linejoin="round" stroke-linecap="round">${figure(plan.figure.halo)}</g>`,
    ),
  };
}
