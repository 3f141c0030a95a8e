/** Calculates for how many rounds the hero's cards last (R7). */
import { cardsIn } from './cards';
import type { State } from './state';
import type { CardId } from './vocabulary';

/** The numbers of cards that the hero has not lost. */
interface Pile {
  /** The cards in hand on side A. Such a card can be played twice before it is discarded (R7.2). */
  readonly a: number;
  /** The cards in hand on side B. */
  readonly b: number;
  /** The discarded cards. */
  readonly discard: number;
}

/**
 * The number of rounds that can still be played if only rests lose cards, and cards are played as sparingly as possible.
 * The current round is not counted, and its selected cards count as played.
 */
export function staminaLeft(state: State): number {
  const { action, parked } = state.turn ?? {};
  // A card is lost if a part of its action was done and the action has the lost symbol, even while the action's attack waits (R25.4).
  const isLost = (id: CardId) => [action, parked].some((each) => each?.lost && each.used && each.card === id);
  const selected = cardsIn(state, 'selected').filter(({ id }) => !isLost(id));
  const hand = cardsIn(state, 'hand');
  const turned = selected.filter(({ side }) => side === 'A').length;
  return rounds({
    a: hand.filter(({ side }) => side === 'A').length,
    b: hand.filter(({ side }) => side === 'B').length + turned,
    discard: cardsIn(state, 'discard').length + selected.length - turned,
  });
}

/** The number of rounds that can still be played after a rest now. */
export const staminaAfterRest = (state: State): number =>
  roundsAfterRest(cardsIn(state, 'hand').length + cardsIn(state, 'discard').length);

/** R7.4: a rest loses one of the cards; afterwards all others are in hand, on side A. */
const roundsAfterRest = (cards: number): number => rounds({ a: cards - 1, b: 0, discard: 0 });

function rounds({ a, b, discard }: Pile): number {
  const plays: Pile[] = [
    ...(a >= 2 ? [{ a: a - 2, b: b + 2, discard }] : []),
    ...(a >= 1 && b >= 1 ? [{ a: a - 1, b, discard: discard + 1 }] : []),
    ...(b >= 2 ? [{ a, b: b - 2, discard: discard + 2 }] : []),
  ];
  const rested = discard >= 2 ? roundsAfterRest(a + b + discard) : 0;
  return Math.max(rested, ...plays.map((pile) => 1 + rounds(pile)));
}
