/** Cards that are pointed at before they are lost, or taken back: nothing that is lost comes again by itself. */
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { CardId } from '../../rules/longTable/vocabulary';

/** One card of the hand, or two of the discard pile. */
export type Pile = 'hand' | 'discard';

/** Cards that are chosen to be lost instead of HP (L20.1). */
interface Chosen {
  /** The pile that they are lost from; null: nothing is asked for. */
  readonly giving: Pile | null;
  readonly cards: readonly CardId[];
}

/** L8.3, L18.3: the command that loses a card or takes it back: it is pointed at first, as nothing that is lost comes again. */
export const cardCommand = (options: readonly Command[], card: CardId): CommandOf<'lose' | 'recover'> | undefined =>
  options.find(
    (each): each is CommandOf<'lose' | 'recover'> =>
      (each.type === 'lose' || each.type === 'recover') && each.card === card,
  );

/** The cards that can be lost of a pile. */
export function losable(options: readonly Command[], pile: Pile): readonly CardId[] {
  const cards = options.flatMap((each): readonly CardId[] => {
    if (pile === 'hand') return each.type === 'loseFromHand' ? [each.card] : [];
    return each.type === 'loseFromDiscard' ? each.cards : [];
  });
  return [...new Set(cards)];
}

/** The command that loses the cards that are pointed at; null: they are too few. */
export function giftOf({ giving, cards }: Chosen, options: readonly Command[]): Command | null {
  const is = (each: Command): boolean => {
    if (giving === 'hand') return each.type === 'loseFromHand' && each.card === cards[0];
    return each.type === 'loseFromDiscard' && cards.length === 2 && each.cards.every((card) => cards.includes(card));
  };
  return giving === null ? null : (options.find(is) ?? null);
}

/** A card to be lost is pointed at, or not any more; where another is one too many, the last one goes back. */
export function given({ giving, cards }: Chosen, options: readonly Command[], card: CardId): readonly CardId[] {
  if (giving === null || !losable(options, giving).includes(card)) return cards;
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return giving === 'hand' ? [card] : [...cards.slice(0, 1), card];
}
