/** Retreat n, a line of a monster's card (L24.9). */
import type { Book } from './book';
import type { StayReason } from './events';
import { areEnemies, hasToken } from './figures';
import { FAR } from './grid';
import type { Table } from './state';
import type { TableFigure } from './walkers';
import { lengthIn, NO_WAY, negativesIn, type WayTable, waysOf } from './ways';

/** The result of a Retreat line: no move with a reason, or the possible ends. */
export type RetreatDecision =
  | { readonly moves: false; readonly why: StayReason; readonly rule: string }
  | {
      readonly moves: true;
      readonly ways: WayTable;
      /** Equally good ends, in hex order; its own hex may be one. */
      readonly ends: readonly number[];
      /** The range from there to its nearest enemy. */
      readonly range: number;
    };

/** The ends of a retreat of n: farthest from the nearest enemy, without a negative hex, by the shortest path. */
export function decideRetreat(book: Book, state: Table, figure: TableFigure, n: number): RetreatDecision {
  if (hasToken(figure, 'immobilize')) return { moves: false, why: 'immobilized', rule: 'L24.1' };
  const ways = waysOf(book, state, figure, { jump: false });
  const { grid, keys } = ways;
  const enemies = state.figures
    .filter((other) => areEnemies(figure, other))
    .map(({ hex }) => grid.indexOf.get(hex) ?? -1);
  if (enemies.length === 0) return { moves: false, why: 'alreadyBest', rule: 'L24.9' };
  const rangeFrom = (hex: number) => Math.min(...enemies.map((enemy) => (enemy < 0 ? FAR : grid.range(hex, enemy))));
  let best: number[] = [];
  let [farthest, shortest] = [-1, NO_WAY];
  for (const hex of ways.ends) {
    const key = keys[hex] ?? NO_WAY;
    if (negativesIn(key) > 0 || lengthIn(key) > n) continue;
    const range = rangeFrom(hex);
    if (range > farthest || (range === farthest && lengthIn(key) < shortest)) {
      best = [hex];
      [farthest, shortest] = [range, lengthIn(key)];
    } else if (range === farthest && lengthIn(key) === shortest) best.push(hex);
  }
  return { moves: true, ways, ends: best.sort((a, b) => a - b), range: farthest };
}
