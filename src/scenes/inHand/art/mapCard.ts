/** Paints the map card (R1.9): a black block carved as rock, with the dungeon's floor cut out of it. 63 x 88 mm. */

import { gouge, gougeField, polygon, roughen, roundRectangle } from '../../art/carve';
import { CARD, hexCorners, hexNeighbours, type Point } from '../../art/geometry';
import { paintHexName } from '../../art/hexName';
import { PALETTE } from '../../art/palette';
import { fillRough, HAND_CUT, hatch, printOnPaper } from '../../art/paper';
import { seedOf, stream } from '../../art/seed';
import { drawNumber, drawText, measureWith } from '../../art/type';
import type { Ctx, HexId } from '../../art/types';
import { drawDot } from './cardMarks';
import { GROUNDS } from './grounds';
import { drawIcon } from './icons';
import { drawnHexCentre, fitOf, MAP, type MapFit } from './mapGeometry';
import type { MapCardModel, MapHexModel } from './mapModels';

const W = MAP.hexWidth;

interface Place {
  readonly hex: MapHexModel;
  readonly centre: Point;
  /** The corners of the hex. The edge to neighbour i is between corners i and i + 1. */
  readonly corners: readonly Point[];
  readonly neighbours: readonly HexId[];
}

/** The hexes of the map, in the units of a drawing of full size; see `fitOf`. */
const placesOf = ({ hexes }: MapCardModel): readonly Place[] =>
  hexes.map((hex) => {
    const centre = drawnHexCentre(hex.id);
    return { hex, centre, corners: hexCorners(centre, W), neighbours: hexNeighbours(hex.id) };
  });

type Edge = readonly [Point, Point];

/** The edges between floor and rock (`outer`), and the inner walls (`inner`, R4.2). */
function edgesOf(places: readonly Place[], walls: MapCardModel['walls']): { outer: Edge[]; inner: Edge[] } {
  const floor = new Set(places.map(({ hex }) => hex.id));
  const walled = new Set(walls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]));
  const edges: { outer: Edge[]; inner: Edge[] } = { outer: [], inner: [] };
  for (const { hex, corners, neighbours } of places) {
    neighbours.forEach((other, i) => {
      const [a, b] = [corners[i], corners[(i + 1) % 6]];
      if (!a || !b) return;
      if (!floor.has(other)) edges.outer.push([a, b]);
      else if (walled.has(`${hex.id}|${other}`) && hex.id < other) edges.inner.push([a, b]);
    });
  }
  return edges;
}

const fitted = (edges: readonly Edge[], { x, y, scale }: MapFit): Edge[] => {
  const onCard = (point: Point): Point => ({ x: x + point.x * scale, y: y + point.y * scale });
  return edges.map(([a, b]) => [onCard(a), onCard(b)]);
};

/**
 * Carves the rock in the style of the ground's walls. Short cuts point outwards from the walls, as if the walls were lit.
 */
function carveRock(ctx: Ctx, { id, ground = 'stone' }: MapCardModel, outer: readonly Edge[]): void {
  const block = roundRectangle(MAP.inset, MAP.inset, CARD.width - 2 * MAP.inset, CARD.height - 2 * MAP.inset, 1.6);
  fillRough(ctx, block, `${id}/rock`, PALETTE.ink, { amount: 0.3, wave: 1.6 });
  ctx.save();
  ctx.clip(new Path2D(block));
  ctx.fillStyle = PALETTE.paper;
  ctx.globalAlpha = 0.3;
  const [count, length, angle, spread] = GROUNDS[ground].cuts;
  const field = {
    width: CARD.width,
    height: CARD.height,
    seed: seedOf(id),
    thickness: 0.2,
    count,
    length,
    angle,
    spread,
  };
  ctx.fill(new Path2D(gougeField(field)));
  ctx.globalAlpha = 0.5;
  const next = stream(seedOf(`${id}/light`));
  let d = '';
  for (const [a, b] of outer) {
    const side = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = [(b.x - a.x) / side, (b.y - a.y) / side];
    for (let i = 0; i < 7; i++) {
      const along = ((i + 0.2 + next() * 0.6) / 7) * side;
      const lean = (next() - 0.5) * 0.5;
      const [from, length] = [1.15 + next() * 0.5, 0.7 + next() * next() * 2.6];
      // Corners are clockwise, so the outside is to the left of the direction from a to b.
      const [nx, ny] = [uy + ux * lean, -ux + uy * lean];
      const [x, y] = [a.x + ux * along + nx * from, a.y + uy * along + ny * from];
      d += gouge(x, y, x + nx * length, y + ny * length, 0.13);
    }
  }
  ctx.fill(new Path2D(d));
  ctx.restore();
}

