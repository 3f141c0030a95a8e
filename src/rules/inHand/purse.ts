/** Handles the gold that the hero pays and finds during a scenario (R18.4, R3.1). */
import type { Book } from './book';
import type { State } from './state';
import { emit, type Transaction } from './transaction';

/** The greatest value of `state.purse`. No scenario of the game reaches it; without it, a pack could make a state too large to save. */
const MAX_GOLD = 9999;

/** The gold that the hero can pay with. */
export function goldOf(book: Book, state: State): number {
  return (book.setup.gold ?? 0) + state.purse;
}

/** Adds gold that the hero finds (positive), or removes gold that it pays (negative), at most the gold it has. */
export function changeGold(t: Transaction, wanted: number, rule: string): void {
  const { book, state } = t;
  const amount = Math.min(Math.max(wanted, -goldOf(book, state)), MAX_GOLD - state.purse);
  if (amount === 0) return;
  state.purse += amount;
  emit(t, { type: 'goldChanged', amount, purse: state.purse, rule });
}

/** R18.4: the amounts of gold that the hero may pay for an ability that accepts up to `most` gold. 0 is always among them. */
export function sumsToPay(book: Book, state: State, most = 0): number[] {
  return [...Array(Math.max(0, Math.min(most, goldOf(book, state))) + 1).keys()];
}
