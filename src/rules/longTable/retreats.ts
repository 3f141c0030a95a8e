/** Decides where a figure goes with a line *Retreat n* (L24.9). */
import type { Book } from './book';
import type { StayReason } from './events';
import { hasAsEnemy, hasToken } from './figures';
import { FAR } from './grid';
import type { State } from './state';
import type { TableFigure } from './walkers';
import { lengthIn, NO_WAY, negativesIn, type WayTable, waysOf } from './ways';

/** The result of a Retreat line: the reason for not moving, or the possible ends of the move. */
export type RetreatDecision =
  | { readonly moves: false; readonly why: StayReason; readonly rule: string }
  | {
      readonly moves: true;
      readonly ways: WayTable;
      /** The equally good ends of the move, in hex order. The figure's own hex may be one of them. */
      readonly ends: readonly number[];
      /** The range from these ends to the figure's nearest enemy. */
      readonly range: number;
    };

/**
 * Decides a retreat with n movement points. The best ends are farthest from the nearest enemy; among these, the ends with
 * the shortest path are best. No negative hex may be on the path.
 */
export function decideRetreat(book: Book, state: State, figure: TableFigure, n: number): RetreatDecision {
  if (hasToken(figure, 'immobilize')) return { moves: false, why: 'immobilized', rule: 'L24.1' };
  const ways = waysOf(book, state, figure, { jump: false });
  const { grid, keys } = ways;
  const enemies = state.figures
    .filter((other) => hasAsEnemy(figure, other))
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
