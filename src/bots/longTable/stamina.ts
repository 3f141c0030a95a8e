/** Computes how many rounds a hero's cards last, and the value of a card in points of damage. */
import type { Book } from '../../rules/longTable/book';
import { cardsCountedIn } from '../../rules/longTable/cards';
import { seatOf } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';

/** The number of rounds for which the cards should last: scenarios are designed to take 9 to 14. */
const ROUNDS = 14;

/**
 * Returns the number of rounds in which a hero can still play two cards. Each rest costs one card.
 * @param hand the number of cards in hand
 * @param discard the number of discarded cards
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

/**
 * Returns the cost of losing a card, in points of damage: the fewer rounds the cards last beyond those that the scenario needs, the higher.
 */
export function priceOfCard(_book: Book, state: State, hero: HeroId): number {
  const { hand } = seatOf(state, hero);
  const spare =
    roundsLeft(hand.length, cardsCountedIn(state, hero, 'discard').length) - Math.max(2, ROUNDS - state.round);
  return spare > 8 ? 3 : spare > 4 ? 4 : spare > 0 ? 5 : 6.5;
}
