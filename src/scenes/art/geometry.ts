/**
 * Measures of everything that is printed, in millimetres of a 63 x 88 card, origin top left, y down (style guide, section 4).
 * Pure numbers: painters, scenes and the roll read the same ones.
 */
import type { Face } from '../../rules/inHand/vocabulary';
import type { HexId } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const CARD = { width: 63, height: 88, radius: 2.4 } as const;
/** One half of an ability card: the part that is in play. */
export const ABILITY_HALF = { width: 31.5, height: 88, radius: 2.4 } as const;
export const MONSTER_PLATE = { width: 63, height: 32 } as const;
export const MONSTER_QUARTER = { width: 63, height: 44 } as const;
export const ITEM_STRIP = { width: 63, height: 12 } as const;
export const ITEM_TAB = { width: 20, height: 16 } as const;

/** The red roll line of the character HP card (R1.1): full width, centred on y. */
export const ROLL_LINE = { y: 44, thickness: 1.1 } as const;
/** Tips of the three red arrows on the upper edge (R1.1); the middle one is the needle's root. */
export const ARROW_XS = [10.5, 31.5, 52.5] as const;

/** The ruler (R1.2): both long edges of the monster HP card, cut into equal segments A B C A B C ... */
export const RULER = { width: 5.4, length: 88, segments: 15, segment: 88 / 15 } as const;

/** The 16 division marks along a ruler edge, as distances from its beginning: 0 to RULER.length. */
export function rulerMarks(): readonly number[] {
  return Array.from({ length: RULER.segments + 1 }, (_, i) => (i * RULER.length) / RULER.segments);
}

/** The faces in the order of the ruler and of every table. */
export const FACE_ORDER = ['A', 'B', 'C'] as const satisfies readonly Face[];

/** The letter of a segment, counted from the ruler's beginning (0-14). */
export function rulerFace(segment: number): Face {
  return FACE_ORDER[(((segment % 3) + 3) % 3) as 0 | 1 | 2];
}

/** The letter printed at a distance along a ruler edge; off the strip it is the nearest segment's. */
export function rulerFaceAt(distance: number): Face {
  const segment = Math.floor((distance / RULER.length) * RULER.segments);
  return rulerFace(Math.min(RULER.segments - 1, Math.max(0, segment)));
}

/**
 * The two ruler edges on the upright card: where each begins, the direction of its A B C run, and the direction in which
 * its divisions are cut, from the outer edge inwards. The card is point-symmetric. The divisions are cut at 45 degrees:
 * with the card laid at 45 degrees, clockwise, they lie parallel to the red line. A roll is read on the outer edge.
 */
export const RULER_EDGES = {
  left: { start: { x: 0, y: 88 }, direction: { x: 0, y: -1 }, cut: { x: 1, y: -1 } },
  right: { start: { x: 63, y: 0 }, direction: { x: 0, y: 1 }, cut: { x: -1, y: 1 } },
} as const;
export type RulerEdge = keyof typeof RULER_EDGES;

/** A division mark or any other distance along one of the two outer edges, in mm of the card. */
export function rulerPoint(edge: RulerEdge, distance: number): Point {
  const { start, direction } = RULER_EDGES[edge];
  return { x: start.x + direction.x * distance, y: start.y + direction.y * distance };
}

/** Four ways in which an HP card can lie (R1.1, R1.2); HP h shows (h - 1) mod 4. */
export const POSITIONS = [0, 1, 2, 3] as const;
export type Position = (typeof POSITIONS)[number];

/** 0 front upright, 1 front turned, 2 back upright, 3 back turned: one more or less turns or flips the card. */
export function lieOf(position: Position): { readonly side: 'front' | 'back'; readonly turned: boolean } {
  return { side: position < 2 ? 'front' : 'back', turned: position % 2 === 1 };
}

/** The position printed on the other half of the same side, upside down. */
export function partnerOf(position: Position): Position {
  return ([1, 0, 3, 2] as const)[position];
}

/** The HP values that share a position, up to the highest printed. */
export function hpValues(position: Position, highest: number): readonly number[] {
  const values: number[] = [];
  for (let hp = position + 1; hp <= highest; hp += POSITIONS.length) values.push(hp);
  return values;
}

/** The map card: 7 columns (a-g) and 8 rows (1-8) of flat-top hexes; columns b, d, f sit half a hex lower. */
export const MAP = {
  columns: 7,
  rows: 8,
  hexWidth: 11.1,
  hexHeight: (11.1 * Math.sqrt(3)) / 2,
  /** Top left of the board's bounding box on the card. */
  x: (63 - 11.1 * (0.75 * 6 + 1)) / 2,
  y: 4.2,
  /** The ink block's inset from the card's edge. */
  inset: 1.4,
} as const;

const HEX_ID = /^([a-z])([1-9][0-9]?)$/;

