/** Linocut portraits of the monsters: ink block, carved light, halo, figure, print. */

import { rays } from '../../src/scenes/art/carve';
import { MONSTER_ICON } from '../../src/scenes/art/iconNames';
import { type LinoPlan, linoLayout } from '../../src/scenes/art/lino';
import { PALETTE } from '../../src/scenes/art/palette';
import { seedOf } from '../../src/scenes/art/seed';
import { iconBody } from './icons';
import { CARVED_RED, type Piece, printed } from './picture';

interface Lino extends LinoPlan {
  readonly icon: string;
  readonly flip?: boolean;
  readonly accent?: boolean;
}

/** A block without the print filter, so that several can be composed and printed together. */
function lino(plan: Lino): string {
  const { disc, light, accent, figure } = linoLayout(plan);
  const k = figure.size / 512;
  const place =
    `translate(${figure.x - (figure.size / 2) * (plan.flip ? -1 : 1)},${figure.y - figure.size / 2}) ` +
    `scale(${plan.flip ? -k : k},${k})`;
  const body = iconBody(plan.icon);
  return (
    `<rect width="${plan.width}" height="${plan.height}" fill="${PALETTE.ink}"/>` +
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${PALETTE.paper}"/>` +
    `<path d="${rays(light)}" fill="${PALETTE.paper}"/>` +
    (plan.accent ? `<path d="${rays(accent)}" fill="${CARVED_RED}"/>` : '') +
    `<g transform="${place}" stroke-linejoin="round">` +
    `<g color="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${figure.halo}">${body}</g>` +
    `<g color="${PALETTE.ink}" stroke="${PALETTE.ink}" stroke-width="3">${body}</g></g>`
  );
}

/** The plate's portrait is 18.5 x 29 mm. */
const WIDTH = 185;
const HEIGHT = 290;

/** What single figures need beyond the rule. */
const TOUCHES: Readonly<Record<string, Partial<Lino>>> = {
  auditor: { accent: true },
  dargoth: { accent: true },
  foremanGrubb: { accent: true },
  motherMire: { accent: true, flip: true },
};

const portrait = (id: string, icon: string, scale: number): Piece => ({
  name: `monster/${id}`,
  width: WIDTH,
  height: HEIGHT,
  scale,
  inks: TOUCHES[id]?.accent ? [PALETTE.ink, PALETTE.paper, CARVED_RED] : [PALETTE.ink, PALETTE.paper],
  steps: 3,
  ground: PALETTE.paper,
  body: printed(
    WIDTH,
    HEIGHT,
    lino({ width: WIDTH, height: HEIGHT, icon, scale: 0.95, y: 150, seed: seedOf(id), ...TOUCHES[id] }),
  ),
});

/** By the id of the monster; `scale` is a tenth of the pixels per mm of its card. */
export const portraits = (scale: number): readonly Piece[] =>
  Object.entries(MONSTER_ICON).map(([id, icon]) => portrait(id, icon, scale));
