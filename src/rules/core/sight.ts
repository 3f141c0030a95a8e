/** Computes line of sight (R13, L4.3) in exact integers. */
import { type HexId, memoize, type Passages, passagesOf, type Situation } from './board';
import { cornersOf, DIRECTIONS, hexDistance, neighbour, type Point } from './hexes';

type Segment = readonly [Point, Point];

/**
 * The sides of open hexes that are walls, each once. An open hex is neither rock nor a closed door. Other walls need no check: a line
 * starts at a corner of an open hex. To reach rock or a closed door, the line must touch one of these sides.
 */
function wallSegments({ ways }: Passages): Segment[] {
  const segments: Segment[] = [];
  for (const [hex, open] of ways) {
    const corners = cornersOf(hex);
    for (const [side, direction] of DIRECTIONS.entries()) {
      const other = neighbour(hex, direction);
      // A wall between two open hexes would be found from both hexes: side n, ne or se of one is side s, sw or nw of the other.
      const met = other !== undefined && side >= 3 && ways.has(other);
      if (met || (other && open.includes(other))) continue;
      const [from, to] = [corners[side], corners[(side + 1) % 6]];
      if (from && to) segments.push([from, to]);
    }
  }
  return segments;
}

const keyOf = ([x, y]: Point): string => `${x},${y}`;

/** The data for line of sight in one `Passages`: the walls, for each hex the corners that no wall touches, and a cache of results. */
const viewOf = memoize((layout: Passages) => {
  const walls = wallSegments(layout);
  const walled = new Set(walls.flat().map(keyOf));
  const freeCorners = (hex: HexId) => cornersOf(hex).filter((corner) => !walled.has(keyOf(corner)));
  return {
    // Four numbers per wall, in a flat array, because `isClear` runs for every pair of hexes and must not allocate.
    walls: Int32Array.from(walls.flat(2)),
    corners: new Map([...layout.ways.keys()].map((hex) => [hex, freeCorners(hex)])),
    seen: new Map<HexId, Map<HexId, boolean>>(),
  };
});

/** Whether the segment from p to q shares no point with any wall. End points of the segment and of walls count. */
function isClear(walls: Int32Array, [px, py]: Point, [qx, qy]: Point): boolean {
  const [dx, dy] = [qx - px, qy - py];
  for (let i = 0; i < walls.length; i += 4) {
    const [ax, ay, bx, by] = [walls[i] ?? 0, walls[i + 1] ?? 0, walls[i + 2] ?? 0, walls[i + 3] ?? 0];
    if (Math.max(ax, bx) < Math.min(px, qx) || Math.min(ax, bx) > Math.max(px, qx)) continue;
    if (Math.max(ay, by) < Math.min(py, qy) || Math.min(ay, by) > Math.max(py, qy)) continue;
    // The signs of a and b tell on which side of the line p-q the wall's ends are. If both are on one side, the segments do not meet.
    const [a, b] = [dx * (ay - py) - dy * (ax - px), dx * (by - py) - dy * (bx - px)];
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) continue;
    const [wx, wy] = [bx - ax, by - ay];
    const [p, q] = [wx * (py - ay) - wy * (px - ax), wx * (qy - ay) - wy * (qx - ax)];
    if ((p > 0 && q > 0) || (p < 0 && q < 0)) continue;
    return false;
  }
  return true;
}

/**
 * R13.1: whether some line from a corner of `a` to a corner of `b` touches no wall. Only walls and closed doors block.
 */
function lineBetween(layout: Passages, a: HexId, b: HexId): boolean {
  const { walls, corners } = viewOf(layout);
  const to = corners.get(b) ?? [];
  return (corners.get(a) ?? []).some((p) => to.some((q) => isClear(walls, p, q)));
}

/** R13.1, L4.3: whether two hexes see each other, at any distance. There is no line of sight to or from rock and closed doors. */
export function hasLineOfSight(layout: Passages, a: HexId, b: HexId): boolean {
  const open = layout.ways.get(a);
  if (!open || !layout.ways.has(b)) return false;
  if (a === b || open.includes(b)) return true;
  const { seen } = viewOf(layout);
  const answers = seen.get(a) ?? new Map<HexId, boolean>();
  seen.set(a, answers);
  const answer = answers.get(b) ?? lineBetween(layout, a, b);
  answers.set(b, answer);
  return answer;
}

/** R13.1: like `hasLineOfSight`, but false beyond the situation's limit of sight. The limit does not hide adjacent hexes. */
export function canSee(situation: Situation, a: HexId, b: HexId): boolean {
  const layout = passagesOf(situation);
  const tooFar =
    situation.sight !== undefined && hexDistance(a, b) > situation.sight && !layout.ways.get(a)?.includes(b);
  return !(tooFar && a !== b) && hasLineOfSight(layout, a, b);
}
