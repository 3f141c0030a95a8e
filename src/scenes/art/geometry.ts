/**
 * Defines the measures that both modes share, in mm of a 63 x 88 card (style guide, section 4). The origin is at the top
 * left, and y points down. Painters and scenes share these numbers. Measures that only one mode needs are in that mode's
 * folder.
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