function floor(ctx: Ctx, { id, ground = 'stone' }: MapCardModel, places: readonly Place[]): void {
  const seed = seedOf(`${id}/floor`);
  const hexes = places.map(({ centre }) => polygon(hexCorners(centre, W, 1.012))).join('');
  ctx.fillStyle = PALETTE.floor;
  ctx.fill(new Path2D(roughen(hexes, { seed, ...HAND_CUT })));
  ctx.strokeStyle = 'rgba(23,18,14,0.42)';
  ctx.lineWidth = W * 0.018;
  ctx.stroke(new Path2D(places.map(({ centre }) => polygon(hexCorners(centre, W, 0.985))).join('')));
  const next = stream(seed);
  const [mark, marks] = [new Path2D(GROUNDS[ground].mark), new Path2D()];
  for (const { centre } of places) {
    for (let i = 0; i < 3; i += 1) {
      const [e, f] = [centre.x + (next() - 0.5) * W * 0.56, centre.y + (next() - 0.5) * W * 0.56];
      marks.addPath(mark, { a: W, d: W, e, f });
    }
  }
  ctx.strokeStyle = 'rgba(23,18,14,0.36)';
  ctx.stroke(marks);
}

/** Paints a tile's terrain (R4). Shape and tone alone identify the terrain; the icon only adds to them. */
export function paintTerrain(ctx: Ctx, hex: MapHexModel, centre: Point): void {
  const { x, y } = centre;
  const shape = (scale: number): Path2D => new Path2D(polygon(hexCorners(centre, W, scale)));
  const box = { x: x - W / 2, y: y - W / 2, width: W, height: W };
  switch (hex.terrain) {
    case 'plain':
      return;
    case 'trap':
      ctx.fillStyle = 'rgba(179,38,26,0.13)';
      ctx.fill(shape(0.86));
      ctx.save();
      ctx.setLineDash([W * 0.09, W * 0.06]);
      ctx.lineWidth = W * 0.035;
      ctx.strokeStyle = PALETTE.vermilion;
      ctx.stroke(shape(0.86));
      ctx.restore();
      return drawIcon(ctx, hex.icon ?? 'wolf-trap', x, y, W * 0.66, PALETTE.ink);
    case 'hazardous':
      hatch(ctx, shape(0.9), box, { gap: 0.7, line: 0.17, colour: 'rgba(179,38,26,0.45)' });
      return drawIcon(ctx, hex.icon ?? 'small-fire', x, y, W * 0.6, PALETTE.ink);
    case 'difficult':
      ctx.fillStyle = 'rgba(23,18,14,0.1)';
      ctx.fill(shape(0.93));
      return drawIcon(ctx, hex.icon ?? 'high-grass', x, y, W * 0.66, PALETTE.ink);
    case 'obstacle':
      ctx.fillStyle = PALETTE.ink;
      ctx.fill(shape(0.95));
      hatch(ctx, shape(0.95), box, { gap: 0.55, line: 0.13, colour: 'rgba(235,223,196,0.26)' });
      return drawIcon(ctx, hex.icon ?? 'stone-pile', x, y, W * 0.62, PALETTE.paper);
    case 'door':
      ctx.fillStyle = PALETTE.ink;
      ctx.fill(shape(0.99));
      return drawIcon(ctx, 'closed-doors', x, y, W * 0.56, PALETTE.paper);
    case 'openDoor':
      ctx.save();
      ctx.setLineDash([W * 0.45, W * 0.45]);
      ctx.lineDashOffset = W * 0.225;
      ctx.lineWidth = W * 0.1;
      ctx.strokeStyle = PALETTE.ink;
      ctx.stroke(shape(0.9));
      ctx.restore();
      return drawIcon(ctx, 'open-gate', x, y, W * 0.5, PALETTE.ink);
    default:
      hex.terrain satisfies never;
  }
}

