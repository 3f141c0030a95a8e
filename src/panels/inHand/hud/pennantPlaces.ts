/** Places pennants at the edges of the visible map: near the hexes that they point to, and where they cover as little as possible. */
import type { Box } from '../../box';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a pennant in px of the HUD. */
export const PENNANT = { width: 84, height: 44 } as const;
/** A hex whose centre is nearer than this to an edge of the visible map, in px of the HUD, counts as hidden. */
const CUT = 14;
/** The px between two possible places along an edge. */
const STEP = 6;
/** How many px of distance a place may save at the cost of covering a hex: one that the player can use now, or any other. */
const COVERS = { used: 90, other: 14 } as const;

export interface MapView {
  /** The visible part of the map and of the wood beside it. */
  readonly room: Box;
  /** What lies over the map. Pennants avoid these boxes. */
  readonly over: readonly Box[];
  /** The HP card. Hexes under it are hidden. */
  readonly card: Box | null;
  /** The centres of all hexes, and whether the player can use the hex now or something stands on it. */
  readonly hexes: readonly (Point & { readonly isUsed: boolean })[];
  /** The distance from a hex's centre to its edge. */
  readonly inradius: number;
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const isIn = ({ x, y }: Point, box: Box, margin: number): boolean =>
  x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;

/** Whether the player sees the middle of a hex. */
export const isSeen = (at: Point, { room, card }: Pick<MapView, 'room' | 'card'>): boolean =>
  isIn(at, room, -CUT) && !(card && isIn(at, card, 0));

/** All places along the edges of the room. */
function edges({ x, y, width, height }: Box): Box[] {
  const [right, lower] = [x + width - PENNANT.width, y + height - PENNANT.height];
  const along = (from: number, to: number) =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP);
  const points = [
    ...along(x, right).flatMap((at) => [
      { x: at, y },
      { x: at, y: lower },
    ]),
    ...along(y, lower).flatMap((at) => [
      { x, y: at },
      { x: right, y: at },
    ]),
  ];
  return points.map((point) => ({ ...point, ...PENNANT }));
}

/** The places of pennants for hidden hexes, in the same order. Null where no place is left. */
export function pennantPlaces(hidden: readonly Point[], view: MapView): (Box | null)[] {
  const taken: Box[] = [...view.over, ...(view.card ? [view.card] : [])];
  const all = edges(view.room);
  const covers = (place: Box): number =>
    view.hexes
      .filter((hex) => isIn(hex, place, 0.7 * view.inradius))
      .reduce((sum, { isUsed }) => sum + (isUsed ? COVERS.used : COVERS.other), 0);
  const costs = all.map(covers);
  return hidden.map((hex) => {
    const away = ({ x, y }: Box) => Math.hypot(hex.x - x - PENNANT.width / 2, hex.y - y - PENNANT.height / 2);
    const [best] = all
      .map((place, i) => ({ place, cost: away(place) + (costs[i] ?? 0) }))
      .filter(({ place }) => taken.every((each) => !meets(place, each)))
      .sort((one, other) => one.cost - other.cost);
    if (!best) return null;
    taken.push({ x: best.place.x - 4, y: best.place.y - 4, width: PENNANT.width + 8, height: PENNANT.height + 8 });
    return best.place;
  });
}
