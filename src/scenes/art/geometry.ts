/**
 * Defines the measures of everything printed, in mm of a 63 x 88 card; the origin is at the top left, and y points down
 * (style guide, section 4). Painters and scenes share these numbers. Measures that only one mode needs are in that
 * mode's folder.
 */
import type { HexId } from '../../rules/core/hexes';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const CARD = { width: 63, height: 88, radius: 2.4 } as const;
/** The map card: 7 columns (a-g) and 8 rows (1-8) of flat-top hexes; columns b, d, f are half a hex lower. */
export const MAP = {
  columns: 7,
  rows: 8,
  hexWidth: 11.1,
  hexHeight: (11.1 * Math.sqrt(3)) / 2,
  /** Top left of the board's bounding box on the card. */
  x: (63 - 11.1 * (0.75 * 6 + 1)) / 2,
  y: 4.2,
  /** The distance from the card's edge to the black block. */
  inset: 1.4,
} as const;

const HEX_ID = /^([a-z])([1-9][0-9]?)$/;

/**
 * The column and row of a hex, both from 0: 'd5' is column 3, row 4.
 * @throws RangeError if the id is malformed; hex ids come from content that was checked before
 */
export function hexPlace(id: HexId): { readonly column: number; readonly row: number } {
  const match = HEX_ID.exec(id);
  if (!match?.[1] || !match[2]) throw new RangeError(`malformed hex id: ${id}`);
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

/** The offset of a map's drawing on its card in mm, and the scale: the hexes are `scale` x MAP.hexWidth wide. */
export interface MapFit {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The y down to which hexes may be drawn, in mm; below it is the foot of the map card, which shows the scenario's number. */
const FOOT = 82.4;

const FULL: MapFit = { x: 0, y: 0, scale: 1 };

/** Centre of a hex in a drawing of full size, in mm of the card. */
export function drawnHexCentre(id: HexId): Point {
  const { x, y } = hexCentre(id, MAP.hexWidth);
  return { x: MAP.x + x, y: MAP.y + y };
}

/**
 * The fit of a map's hexes. A drawing with more columns or rows than `MAP` is scaled down to fit the card. The upper edge of
 * the topmost hex is at `MAP.y`, even on a card printed upside down, where columns b, d, f are half a hex higher (R1.9).
 */
export function fitOf(hexes: readonly HexId[]): MapFit {
  if (hexes.length === 0) return FULL;
  const centres = hexes.map(drawnHexCentre);
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)), Math.max(...centres.map(({ y }) => y))];
  const width = MAP.hexWidth * (0.75 * (MAP.columns - 1) + 1);
  // The height between the map's upper edge and the card's foot, in mm.
  const height = FOOT - MAP.y;
  const scale = Math.min(1, width / (right - left + MAP.hexWidth), height / (bottom - top + MAP.hexHeight));
  return { x: CARD.width / 2 - ((left + right) / 2) * scale, y: MAP.y - (top - MAP.hexHeight / 2) * scale, scale };
}

/** Centre of a hex on the map card, in mm. */
export function cardHexCentre(id: HexId, { x, y, scale }: MapFit = FULL): Point {
  const centre = drawnHexCentre(id);
  return { x: x + centre.x * scale, y: y + centre.y * scale };
}

/**
 * The hex of the 7 x 8 grid whose centre is nearest to a point of the board; undefined if each centre is more than half
 * a hex width away. The point is in the unit of `hexWidth`.
 */
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

/** The six corners around a centre, clockwise from the top left; `scale` 1 is the full hex. */
export function hexCorners(centre: Point, hexWidth: number, scale = 1): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 120);
    return {
      x: centre.x + (Math.cos(angle) * hexWidth * scale) / 2,
      y: centre.y + (Math.sin(angle) * hexWidth * scale) / 2,
    };
  });
}

/**
 * The six neighbours of a hex, clockwise from the upper one, including hexes outside of the map. Neighbour i is on the
 * other side of the edge between corners i and i + 1.
 */
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

/** The side of the square of a map sprite, in hex widths; the hex is at the square's centre. */
export const HEX_SPRITE_SCALE = 1.5;