/** 'd5' is column 3, row 4 (both from 0). Throws on anything else: hex ids come from checked content. */
export function hexPlace(id: HexId): { readonly column: number; readonly row: number } {
  const match = HEX_ID.exec(id);
  if (!match?.[1] || !match[2]) throw new RangeError(`not a hex: ${id}`);
  return { column: match[1].charCodeAt(0) - 97, row: Number(match[2]) - 1 };
}

export function hexIdAt(column: number, row: number): HexId {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Height of a flat-top hex of a given width. */
export const hexHeight = (width: number): number => (width * Math.sqrt(3)) / 2;

/** Centre of a hex, from the top left of the board's bounding box, in the unit of `hexWidth`. */
export function hexCentre(id: HexId, hexWidth: number): Point {
  const { column, row } = hexPlace(id);
  const height = hexHeight(hexWidth);
  return { x: hexWidth * (0.5 + 0.75 * column), y: height * (0.5 + row + (column % 2 === 1 ? 0.5 : 0)) };
}

/** Where a map's drawing stands on its card, and how large it is there: its hexes are `scale` times MAP.hexWidth wide. */
export interface MapFit {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where the foot of a map card begins, with the scenario's number, in mm. */
const FOOT = 82.4;

const FULL: MapFit = { x: 0, y: 0, scale: 1 };

/** Centre of a hex in a drawing of full size, in mm of the card. */
export function drawnHexCentre(id: HexId): Point {
  const { x, y } = hexCentre(id, MAP.hexWidth);
  return { x: MAP.x + x, y: MAP.y + y };
}

/**
 * A drawing of more columns or rows is smaller, so that it fits the card; each begins at the upper edge, also that of a card that is
 * turned, whose columns b, d, f are the upper ones (R1.9).
 */
export function fitOf(hexes: readonly HexId[]): MapFit {
  if (hexes.length === 0) return FULL;
  const centres = hexes.map(drawnHexCentre);
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)), Math.max(...centres.map(({ y }) => y))];
  const width = MAP.hexWidth * (0.75 * (MAP.columns - 1) + 1);
  // Above the foot with the number.
  const height = FOOT - MAP.y;
  const scale = Math.min(1, width / (right - left + MAP.hexWidth), height / (bottom - top + MAP.hexHeight));
  return { x: CARD.width / 2 - ((left + right) / 2) * scale, y: MAP.y - (top - MAP.hexHeight / 2) * scale, scale };
}

/** Centre of a hex on the map card, in mm. */
export function cardHexCentre(id: HexId, { x, y, scale }: MapFit = FULL): Point {
  const centre = drawnHexCentre(id);
  return { x: x + centre.x * scale, y: y + centre.y * scale };
}

/** The hex that holds a point of the board, in the unit of `hexWidth`; undefined off the 7 x 8 grid. */
export function hexAt(point: Point, hexWidth: number): HexId | undefined {
  let best: { id: HexId; distance: number } | undefined;
  for (let column = 0; column < MAP.columns; column++) {
    for (let row = 0; row < MAP.rows; row++) {
      const id = hexIdAt(column, row);
      const centre = hexCentre(id, hexWidth);
      const distance = Math.hypot(point.x - centre.x, point.y - centre.y);
      if (distance <= hexWidth / 2 && (!best || distance < best.distance)) best = { id, distance };
    }
  }
  return best?.id;
}

/** The six corners round a centre, clockwise from the top left; `scale` 1 is the full hex. */
export function hexCorners(centre: Point, hexWidth: number, scale = 1): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 120);
    return {
      x: centre.x + (Math.cos(angle) * hexWidth * scale) / 2,
      y: centre.y + (Math.sin(angle) * hexWidth * scale) / 2,
    };
  });
}

/** The neighbours of a hex, the one above first, clockwise: neighbour i lies across the edge between corners i and i + 1. */
export function hexNeighbours(id: HexId): readonly HexId[] {
  const { column, row } = hexPlace(id);
  const down = column % 2 === 1 ? 1 : 0;
  const steps = [
    [0, -1],
    [1, down - 1],
    [1, down],
    [0, 1],
    [-1, down],
    [-1, down - 1],
  ] as const;
  return steps.map(([dx, dy]) => hexIdAt(column + dx, row + dy));
}

/** The square that every map sprite is painted into, in hex widths; the hex's centre is the square's centre. */
export const HEX_SPRITE_SCALE = 1.5;

/** The range tracker's strip (R1.8): hero, seven cells, monster. */
export const TRACKER = { width: 63, height: 12, cells: 7, cell: 6.9, x: 7.35 } as const;

/** Centre of a Distance cell on the tracker, in mm from the strip's left edge. */
export const trackerCellX = (distance: number): number => TRACKER.x + TRACKER.cell * (distance - 0.5);
