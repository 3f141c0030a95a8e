/**
 * Handles the selection of cards to lose or to recover. The player confirms the selection, because a lost card does not
 * come back by itself.
 */
import type { DeepReadonly } from '../../rules/core/transaction';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { State } from '../../rules/longTable/state';
import type { CardId } from '../../rules/longTable/vocabulary';

/** The pile that the cards come from: one card from the hand, or two from the discard pile. */
export type Pile = 'hand' | 'discard';

/** Cards selected to be lost instead of HP (L20.1). */
interface LossSelection {
  /** Null if no pile is open. */
  readonly losingFrom: Pile | null;
  readonly cards: readonly CardId[];
}

/** L8.3, L18.3: the legal command that loses or recovers a card. */
export const cardCommand = (options: readonly Command[], card: CardId): CommandOf<'lose' | 'recover'> | undefined =>
  options.find(
    (each): each is CommandOf<'lose' | 'recover'> =>
      (each.type === 'lose' || each.type === 'recover') && each.card === card,
  );

/** The cards of a pile that can be lost. */
export function losableCards(options: readonly Command[], pile: Pile): readonly CardId[] {
  const cards = options.flatMap((each): readonly CardId[] => {
    if (pile === 'hand') return each.type === 'loseFromHand' ? [each.card] : [];
    return each.type === 'loseFromDiscard' ? each.cards : [];
  });
  return [...new Set(cards)];
}

/** L1.3, L20.1: whether a card is in play. It counts as discarded or lost, but its effect ends if it is lost or recovered. */
export const isInPlay = ({ seats }: DeepReadonly<Pick<State, 'seats'>>, card: CardId): boolean =>
  seats.some(({ active }) => active.some((each) => each.card === card));

/** The command that loses the selected cards, or null if no pile is open or too few cards are selected. */
export function losingCommand({ losingFrom, cards }: LossSelection, options: readonly Command[]): Command | null {
  const is = (each: Command): boolean => {
    if (losingFrom === 'hand') return each.type === 'loseFromHand' && each.card === cards[0];
    return each.type === 'loseFromDiscard' && cards.length === 2 && each.cards.every((card) => cards.includes(card));
  };
  return losingFrom === null ? null : (options.find(is) ?? null);
}

/**
 * Selects or deselects a card. If the selection is full, the new card replaces the card selected last.
 * @returns the selected cards
 */
export function toggleLostCard(
  { losingFrom, cards }: LossSelection,
  options: readonly Command[],
  card: CardId,
): readonly CardId[] {
  if (losingFrom === null || !losableCards(options, losingFrom).includes(card)) return cards;
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return losingFrom === 'hand' ? [card] : [...cards.slice(0, 1), card];
}
