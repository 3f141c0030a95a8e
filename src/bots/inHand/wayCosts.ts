/** Estimates the costs of paths on the printed map, and orders hexes by these costs. */
import { neighboursThroughDoors } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import type { Book } from '../../rules/inHand/book';

/** Returns the hexes in greedy order: group after group, and within a group always the hex that is nearest to the previous hex. */
export function inOrder(book: Book, from: HexId, groups: readonly (readonly HexId[])[]): HexId[] {
  const order: HexId[] = [];
  let at = from;
  for (const group of groups) {
    const rest = [...new Set(group)];
    while (rest.length > 0) {
      rest.sort((a, b) => wayCost(book, at, a) - wayCost(book, at, b));
      const [next = at] = rest.splice(0, 1);
      order.push(next);
      at = next;
    }
  }
  return order;
}

const routesCache = new WeakMap<Book, Map<HexId, Map<HexId, { cost: number; next: HexId }>>>();

/** Returns the cost (of `routesTo`) of the path between two hexes on the printed map with all doors open; 99 if there is no path. */
export function wayCost(book: Book, from: HexId, to: HexId): number {
  return routesTo(book, to).get(from)?.cost ?? 99;
}

const nearestCache = new WeakMap<Book, Map<string, number>>();

/** Returns the cost of reaching `hex` (`wayCost`) from the nearest hex of the path between `from` and `to`. */
export function nearestOnWay(book: Book, from: HexId, to: HexId, hex: HexId): number {
  const known = nearestCache.get(book) ?? new Map<string, number>();
  nearestCache.set(book, known);
  const key = `${from} ${to} ${hex}`;
  const near = known.get(key) ?? Math.min(99, ...wayBetween(book, from, to).map((each) => wayCost(book, each, hex)));
  known.set(key, near);
  return near;
}

function wayBetween(book: Book, from: HexId, to: HexId): HexId[] {
  const routes = routesTo(book, to);
  const way: HexId[] = [];
  for (let at = from; at !== to; ) {
    const next = routes.get(at)?.next;
    if (next === undefined) break;
    way.push(next);
    at = next;
  }
  return way;
}

/** Dijkstra's algorithm: returns the cost of the path to `to` for every hex with such a path, and the first step. See `TERRAIN_COSTS`. */
function routesTo(book: Book, to: HexId): Map<HexId, { cost: number; next: HexId }> {
  const known = routesCache.get(book) ?? new Map<HexId, Map<HexId, { cost: number; next: HexId }>>();
  routesCache.set(book, known);
  const old = known.get(to);
  if (old) return old;
  const { board } = book.scenario;
  const done = new Map<HexId, { cost: number; next: HexId }>();
  const open = new Map<HexId, { cost: number; next: HexId }>([[to, { cost: 0, next: to }]]);
  while (open.size > 0) {
    const [hex, way] = [...open].reduce((best, next) => (next[1].cost < best[1].cost ? next : best));
    open.delete(hex);
    done.set(hex, way);
    const toll = TERRAIN_COSTS[board.hexes[hex] ?? 'plain'];
    for (const from of neighboursThroughDoors(board, hex)) {
      const cost = way.cost + toll;
      if (done.has(from) || board.hexes[from] === 'obstacle' || cost >= (open.get(from)?.cost ?? 99)) continue;
      open.set(from, { cost, next: hex });
    }
  }
  known.set(to, done);
  return done;
}

/** The cost of entering a hex. A trap and hazardous terrain cost more than their movement points, because they hurt the hero. */
const TERRAIN_COSTS = { plain: 1, door: 1, difficult: 2, hazardous: 1.6, trap: 3, obstacle: 99 } as const;
