/** Draws a wide picture for each of the two games on the title screen: cards held as a fan, and figures on the hexes of a map. */
import { gougeField, rays } from '../../src/scenes/art/carve';
import { linoLayout } from '../../src/scenes/art/lino';
import { PALETTE } from '../../src/scenes/art/palette';
import { seedOf } from '../../src/scenes/art/seed';
import { type CutFigure, printFigure } from './longTable/cutFigure';
import { FIGURES } from './longTable/portraits';
import { CARVED_RED, type Piece, printed } from './picture';

/** Size of a picture in css px; the width is half the width of a large phone. */
const WIDTH = 224;
const HEIGHT = 96;

const { ink, paper } = PALETTE;

function figure(id: string, x: number, y: number, size: number): string {
  const cut: CutFigure | undefined = FIGURES[id];
  if (!cut) throw new Error(`no figure is drawn for the id ${id}`);
  const { x: left, y: top, size: side } = cut.tokenCrop ?? { x: 0, y: 0, size: 512 };
  const place = `translate(${x - size / 2},${y - size / 2}) scale(${size / side}) translate(${-left},${-top})`;
  return `<g transform="${place}" stroke-linejoin="round" stroke-linecap="round">${printFigure(cut, 40)}</g>`;
}

/** Draws the background of a picture: ink, and rays that point away from a disc at half the width and at `y`; `disc` is its radius. */
function lit(id: string, y: number, disc: number, red: boolean): string {
  const { light, accent } = linoLayout({ width: WIDTH, height: HEIGHT, y, disc, seed: seedOf(`games/${id}`) });
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink}"/><path d="${rays(light)}" fill="${paper}"/>` +
    (red ? `<path d="${rays(accent)}" fill="${CARVED_RED}"/>` : '')
  );
}

/** Draws a card of the fan: its paper edge, its rays and its figure. */
function card(id: string, x: number, turn: number): string {
  const [w, h] = [58, 82];
  const { light } = linoLayout({ width: w, height: h, disc: 16, seed: seedOf(`games/card/${id}`) });
  return (
    `<g transform="translate(${x},${HEIGHT * 0.54 + Math.abs(turn) * 0.35}) rotate(${turn}) translate(${-w / 2},${-h / 2})">` +
    `<rect x="-2" y="-2" width="${w + 4}" height="${h + 4}" rx="6" fill="${ink}"/>` +
    `<rect width="${w}" height="${h}" rx="5" fill="${paper}"/><rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="2" fill="${ink}"/>` +
    `<svg x="5" y="5" width="${w - 10}" height="${h - 10}" viewBox="5 5 ${w - 10} ${h - 10}"><path d="${rays(light)}" fill="${paper}"/></svg>` +
    `${figure(id, w / 2, h / 2, 44)}</g>`
  );
}

/** Length of a side of a map hex, in css px. */
const SIDE = 27;

function hex(col: number, row: number, who?: { readonly id: string; readonly ring: string }): string {
  const x = WIDTH / 2 + col * SIDE * 1.5;
  const y = HEIGHT / 2 + (row + (col % 2 === 0 ? 0 : 0.5)) * SIDE * Math.sqrt(3);
  const corners = (r: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = (Math.PI / 3) * i;
      return `${x + r * Math.cos(angle)},${y + r * Math.sin(angle)}`;
    }).join(' ');
  const ground = `<polygon points="${corners(SIDE - 1)}" fill="${paper}"/>`;
  if (!who) return ground;
  return (
    `${ground}<polygon points="${corners(SIDE - 3)}" fill="${who.ring}"/><polygon points="${corners(SIDE - 8)}" fill="${paper}"/>` +
    figure(who.id, x, y, SIDE * 1.24)
  );
}

function map(): string {
  const hero = (id: string) => ({ id, ring: ink });
  const foe = (id: string) => ({ id, ring: CARVED_RED });
  const figures: Readonly<Record<string, { readonly id: string; readonly ring: string }>> = {
    '-1,-1': hero('bailiff'),
    '0,0': hero('ferrywoman'),
    '1,-1': foe('shuffler'),
    '2,0': foe('inkwight'),
    '-2,0': hero('sexton'),
  };
  const hexes = [-3, -2, -1, 0, 1, 2, 3].flatMap((col) =>
    [-2, -1, 0, 1].map((row) => hex(col, row, figures[`${col},${row}`])),
  );
  const chips = gougeField({ width: WIDTH, height: HEIGHT, count: 26, seed: 8, length: 7, thickness: 0.7, angle: 0.5 });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink}"/>${hexes.join('')}<path d="${chips}" fill="${ink}"/>`;
}

const block = (id: string, body: string): Piece => ({
  name: `games/${id}.webp`,
  width: WIDTH,
  height: HEIGHT,
  scale: 2,
  inks: [ink, paper, CARVED_RED],
  steps: 3,
  ground: ink,
  body: printed(WIDTH, HEIGHT, body, 0.6),
});

/** The pictures, named after the games. */
export const gameBlocks = (): readonly Piece[] => [
  block(
    'inHand',
    lit('inHand', HEIGHT * 0.6, 26, true) +
      card('tallyCrow', WIDTH / 2 - 52, -22) +
      card('shuffler', WIDTH / 2 + 52, 22) +
      card('bailiff', WIDTH / 2, 0),
  ),
  block('longTable', map()),
];
