/** How long a hero's cards last, and what one of them is worth in points of damage. */
import type { Book } from '../../rules/longTable/book';
import { countedIn } from '../../rules/longTable/cards';
import { seatOf } from '../../rules/longTable/figures';
import type { Table } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';

/** Rounds that a scenario takes, as it is meant to (9 to 14). */
const ROUNDS = 14;

/**
 * Rounds in which a hero with so many cards in hand and so many in discard can still play two: two a round, and each rest takes one.
 */
export function roundsLeft(hand: number, discard: number): number {
  let rounds = Math.floor(hand / 2);
  let left = discard + 2 * rounds + (hand % 2);
  while (left >= 3) {
    left -= 1;
    rounds += Math.floor(left / 2);
  }
  return rounds;
}

/** What the loss of a card costs: little while there are more rounds in the cards than the scenario needs, then more and more. */
export function priceOfCard(_book: Book, state: Table, hero: HeroId): number {
  const { hand } = seatOf(state, hero);
  const spare = roundsLeft(hand.length, countedIn(state, hero, 'discard').length) - Math.max(2, ROUNDS - state.round);
  return spare > 8 ? 3 : spare > 4 ? 4 : spare > 0 ? 5 : 6.5;
}
