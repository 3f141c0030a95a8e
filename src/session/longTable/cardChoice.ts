/** Reduces the selection of the cards of the round, and of cards to lose, recover or take along. */
import { legal, type Play } from '../../flow/longTable/play';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { cardCommand, toggleLostCard } from './cardLoss';
import type { Draft } from './draft';
import { type Input, type InputOf, ignore, type ReducerContext, type Reduction, redraft } from './input';
import { heroIn, reduceSend } from './sending';

/** L6.1: the next hero who has to choose is shown. */
export const SHOW_NEXT_HERO: Input = { type: 'openTab', hero: null };

export function toggleCard(context: ReducerContext, card: CardId): Reduction {
  const { play, draft, preferences } = context;
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
  const [leading] = cards;
  // The cards can still be changed until the last hero has chosen, so this choice needs no confirmation.
  if (
    preferences.nextHero &&
    hero !== null &&
    leading &&
    cards.length === 1 &&
    others.length === 1 &&
    othersChoose(play, hero)
  )
    return reduceSend(context, { type: 'select', hero, leading, second: card }, SHOW_NEXT_HERO);
  return redraft(draft, { cards: cards.includes(card) ? others : [...cards.slice(0, 1), card] });
}

/** L6.1: whether this hero has not chosen yet, and is not the last who has to. */
function othersChoose({ state: { seats } }: Play, hero: HeroId): boolean {
  const choosing = seats.filter(({ exhausted, plan }) => !exhausted && plan === null);
  return choosing.length > 1 && choosing.some((seat) => seat.hero === hero);
}

/**
 * Marks the command of a hint; sends nothing. Selects the two cards that it plans, unless two cards are selected already. L20.1: closes the
 * pile of cards to lose if the hint is to take the damage, because the answer is hidden beside an open pile.
 */
export function showHint(context: ReducerContext, { command, hexes }: InputOf<'showHint'>): Reduction {
  const { draft } = context;
  const hint = { hint: command, highlighted: hexes };
  if (command.type === 'suffer') return redraft(draft, { ...hint, losingFrom: null, cards: [] });
  if (command.type !== 'select' || draft.cards.length > 1) return redraft(draft, hint);
  const opened = openTab(context, command.hero).draft;
  return redraft(opened, { ...hint, cards: [command.leading, command.second] });
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
export function swapLeadingCard(context: ReducerContext): Reduction {
  const { play, draft } = context;
  const swapped = draft.cards.length === 0 ? swappedPlan(play, heroIn(play, draft)) : null;
  if (swapped) return reduceSend(context, swapped);
  const [leading, second] = draft.cards;
  if (!leading || !second || draft.losingFrom !== null) return ignore(draft);
  return redraft(draft, { cards: [second, leading] });
}

/** L6.3: the command that lets the second card of a hero's plan lead; null if the plan cannot be changed now. */
export function swappedPlan(play: Play, hero: HeroId | null): CommandOf<'select'> | null {
  const plan = play.state.seats.find((seat) => seat.hero === hero)?.plan;
  if (hero === null || plan?.plan !== 'cards' || play.state.question?.ask !== 'select') return null;
  return { type: 'select', hero, leading: plan.second, second: plan.leading };
}

function mayPlan(options: readonly Command[], hero: HeroId | null, card: CardId): boolean {
  return options.some(
    (each) => each.type === 'select' && each.hero === hero && (each.leading === card || each.second === card),
  );
}
