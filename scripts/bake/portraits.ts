/** Prints linocut portraits of the monsters in layers: ink block, carved rays, halo, figure. */

import { rays } from '../../src/scenes/art/carve';
import { type LinoPlan, linoLayout } from '../../src/scenes/art/lino';
import { PALETTE } from '../../src/scenes/art/palette';
import { seedOf } from '../../src/scenes/art/seed';
import { ALIAS_ICON, MONSTER_ICON } from '../../src/scenes/inHand/art/iconNames';
import { iconBody } from './icons';
import { CARVED_RED, type Piece, printed } from './picture';
import { auditor, dargoth, duellist, grubb, mire, osbert, shuffler, signature } from './scenes/figures';
import { placed } from './scenes/strokes';

/** Returns an icon with its halo, without the print filter. */
function lino(plan: LinoPlan, icon: string): string {
  const { figure } = linoLayout(plan);
  const place = `translate(${figure.x - figure.size / 2},${figure.y - figure.size / 2}) scale(${figure.size / 512})`;
  const body = iconBody(icon);
  return (
    `<g transform="${place}" stroke-linejoin="round">` +
    `<g color="${PALETTE.paper}" stroke="${PALETTE.paper}" stroke-width="${figure.halo}">${body}</g>` +
    `<g color="${PALETTE.ink}" stroke="${PALETTE.ink}" stroke-width="3">${body}</g></g>`
  );
}

/** In tenths of a mm: the portrait on a card is 18.5 x 29 mm. */
const WIDTH = 185;
const HEIGHT = 290;

/** A figure that is drawn for this game instead of an icon. */
interface Drawn {
  readonly figure: (x: number, y: number) => string;
  /** x of the drawing's foot; by default the middle of the portrait. */
  readonly x?: number;
  /** y of the drawing's foot; by default just below the portrait's lower edge. */
  readonly y?: number;
  /** Enlargement of the drawing. */
  readonly scale: number;
}

const DRAWN: Readonly<Record<string, Drawn>> = {
  shuffler: { figure: shuffler, x: 62, scale: 1.3 },
  foremanGrubb: { figure: grubb, scale: 1.12 },
  auditor: { figure: auditor, scale: 1.25 },
  motherMire: { figure: mire, scale: 1.16 },
  courtDuellist: { figure: duellist, scale: 1.2 },
  dargoth: { figure: dargoth, scale: 1.14 },
  kingOsbert: { figure: osbert, scale: 1.66 },
  signature: { figure: signature, x: 78, y: 232, scale: 1.02 },
};

/** Monsters that have some red rays: bosses. */
export const BOSSES: readonly string[] = [
  'foremanGrubb',
  'auditor',
  'motherMire',
  'dargoth',
  'kingOsbert',
  'signature',
];

function content(id: string, icon: string): string {
  const plan: LinoPlan = { width: WIDTH, height: HEIGHT, scale: 0.95, y: 150, seed: seedOf(id) };
  const own = DRAWN[id];
  // Drawings without a `y` stand on the lower edge, so their heads, where the light belongs, are above the middle.
  const { disc, light, accent } = linoLayout(own && own.y === undefined ? { ...plan, y: 112 } : plan);
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PALETTE.ink}"/>` +
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${PALETTE.paper}"/>` +
    `<path d="${rays(light)}" fill="${PALETTE.paper}"/>` +
    (BOSSES.includes(id) ? `<path d="${rays(accent)}" fill="${CARVED_RED}"/>` : '') +
    (own ? placed({ x: own.x ?? WIDTH / 2, y: own.y ?? HEIGHT + 2 }, own.scale, own.figure(0, 0)) : lino(plan, icon))
  );
}

const portrait = (id: string, icon: string, scale: number): Piece => ({
  name: `monster/${id}`,
  width: WIDTH,
  height: HEIGHT,
  scale,
  inks: BOSSES.includes(id) ? [PALETTE.ink, PALETTE.paper, CARVED_RED] : [PALETTE.ink, PALETTE.paper],
  steps: 3,
  ground: PALETTE.paper,
  body: printed(WIDTH, HEIGHT, content(id, icon)),
});

/** The portraits, named after the monsters' ids or aliases; `scale` is in pixels per 0.1 mm of the card. */
export const portraits = (scale: number): readonly Piece[] =>
  Object.entries({ ...MONSTER_ICON, ...ALIAS_ICON }).map(([id, icon]) => portrait(id, icon, scale));
