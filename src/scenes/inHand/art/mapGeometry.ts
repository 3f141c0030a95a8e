/** Defines the measures of the map card (R1.9), in mm of the card. */
import type { HexId } from '../../../rules/core/hexes';
import { CARD, hexCentre, hexIdAt, type Point } from '../../art/geometry';

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

/** The side of the square of a map sprite, in hex widths; the hex is at the square's centre. */
export const HEX_SPRITE_SCALE = 1.5;
