/** Reduces the selection of the cards of the round, and of cards to lose, recover or take along. */
import { legal, type Play } from '../../flow/longTable/play';
import type { Command } from '../../rules/longTable/commands';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { cardCommand, toggleLostCard } from './cardLoss';
import type { Draft } from './draft';
import { ignore, type ReducerContext, type Reduction, redraft } from './input';
import { heroIn, reduceSend } from './sending';

export function toggleCard(context: ReducerContext, card: CardId): Reduction {
  const { play, draft } = context;
  const options = legal(play);
  const hero = heroIn(play, draft);
  const { cards } = draft;
  const swap = options.find(
    (each) => (each.type === 'takeCard' || each.type === 'putBack') && each.hero === hero && each.card === card,
  );
  if (swap) return reduceSend(context, swap);
  if (draft.losingFrom) return redraft(draft, { cards: toggleLostCard(draft, options, card) });
  if (cardCommand(options, card)) return redraft(draft, { cards: cards.includes(card) ? [] : [card] });
  if (!mayPlan(options, hero, card)) return ignore(draft);
  const others = cards.filter((each) => each !== card);
  return redraft(draft, { cards: cards.includes(card) ? others : [...cards.slice(0, 1), card] });
}

/** Shows the cards of a hero; null shows those of the acting hero. While all heroes choose, each keeps its selected cards. */
export function openTab({ play, draft }: ReducerContext, hero: HeroId | null): Reduction {
  const [from, to] = [heroIn(play, draft), heroIn(play, { hero })];
  const cardsOfOthers = unsentCards(play, { ...draft.cardsOfOthers, ...(from !== null && { [from]: draft.cards }) });
  const cards = to === null ? [] : (cardsOfOthers[to] ?? []);
  return redraft(draft, { hero, cards, cardsOfOthers, inspected: null });
}

/** L6.1: those of the selected cards that may still be sent, by hero. */
export function unsentCards({ state }: Play, selected: Draft['cardsOfOthers']): Draft['cardsOfOthers'] {
  if (state.question?.ask !== 'select') return {};
  return Object.fromEntries(
    state.seats.flatMap(({ hero, hand, plan }) => {
      const cards = selected[hero] ?? [];
      const isUnsent = plan === null && cards.length > 0 && cards.every((card) => hand.includes(card));
      return isUnsent ? [[hero, cards]] : [];
    }),
  );
}

/** L6.3: the other selected card leads. */
export function swapLeadingCard({ draft }: ReducerContext): Reduction {
  const [leading, second] = draft.cards;
  if (!leading || !second || draft.losingFrom !== null) return ignore(draft);
  return redraft(draft, { cards: [second, leading] });
}

function mayPlan(options: readonly Command[], hero: HeroId | null, card: CardId): boolean {
  return options.some(
    (each) => each.type === 'select' && each.hero === hero && (each.leading === card || each.second === card),
  );
}
