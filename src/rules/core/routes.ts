/** Finds paths on the map: the range between hexes (R12.1), and the hexes that a walker can reach (R10, R4). */
import {
  type Adjacency,
  type Board,
  type HexId,
  memoize,
  neighboursThroughDoors,
  passagesOf,
  type Situation,
} from './board';
import type { Walker } from './walker';

/**
 * The number of steps from `from` to every hex that can be reached, nearest first; 0 for `from`. Empty if `ways` has no entry for `from`.
 * @param barred whether paths must not enter a hex
 */
export function stepsToAll(
  ways: Adjacency,
  from: HexId,
  barred: (hex: HexId) => boolean = () => false,
): Map<HexId, number> {
  const steps = new Map<HexId, number>(ways.has(from) ? [[from, 0]] : []);
  // The iterator of a Map also visits entries that are added during the loop, so this is a breadth-first search.
  for (const [hex, count] of steps) {
    for (const to of ways.get(hex) ?? []) if (!steps.has(to) && !barred(to)) steps.set(to, count + 1);
  }
  return steps;
}

const rangesOf = memoize((_ways: Adjacency) => new Map<HexId, Map<HexId, number>>());

/**
 * R12.1: the range between two hexes: the number of steps, which never lead through walls or closed doors. Terrain and
 * figures are ignored. The range is 0 for the same hex, and Infinity if there is no path. A closed door is in range of no hex
 * (R13.1).
 */
export function rangeBetween(situation: Situation, a: HexId, b: HexId): number {
  const { ways } = passagesOf(situation);
  const known = rangesOf(ways);
  const ranges = known.get(a) ?? stepsToAll(ways, a);
  known.set(a, ranges);
  return ranges.get(b) ?? Number.POSITIVE_INFINITY;
}

/** R12.1: whether two hexes are at most `range` steps apart. */
export function isWithinRange(situation: Situation, a: HexId, b: HexId, range: number): boolean {
  return rangeBetween(situation, a, b) <= range;
}

/** A hex that a move can enter, with the cheapest path to it. */
export interface ReachableHex {
  /** The movement points for entering the hex; if the move can end there, with the landing cost. */
  readonly cost: number;
  /** The hexes that the path enters. The last one is the reachable hex. */
  readonly path: readonly HexId[];
  /** Whether the move may end there: the hex is free, and enough points are left to land. */
  readonly canStop: boolean;
}

/** The cost of a path: its movement points, then the sum of each danger on it. Tolls are compared number by number. */
type Toll = readonly [points: number, ...dangers: number[]];

function compareTolls(a: Toll, b: Toll): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

interface Way {
  readonly toll: Toll;
  readonly path: readonly HexId[];
}

/**
 * R10: every hex that the walker can enter with these points, except `from`, in the order of the cost of entering, with its cheapest
 * path. Of equally cheap paths, the path with the least danger is taken, then the first path found, so the result is stable. Paths may
 * lead through closed doors, because the dungeon rooms behind them are known.
 */
export function reachableHexes(board: Board, from: HexId, points: number, walker: Walker): Map<HexId, ReachableHex> {
  const done = new Map<HexId, Way>();
  const open = new Map<HexId, Way>([[from, { toll: [0], path: [] }]]);
  while (open.size > 0) {
    const [hex, way] = [...open].reduce((best, next) => (compareTolls(next[1].toll, best[1].toll) < 0 ? next : best));
    open.delete(hex);
    done.set(hex, way);
    for (const to of neighboursThroughDoors(board, hex)) {
      const toll = tollAfter(way.toll, to, walker);
      const known = open.get(to);
      if (done.has(to) || toll[0] > points || (known && compareTolls(known.toll, toll) <= 0)) continue;
      open.set(to, { toll, path: [...way.path, to] });
    }
  }
  done.delete(from);
  return new Map([...done].map(([hex, way]) => [hex, reached(hex, way, points, walker)]));
}

/**
 * The hexes of `reachableHexes`, each with a path without danger if the points suffice for one, even if it costs more. Players are offered
 * these paths, because they rarely want a danger to save movement.
 */
export function saferHexes(board: Board, from: HexId, points: number, walker: Walker): Map<HexId, ReachableHex> {
  const isDangerous = (hex: HexId) => walker.dangersOf(hex).some((danger) => danger > 0);
  const stepCost = (hex: HexId) => (isDangerous(hex) ? Number.POSITIVE_INFINITY : walker.stepCost(hex));
  const safe = reachableHexes(board, from, points, { ...walker, stepCost });
  const cheapest = [...reachableHexes(board, from, points, walker)];
  return new Map(
    cheapest.map(([hex, way]) => {
      const around = safe.get(hex);
      return [hex, around?.canStop ? around : way];
    }),
  );
}

function tollAfter([points, ...dangers]: Toll, to: HexId, walker: Walker): Toll {
  return [points + walker.stepCost(to), ...walker.dangersOf(to).map((danger, i) => danger + (dangers[i] ?? 0))];
}

function reached(hex: HexId, { toll, path }: Way, points: number, walker: Walker): ReachableHex {
  const [over] = toll;
  const ended = over + walker.landingCost(hex);
  const canStop = ended <= points;
  return { cost: canStop ? ended : over, path, canStop };
}

/**
 * R10.1, R10.2: the hexes that the walker may enter next with `left` movement points. A hex is left out if the walker could end its move
 * neither there nor on a later hex.
 */
export function enterableHexes(board: Board, from: HexId, left: number, walker: Walker): HexId[] {
  return neighboursThroughDoors(board, from).filter((to) => {
    const rest = left - walker.stepCost(to);
    if (rest < 0) return false;
    if (walker.landingCost(to) <= rest) return true;
    return [...reachableHexes(board, to, rest, walker).values()].some(({ canStop }) => canStop);
  });
}
