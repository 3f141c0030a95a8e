/**
 * Finds the best paths of a figure from its hex to every hex: fewest negative hexes, then shortest (L23.2, L23.3). The
 * paths never cross closed doors. The figure's movement points do not matter here.
 */
import type { HexId } from '../core/board';
import type { Book } from './book';
import { situationOf } from './figures';
import { type Grid, gridOf, stepCounts } from './grid';
import type { State } from './state';
import { type Footing, footingOf, type Gait, gaitOf, type TableFigure } from './walkers';

/**
 * The value of a path; smaller is better. The number of negative hexes counts first, then the length in movement points.
 * `NO_WAY` means that there is no path.
 */
export type WayKey = number;
/** The part of a value that one negative hex adds; greater than any length. */
const NEGATIVE = 4096;
/** The value of a path that does not exist. */
export const NO_WAY: WayKey = 2 ** 30;
/** The value of a path with this number of negative hexes and this length. */
export const wayKey = (negatives: number, length: number): WayKey => negatives * NEGATIVE + length;
/** The number of negative hexes of a path. */
export const negativesIn = (key: WayKey): number => Math.floor(key / NEGATIVE);
/** The length of a path in movement points. */
export const lengthIn = (key: WayKey): number => key % NEGATIVE;

/** The best paths of one figure at one moment. Hexes are numbers of the grid. */
export interface WayTable {
  readonly grid: Grid;
  readonly gait: Gait;
  readonly from: number;
  /** The value of the best path that ends on each hex; NO_WAY also where the figure may not end. */
  readonly keys: Int32Array;
  /**
   * The hexes where the figure may end, in the order of their paths, best first; equally good hexes are in hex order.
   * The figure's own hex comes first.
   */
  readonly ends: readonly number[];
  /** The costs and the danger of each hex for the figure. */
  readonly footing: readonly Footing[];
  /** The previous hex on the best path over each hex; -1 if there is none. */
  readonly back: Int16Array;
}

/**
 * The best paths of a figure from its hex.
 * @throws Error if the figure is on a closed door or off the map, which would be a bug in a rule
 */
export function waysOf(book: Book, state: State, figure: TableFigure, { jump }: { readonly jump: boolean }): WayTable {
  const grid = gridOf(situationOf(book, state));
  const from = grid.indexOf.get(figure.hex);
  if (from === undefined) throw new Error(`${figure.id} is on ${figure.hex}, a closed door or no hex of the map`);
  const gait = gaitOf(book, figure, jump);
  const footing = grid.hexes.map(footingOf(book, state, figure, gait));
  const back = new Int16Array(grid.hexes.length).fill(-1);
  const over = gait === 'walk' ? walk(grid, footing, from, true, back) : leap(grid, from, back);
  const keys = over.map((key, hex) => (hex === from ? 0 : landed(gait, key, footing[hex])));
  const ends = grid.hexes.flatMap((_, hex) => ((keys[hex] ?? NO_WAY) < NO_WAY ? [hex] : []));
  ends.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  return { grid, gait, from, keys, ends, footing, back };
}

/** The value of a path that ends on a hex. `over` is the value of the same path if it only passes over that hex. */
function landed(gait: Gait, over: WayKey, footing: Footing | undefined): WayKey {
  if (over >= NO_WAY || !footing || footing.land === Number.POSITIVE_INFINITY) return NO_WAY;
  // L23.3: on a jump only the last hex counts. For a walk, `over` already includes all negative hexes.
  const negatives = gait === 'jump' && footing.negative ? 1 : 0;
  return over + wayKey(negatives, footing.land);
}

/**
 * The values of the best walks from the hex `at` to all others (`outward`), or from all others to `at`. The first hex of a
 * walk does not count, because the figure does not enter it.
 * @param back receives the previous hex on the best walk to each hex
 */
function walk(grid: Grid, footing: readonly Footing[], at: number, outward: boolean, back: Int16Array): Int32Array {
  const keys = new Int32Array(grid.hexes.length).fill(NO_WAY);
  const done = new Uint8Array(grid.hexes.length);
  keys[at] = 0;
  for (let hex = at; hex >= 0; hex = nearest(keys, done)) {
    done[hex] = 1;
    const key = keys[hex] ?? NO_WAY;
    const leaving = costOf(footing[hex]);
    for (const to of grid.neighbours[hex] ?? []) {
      const sum = key + (outward ? costOf(footing[to]) : leaving);
      if (done[to] || sum >= (keys[to] ?? 0)) continue;
      keys[to] = sum;
      back[to] = hex;
    }
  }
  return keys;
}

function costOf(footing: Footing | undefined): WayKey {
  if (!footing || footing.enter === Number.POSITIVE_INFINITY) return NO_WAY;
  return wayKey(footing.negative ? 1 : 0, footing.enter);
}

function nearest(keys: Int32Array, done: Uint8Array): number {
  let best = -1;
  let least = NO_WAY;
  for (let hex = 0; hex < keys.length; hex += 1) {
    const key = keys[hex] ?? NO_WAY;
    if (done[hex] || key >= least) continue;
    best = hex;
    least = key;
  }
  return best;
}

/** L9.3, L9.4: the values of paths that pass over all terrain and figures. */
function leap(grid: Grid, at: number, back: Int16Array): Int32Array {
  const steps = stepCounts(grid.neighbours, at);
  for (let hex = 0; hex < steps.length; hex += 1) {
    if (hex === at) continue;
    back[hex] = grid.neighbours[hex]?.find((before) => steps[before] === (steps[hex] ?? 0) - 1) ?? -1;
  }
  return Int32Array.from(steps, (count, hex) => (hex === at || back[hex] !== -1 ? count : NO_WAY));
}

/** The hexes that the best path to a hex enters, in order. Empty for the figure's own hex. */
export function pathTo({ grid, from, back }: WayTable, to: number): HexId[] {
  const path: HexId[] = [];
  for (let hex = to; hex !== from && hex >= 0; hex = back[hex] ?? -1) path.push(grid.hexes[hex] ?? '');
  return path.reverse();
}

/** L24.6: for each hex, the value of the best path that starts on that hex and ends on the hex `to`; NO_WAY if there is none. */
export function bestValuesTo({ grid, gait, footing }: WayTable, to: number): Int32Array {
  const back = new Int16Array(grid.hexes.length);
  if (gait === 'walk') return walk(grid, footing, to, false, back);
  const over = leap(grid, to, back);
  return over.map((key, hex) => (hex === to ? 0 : landed(gait, key, footing[to])));
}
