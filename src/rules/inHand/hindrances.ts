/** The number and kinds of a combat's Hindrances (R30.2, R30.3). */
import { type Adjacency, type HexId, passagesOf, terrainAt } from '../core/board';
import { compareHexes } from '../core/hexes';
import { stepsToAll } from '../core/routes';
import { HINDRANCE_KINDS, type HindranceKind } from './vocabulary';
import type { MapSituation } from './walkers';

/** The Hindrances of a combat when it begins. */
export interface Hindrances {
  readonly count: 0 | 1 | 2;
  /** The kinds of the counted Hindrances, mildest first. */
  readonly kinds: readonly HindranceKind[];
  /** The hexes of the traps that may be the counted ones. Among equally mild tiles the player may choose. */
  readonly traps: readonly HexId[];
}

const NONE: Hindrances = { count: 0, kinds: [], traps: [] };

/**
 * All shortest routes at once: each hex on one of them, with the hexes that may follow it; the start first, the end
 * last.
 */
type Routes = ReadonlyMap<HexId, readonly HexId[]>;

type KindAt = (hex: HexId) => HindranceKind | undefined;

function shortestRoutes(ways: Adjacency, from: HexId, to: HexId, barred: (hex: HexId) => boolean): Routes {
  const left = stepsToAll(ways, to, barred);
  const routes = new Map<HexId, readonly HexId[]>();
  const front = new Set(left.has(from) ? [from] : []);
  for (const hex of front) {
    const onward = (ways.get(hex) ?? []).filter((next) => left.get(next) === (left.get(hex) ?? 0) - 1);
    routes.set(hex, onward);
    for (const next of onward) front.add(next);
  }
  return routes;
}

/** Whether one of the routes has no hindrance tile, or only one that is already counted. */
function someRouteIsFree(routes: Routes, kindAt: KindAt, counted?: HexId): boolean {
  const [from] = routes.keys();
  const free = new Set(from ? [from] : []);
  for (const hex of free) {
    const onward = routes.get(hex) ?? [];
    if (onward.length === 0) return true;
    for (const next of onward) if (next === counted || !kindAt(next)) free.add(next);
  }
  return false;
}

/** The routes with exactly these obstacles, and all hindrance tiles on any of these routes. */
interface Bundle {
  readonly obstacles: readonly HexId[];
  readonly tiles: ReadonlySet<HexId>;
}

/**
 * Groups the routes by their obstacles. Only two things about a route r1 matter: the obstacles that it excludes from
 * r2, and the tile of it that is counted. So the number of cases is at most the number of sets of obstacles on shortest
 * routes: C(7,3) = 35 on open ground over the 7 hexes of a combat, and at most 2 to the number of obstacles, of which a
 * map card has few.
 */
function bundlesOf(routes: Routes, kindAt: KindAt): Bundle[] {
  const [from] = routes.keys();
  const bundles = new Map<HexId, Map<string, Bundle>>();
  if (from) bundles.set(from, new Map([['', { obstacles: [], tiles: new Set() }]]));
  for (const [hex, onward] of routes) {
    const here = [...(bundles.get(hex)?.values() ?? [])];
    if (onward.length === 0) return here;
    for (const next of onward) {
      const there = bundles.get(next) ?? new Map<string, Bundle>();
      bundles.set(next, there);
      const kind = kindAt(next);
      for (const { obstacles, tiles } of here) {
        const passed = kind === 'obstacle' ? [...obstacles, next] : obstacles;
        const key = passed.join(); // Shortest routes meet the same obstacles in the same order.
        const also = there.get(key)?.tiles ?? [];
        there.set(key, {
          obstacles: passed,
          tiles: new Set([...also, ...tiles, ...(kind ? [next] : [])]),
        });
      }
    }
  }
  return [];
}

const severity = (kind: HindranceKind): number => HINDRANCE_KINDS.indexOf(kind);
const bySeverity = (a: HindranceKind, b: HindranceKind): number => severity(a) - severity(b);

