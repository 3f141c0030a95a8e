/**
 * Places the hexes of the map on the table, in px of the map. The map is upright as printed, or turned by 90 degrees to
 * the left, so that a tall map fills a wide window. Figures, numbers and names are upright in both orientations.
 */
import type { HexId } from '../../rules/core/hexes';
import type { Orientation } from '../../session/longTable/mapOrientation';
import { hexCentre, hexCorners, type Point } from '../art';
import { polygon } from '../art/carve';
import type { Box } from '../core/pose';

/** Distance between opposite corners of a hex, in px of the map. */
export const HEX = 64;

export const ORIENTATIONS = ['upright', 'turned'] as const satisfies readonly Orientation[];

/** The geometry of one orientation of the map. */
export interface Board {
  readonly orientation: Orientation;
  centre(hex: HexId): Point;
  /** The outline of a hex around a point, as SVG path data; `scale` 1 is the full hex. */
  outline(centre: Point, scale: number): string;
  /** The width of a hex, in px of the map. */
  readonly width: number;
  /** The height of a hex, in px of the map. */
  readonly height: number;
}

const [LONG, SHORT] = [HEX, (HEX * Math.sqrt(3)) / 2];

/** Rotates a point by 90 degrees to the left: up becomes left, right becomes up. */
const quarter = ({ x, y }: Point): Point => ({ x: y, y: -x });

export const BOARDS: Readonly<Record<Orientation, Board>> = {
  upright: {
    orientation: 'upright',
    centre: (hex) => hexCentre(hex, HEX),
    outline: (centre, scale) => polygon(hexCorners(centre, HEX, scale)),
    width: LONG,
    height: SHORT,
  },
  turned: {
    orientation: 'turned',
    centre: (hex) => quarter(hexCentre(hex, HEX)),
    outline: ({ x, y }, scale) =>
      polygon(
        hexCorners({ x: 0, y: 0 }, HEX, scale).map((corner) => {
          const turned = quarter(corner);
          return { x: x + turned.x, y: y + turned.y };
        }),
      ),
    width: SHORT,
    height: LONG,
  },
};

/** The bounding box of the hexes. */
export function boundsOf(hexes: readonly HexId[], { centre, width, height }: Board): Box {
  const centres = hexes.map(centre);
  const [left, right] = [Math.min(...centres.map(({ x }) => x)), Math.max(...centres.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...centres.map(({ y }) => y)), Math.max(...centres.map(({ y }) => y))];
  return { x: left - width / 2, y: top - height / 2, width: right - left + width, height: bottom - top + height };
}
