/**
 * Prints two pictures of every figure and obstacle of the Long Table. Boards and pages show a linocut block (ink, carved rays, figure); the
 * paper hex on the map shows the figure alone.
 */
import { rays } from '../../../src/scenes/art/carve';
import { linoLayout } from '../../../src/scenes/art/lino';
import { PALETTE } from '../../../src/scenes/art/palette';
import { seedOf } from '../../../src/scenes/art/seed';
import { CARVED_RED, cutFilter, type Piece, printed } from '../picture';
import { BOSSES } from './bosses';
import { type CutFigure, printFigure } from './cutFigure';
import { HEROES } from './heroes';
import { MONSTERS } from './monsters';
import { OTHERS } from './others';

/** Size of a block, in css px; the boards show blocks in this ratio, 4:5. */
export const BLOCK = { width: 120, height: 150 } as const;
/** Side of a token's picture, in css px. */
export const TOKEN = 64;

/** All drawn figures and obstacles of the Long Table, by id. */
export const FIGURES: Readonly<Record<string, CutFigure>> = { ...HEROES, ...MONSTERS, ...BOSSES, ...OTHERS };

const INKS = [PALETTE.ink, PALETTE.paper, CARVED_RED] as const;

function block(id: string, scale: number): Piece {
  const figure = FIGURES[id];
  if (!figure) throw new Error(`no figure is drawn for the id ${id}`);
  const { width, height } = BLOCK;
  const plan = linoLayout({ width, height, scale: 1, y: 78, disc: 44, seed: seedOf(`longTable/${id}`) });
  const { disc, light, accent } = plan;
  const side = width * 1.04;
  const place = `translate(${(width - side) / 2},${height - side + 2}) scale(${side / 512})`;
  return {
    name: `block/${id}`,
    width,
    height,
    scale,
    inks: INKS,
    steps: 3,
    ground: PALETTE.paper,
    body: printed(
      width,
      height,
      `<rect width="${width}" height="${height}" fill="${PALETTE.ink}"/>` +
        `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="${PALETTE.paper}"/>` +
        `<path d="${rays(light)}" fill="${PALETTE.paper}"/>` +
        (id in BOSSES || id in HEROES ? `<path d="${rays(accent)}" fill="${CARVED_RED}"/>` : '') +
        `<g transform="${place}" stroke-linejoin="round" stroke-linecap="round">${printFigure(figure, 46)}</g>`,
      0.7,
    ),
  };
}

const WHOLE = { x: 0, y: 0, size: 512 };

function token(id: string, figure: CutFigure, scale: number): Piece {
  const { x, y, size } = figure.tokenCrop ?? WHOLE;
  const k = TOKEN / size;
  return {
    name: `token/${id}`,
    width: TOKEN,
    height: TOKEN,
    scale,
    inks: INKS,
    steps: 3,
    body:
      `<defs>${cutFilter(0.4)}</defs><g filter="url(#print)"><g transform="scale(${k}) translate(${-x},${-y})" ` +
      `stroke-linejoin="round" stroke-linecap="round">${printFigure(figure, 0)}</g></g>`,
  };
}

/** @param scale pixels per css px */
export const blocks = (scale: number): readonly Piece[] => Object.keys(FIGURES).map((id) => block(id, scale));
/** @param scale pixels per css px */
export const tokens = (scale: number): readonly Piece[] =>
  Object.entries(FIGURES).map(([id, figure]) => token(id, figure, scale));
