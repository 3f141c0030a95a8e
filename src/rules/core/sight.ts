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

/** On which side of the line a-b a point lies: -1, 0 or 1. */
function sideOf([a, b]: Segment, p: Point): number {
  return Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
}

function overlap(a: number, b: number, c: number, d: number): boolean {
  return Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b);
}

/** Whether two closed segments have a point in common; ends count. */
function touch(s: Segment, t: Segment): boolean {
  const [[a, b], [c, d]] = [s, t];
  return (
    overlap(a[0], b[0], c[0], d[0]) &&
    overlap(a[1], b[1], c[1], d[1]) &&
    sideOf(s, c) * sideOf(s, d) <= 0 &&
    sideOf(t, a) * sideOf(t, b) <= 0
  );
}

const keyOf = ([x, y]: Point): string => `${x},${y}`;

/** The walls of a layout, the corners of each hex that no wall touches, and the answers given so far. */
const viewOf = remembered((layout: Passages) => {
  const walls = wallSegments(layout);
  const walled = new Set(walls.flat().map(keyOf));
  const freeCorners = (hex: HexId) => cornersOf(hex).filter((corner) => !walled.has(keyOf(corner)));
  return {
    walls,
    corners: new Map([...layout.ways.keys()].map((hex) => [hex, freeCorners(hex)])),
    seen: new Map<HexId, Map<HexId, boolean>>(),
  };
});

/** R13.1: whether some line from corner to corner touches no wall. Nothing but walls and closed doors blocks. */
function lineBetween(layout: Passages, a: HexId, b: HexId): boolean {
  const { walls, corners } = viewOf(layout);
  const to = corners.get(b) ?? [];
  return (corners.get(a) ?? []).some((p) => to.some((q) => !walls.some((wall) => touch([p, q], wall))));
}

/** R13.1: whether two hexes see each other. A hex sees itself; rock and closed doors neither see nor are seen. */
export function sees(situation: Situation, a: HexId, b: HexId): boolean {
  const layout = passagesOf(situation);
  const open = layout.ways.get(a);
  if (!open || !layout.ways.has(b)) return false;
  if (a === b || open.includes(b)) return true;
  if (situation.sight !== undefined && hexDistance(a, b) > situation.sight) return false;
  const { seen } = viewOf(layout);
  const answers = seen.get(a) ?? new Map<HexId, boolean>();
  seen.set(a, answers);
  const answer = answers.get(b) ?? lineBetween(layout, a, b);
  answers.set(b, answer);
  return answer;
}
