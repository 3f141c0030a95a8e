/** R18.4, R3.1: gold that is paid and found during a scenario. */
import type { Book } from './book';
import type { State } from './state';
import { emit, type Transaction } from './transaction';

/** No page gives so much in earnest: what rules heap up beyond it could not be saved. */
const MOST_GOLD = 9999;

/** What the hero has to pay with. */
export function goldOf(book: Book, state: State): number {
  return (book.setup.gold ?? 0) + state.purse;
}

/** Gold found or paid, at most what the hero has. */
export function changePurse(t: Transaction, wanted: number, rule: string): void {
  const { book, state } = t;
  const amount = Math.min(Math.max(wanted, -goldOf(book, state)), MOST_GOLD - state.purse);
  if (amount === 0) return;
  state.purse += amount;
  emit(t, { type: 'goldChanged', amount, purse: state.purse, rule });
}

/** R18.4: the sums that may be paid for an ability that takes up to `most` gold; always with nothing. */
export function sumsToPay(book: Book, state: State, most = 0): number[] {
  return [...Array(Math.max(0, Math.min(most, goldOf(book, state))) + 1).keys()];
}
