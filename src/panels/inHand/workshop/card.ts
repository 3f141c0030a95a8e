/**
 * The positions of hexes on the map card in the workshop. The grid always has its full size, so that no hex moves while the player draws.
 */
import { CARD_HEXES } from '../../../packs/inHand/draft';
import { DIRECTIONS, type Direction, gridPositionOf, type HexId, neighbour } from '../../../rules/core/hexes';

/** The size of the card, in mm. */
export const CARD = { width: 63, height: 88 } as const;
/** The width of a hex, in mm. The card has room for eight columns of nine hexes. */
const HEX_WIDTH = 9.25;
const HEX_HEIGHT = (HEX_WIDTH * Math.sqrt(3)) / 2;
/** The position of the grid on the card, and the width of a hex, in mm. */
export const GRID = { hexWidth: HEX_WIDTH, left: (CARD.width - HEX_WIDTH * (0.75 * 7 + 1)) / 2, top: 4.2 } as const;

/** A point, in mm from the upper left corner of the card. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The centre of a hex. */
export function centreOf(hex: HexId): Spot {
  const { column, line } = gridPositionOf(hex);
  return {
    x: GRID.left + HEX_WIDTH * (0.5 + 0.75 * column),
    y: GRID.top + HEX_HEIGHT * (0.5 + line / 2),
  };
}

/** The corners of a hex around its centre, clockwise from the upper left. Side i runs from corner i to corner i + 1. */
export function cornersAt({ x, y }: Spot, scale = 1): Spot[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 120);
    const radius = (HEX_WIDTH / 2) * scale;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
}

export const pointsOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** The CSS box of a hex, in percent of the card. */
export function boxOf(hex: HexId): { left: string; top: string; width: string; height: string } {
  const { x, y } = centreOf(hex);
  const part = (mm: number, of: number) => `${((100 * mm) / of).toFixed(3)}%`;
  return {
    left: part(x - HEX_WIDTH / 2, CARD.width),
    top: part(y - HEX_HEIGHT / 2, CARD.height),
    width: part(HEX_WIDTH, CARD.width),
    height: part(HEX_HEIGHT, CARD.height),
  };
}

/** The side of a hex that is nearest to a point. `x` and `y` are relative to the hex's centre, in fractions of the hex's box. */
export function sideAt(x: number, y: number): Direction {
  const angle = (Math.atan2(x * HEX_WIDTH, -y * HEX_HEIGHT) * 180) / Math.PI + 360;
  return DIRECTIONS[Math.round(angle / 60) % 6] ?? 'n';
}

/** The neighbour of a hex on one side; null if the card has no hex there. */
export function neighbourOnCard(hex: HexId, side: Direction): HexId | null {
  const there = neighbour(hex, side);
  return there !== undefined && CARD_HEXES.includes(there) ? there : null;
}
