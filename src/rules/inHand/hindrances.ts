/** Counts the Hindrances of a combat and finds their kinds (R30.2, R30.3). */
import { type Adjacency, type HexId, passagesOf, terrainAt } from '../core/board';
import { compareHexes } from '../core/hexes';
import { stepsToAll } from '../core/routes';
import { HINDRANCE_KINDS, type HindranceKind } from './vocabulary';
import type { MapSituation } from './walkers';

/** The Hindrances of a combat when it begins. */
export interface Hindrances {
  readonly count: 0 | 1 | 2;
  /** The kinds of the counted Hindrances, from mild to bad. */
  readonly kinds: readonly HindranceKind[];
  /** The hexes of all traps that can be a counted Hindrance. The player may choose among equally mild tiles. */
  readonly traps: readonly HexId[];
}

const NONE: Hindrances = { count: 0, kinds: [], traps: [] };

/**
 * All shortest routes between two hexes as one graph: each hex that is on a route, with the hexes that can follow it. The
 * first entry is the start, the last entry is the end.
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

/** Whether one of the routes has no hindrance tile except `counted`. */
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

/** A group of routes with the same obstacles, and all hindrance tiles that are on at least one of these routes. */
interface Bundle {
  readonly obstacles: readonly HexId[];
  readonly tiles: ReadonlySet<HexId>;
}

/**
 * Groups the routes by their obstacles. `countHindrances` needs only two things about a route r1: its obstacles, which route r2 avoids,
 * and the tile of r1 that is counted. So the number of groups is at most the number of different sets of obstacles on shortest
 * routes. That is at most C(7,3) = 35 on open ground over the 7 hexes of a combat, and at most 2^n for n obstacles; a
 * map card has only few obstacles.
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
        const key = passed.join(); // Sorting is not needed: shortest routes with the same obstacles pass them in the same order.
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

/**
 * Compares two results of the count, each sorted from mild to bad. Negative if `a` is better for the player: if it has fewer
 * Hindrances, or else the milder worst Hindrance, or else the milder other Hindrance.
 */
function compareKinds(a: readonly HindranceKind[], b: readonly HindranceKind[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const differing = a.findLastIndex((kind, i) => kind !== b[i]);
  const [x, y] = [a[differing], b[differing]];
  return x && y ? bySeverity(x, y) : 0;
}

/** One possible result of the count: the kinds from mild to bad, and the traps that can be among the counted Hindrances. */
type Choice = Pick<Hindrances, 'kinds' | 'traps'>;

/** No result is worse than WORST. BARRED is the result if no second route avoids the obstacles of the first. */
const WORST: Choice = { kinds: ['trap', 'trap'], traps: [] };
const BARRED: Choice = { kinds: ['obstacle', 'obstacle'], traps: [] };

/**
 * R30.2: counts the Hindrances between the hero and the monster when their combat begins.
 *
 * The function applies the rule in these steps. Route r1 is a shortest route. The player chooses any one hindrance tile of
 * r1, which is counted as the first Hindrance. Route r2 is a shortest route that avoids the obstacles of r1. Any hindrance
 * tile on r2 except the counted tile is a second Hindrance. (This agrees with the exception for tile n in the rule: an
 * obstacle of r1 is not on r2, so tile n is always the counted tile.) So two Hindrances are always two different tiles. If
 * the only hindrance tile on r2 is a trap that r1 crosses too, that trap is the counted tile, even if r1 also has an obstacle (R30.3).
 * If no route avoids the obstacles of r1, the second Hindrance is an obstacle, the mildest kind. If there is no route r1,
 * there are no Hindrances. Among equally mild kinds an obstacle is counted before difficult terrain.
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

/** The result for the mildest route r2 among `second`, if the tile `counted` of r1 is the first Hindrance. */
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