/** Paints the start arrow: an outline that points up. */
export function paintStart(ctx: Ctx, { x, y }: Point, w: number): void {
  const k = w / 100;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(k, k);
  ctx.lineJoin = 'round';
  ctx.lineWidth = 4;
  ctx.strokeStyle = PALETTE.ink;
  ctx.stroke(new Path2D('M-20 5L0 -24L20 5L7.5 5L7.5 25L-7.5 25L-7.5 5Z'));
  ctx.restore();
}

/** Paints a tile's letter on a small black plate. */
export function paintLetter(ctx: Ctx, letter: string, { x, y }: Point, w: number): void {
  const size = w * 0.3;
  fillRough(ctx, roundRectangle(x - size / 2, y - size / 2, size, size, size * 0.16), `letter/${letter}`, PALETTE.ink, {
    amount: w * 0.008,
    wave: w * 0.06,
  });
  drawNumber(ctx, letter, x, y - w * 0.012, { family: 'title', weight: 900, size: w * 0.25 }, PALETTE.bone);
}

function walls(ctx: Ctx, id: string, outer: readonly Edge[], inner: readonly Edge[]): void {
  const along = (edges: readonly Edge[]) => edges.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join('');
  ctx.save();
  // Inner walls have a light border, so that they are visible on the dark ground of an obstacle. The player needs to see
  // them there, because a hero may jump over obstacles.
  ctx.lineWidth = W * 0.17;
  ctx.strokeStyle = PALETTE.bone;
  ctx.stroke(new Path2D(along(inner)));
  ctx.lineCap = 'round';
  ctx.lineWidth = W * 0.108;
  ctx.strokeStyle = PALETTE.ink;
  const d = along([...outer, ...inner]);
  ctx.stroke(new Path2D(roughen(d, { seed: seedOf(`${id}/walls`), amount: 0.2, wave: 1.3 })));
  ctx.restore();
}

/** The greatest width of the text at the card's foot, in mm; a longer text gets a smaller font. */
const FOOT_ROOM = 52;

function foot(ctx: Ctx, { number, dot, title }: MapCardModel): void {
  const text = title ? `№ ${number} · ${title}` : `№ ${number}`;
  const measure = measureWith(ctx);
  const full = { family: 'title', weight: 900, size: 2.9 } as const;
  const font = { ...full, size: full.size * Math.min(1, FOOT_ROOM / measure(text, full)) };
  const width = measure(text, font);
  const room = dot ? 3.4 : 0;
  const x = (CARD.width - width - room) / 2;
  ctx.fillStyle = PALETTE.ink;
  ctx.fill(new Path2D(roundRectangle(x - 1.2, 82.9, width + room + 2.4, 3.7, 0.6)));
  if (dot) drawDot(ctx, dot, x + 1.2, 84.8, 2.5);
  drawText(ctx, text, x + room, 85.8, font, { fill: PALETTE.bone });
}

/**
 * Paints the whole map card: rock, floor, terrain with doors, walls, the marks on hexes (names, start arrow, letters,
 * dots), and the foot. 1 unit is 1 mm. Hero, monsters, money, treasure and highlights are separate sprites
 * (`paintHexSprite`), placed at `cardHexCentre`.
 */
export function paintMapCard(ctx: Ctx, model: MapCardModel): void {
  const places = placesOf(model);
  const { outer, inner } = edgesOf(places, model.walls);
  printOnPaper(ctx, { ...CARD, id: `${model.id}/map`, specks: 0.24 }, () => {
    const fit = model.fit ?? fitOf(model.hexes.map(({ id }) => id));
    carveRock(ctx, model, fitted(outer, fit));
    ctx.save();
    ctx.translate(fit.x, fit.y);
    ctx.scale(fit.scale, fit.scale);
    floor(ctx, model, places);
    for (const { hex, centre } of places) paintTerrain(ctx, hex, centre);
    walls(ctx, model.id, outer, inner);
    for (const { hex, centre } of places) {
      paintHexName(ctx, hex, centre, W);
      if (hex.start) paintStart(ctx, centre, W);
      if (hex.letter) paintLetter(ctx, hex.letter, { x: centre.x - W * 0.2, y: centre.y - W * 0.2 }, W);
      if (hex.dot) drawDot(ctx, hex.dot, centre.x - W * 0.24, centre.y - W * 0.25, W * 0.27);
    }
    ctx.restore();
    foot(ctx, model);
  });
}
