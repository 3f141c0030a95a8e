/** R13: line of sight, in exact integers. */
import { type HexId, type Passages, passagesOf, remembered, type Situation } from './board';
import { cornersOf, DIRECTIONS, hexDistance, neighbour, type Point } from './hexes';

type Segment = readonly [Point, Point];

/**
 * Every side of an open hex that is wall, once. These are enough: a line starts at a corner of an open hex, and comes to
 * rock or into a closed door only by touching one of them.
 */
function wallSegments({ ways }: Passages): Segment[] {
  const segments: Segment[] = [];
  for (const [hex, open] of ways) {
    const corners = cornersOf(hex);
    for (const [side, direction] of DIRECTIONS.entries()) {
      const other = neighbour(hex, direction);
      // A wall between two open hexes is met from both of them: n, ne, se against s, sw, nw.
      const met = other !== undefined && side >= 3 && ways.has(other);
      if (met || (other && open.includes(other))) continue;
      const [from, to] = [corners[side], corners[(side + 1) % 6]];
      if (from && to) segments.push([from, to]);
    }
  }
  return segments;
}

const keyOf = ([x, y]: Point): string => `${x},${y}`;

/** The walls of a layout, the corners of each hex that no wall touches, and the answers given so far. */
const viewOf = remembered((layout: Passages) => {
  const walls = wallSegments(layout);
  const walled = new Set(walls.flat().map(keyOf));
  const freeCorners = (hex: HexId) => cornersOf(hex).filter((corner) => !walled.has(keyOf(corner)));
  return {
    // Four numbers a wall: this is asked for every pair of hexes and must not allocate.
    walls: Int32Array.from(walls.flat(2)),
    corners: new Map([...layout.ways.keys()].map((hex) => [hex, freeCorners(hex)])),
    seen: new Map<HexId, Map<HexId, boolean>>(),
  };
});

/** Whether the closed segment p-q has no point in common with any wall; ends count. */
function isClear(walls: Int32Array, [px, py]: Point, [qx, qy]: Point): boolean {
  const [dx, dy] = [qx - px, qy - py];
  for (let i = 0; i < walls.length; i += 4) {
    const [ax, ay, bx, by] = [walls[i] ?? 0, walls[i + 1] ?? 0, walls[i + 2] ?? 0, walls[i + 3] ?? 0];
    if (Math.max(ax, bx) < Math.min(px, qx) || Math.min(ax, bx) > Math.max(px, qx)) continue;
    if (Math.max(ay, by) < Math.min(py, qy) || Math.min(ay, by) > Math.max(py, qy)) continue;
    // On which side of the line p-q the wall's ends lie: on the same one, they do not meet.
    const [a, b] = [dx * (ay - py) - dy * (ax - px), dx * (by - py) - dy * (bx - px)];
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) continue;
    const [wx, wy] = [bx - ax, by - ay];
    const [p, q] = [wx * (py - ay) - wy * (px - ax), wx * (qy - ay) - wy * (qx - ax)];
    if ((p > 0 && q > 0) || (p < 0 && q < 0)) continue;
    return false;
  }
  return true;
}

/** R13.1: whether some line from corner to corner touches no wall. Nothing but walls and closed doors blocks. */
function lineBetween(layout: Passages, a: HexId, b: HexId): boolean {
  const { walls, corners } = viewOf(layout);
  const to = corners.get(b) ?? [];
  return (corners.get(a) ?? []).some((p) => to.some((q) => isClear(walls, p, q)));
}

/** R13.1, L4.3: whether two hexes see each other, however far off. Rock and closed doors neither see nor are seen. */
export function lineOfSight(layout: Passages, a: HexId, b: HexId): boolean {
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

/** R13.1: the same where the situation limits how far anybody sees. A hex and its neighbours are always seen. */
export function sees(situation: Situation, a: HexId, b: HexId): boolean {
  const layout = passagesOf(situation);
  const tooFar =
    situation.sight !== undefined && hexDistance(a, b) > situation.sight && !layout.ways.get(a)?.includes(b);
  return !(tooFar && a !== b) && lineOfSight(layout, a, b);
}