/** Fewer Hindrances are better, then a milder worst one, then a milder other one. Both lists are mildest first. */
function compareKinds(a: readonly HindranceKind[], b: readonly HindranceKind[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const differing = a.findLastIndex((kind, i) => kind !== b[i]);
  const [x, y] = [a[differing], b[differing]];
  return x && y ? bySeverity(x, y) : 0;
}

/** A possible count: the kinds, mildest first, and the traps that these kinds may stand for. */
type Choice = Pick<Hindrances, 'kinds' | 'traps'>;

/** No count is worse than this. */
const WORST: Choice = { kinds: ['trap', 'trap'], traps: [] };
const BARRED: Choice = { kinds: ['obstacle', 'obstacle'], traps: [] };

/**
 * R30.2: counts the Hindrances between the hero and the monster when their combat begins.
 *
 * In other words: one hindrance tile of r1 is counted, any that the player likes. r2 avoids the obstacles of r1, and
 * any tile on it other than the counted one is a second Hindrance. (This is n of the rule: an obstacle of r1 is not on
 * r2, so the tile that n excuses is a counted one.) So if both are counted, they are different tiles; and if the only
 * tile on r2 is an excused trap, that trap is the counted one, even if r1 also has an obstacle (R30.3). If no route
 * avoids r1's obstacles, the second Hindrance is the blocking tile: the mildest kind. If there is no route at all,
 * there is no second one. Among equally mild kinds an obstacle is counted before difficult terrain.
 */
export function countHindrances(situation: MapSituation, heroAt: HexId, monsterAt: HexId): Hindrances {
  const { ways } = passagesOf(situation);
  const kindAt: KindAt = (hex) => {
    const terrain = hex === heroAt || hex === monsterAt ? undefined : terrainAt(situation, hex);
    return HINDRANCE_KINDS.find((kind) => kind === terrain);
  };
  const isTaken = (hex: HexId) => hex !== monsterAt && situation.monsters.includes(hex);
  const first = shortestRoutes(ways, heroAt, monsterAt, isTaken);
  if (first.size === 0 || someRouteIsFree(first, kindAt)) return NONE;

  const choices = bundlesOf(first, kindAt).flatMap(({ obstacles, tiles }) => {
    const isBarred = (hex: HexId) => isTaken(hex) || obstacles.includes(hex);
    const second = shortestRoutes(ways, heroAt, monsterAt, isBarred);
    return second.size === 0 ? [BARRED] : [...tiles].map((counted) => choiceOf(second, kindAt, counted));
  });
  const { kinds } = choices.reduce((best, next) => (compareKinds(next.kinds, best.kinds) < 0 ? next : best), WORST);
  const asMild = choices.filter((choice) => compareKinds(choice.kinds, kinds) === 0);
  const traps = new Set(asMild.flatMap((choice) => choice.traps));
  return { count: kinds.length === 1 ? 1 : 2, kinds, traps: [...traps].sort(compareHexes) };
}

/** The Hindrances with the mildest r2 among some routes, when one tile of r1 is already counted. */
function choiceOf(second: Routes, kindAt: KindAt, counted: HexId): Choice {
  const kindsOf = (hexes: HexId[]) => hexes.map(kindAt).filter((kind) => kind !== undefined);
  const trapsIn = (hexes: HexId[]) => hexes.filter((hex) => kindAt(hex) === 'trap');
  const one = kindsOf([counted]);
  if (someRouteIsFree(second, kindAt, counted)) return { kinds: one, traps: trapsIn([counted]) };
  const others = [...second.keys()].filter((hex) => hex !== counted && kindAt(hex) !== undefined);
  const [mildest] = kindsOf(others).sort(bySeverity);
  const named = [counted, ...others.filter((hex) => kindAt(hex) === mildest)];
  return { kinds: [...one, ...(mildest ? [mildest] : [])].sort(bySeverity), traps: trapsIn(named) };
}
