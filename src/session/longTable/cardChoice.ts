/** Selects the cards of the round, and cards to lose, recover or take along. */
import type { Command } from '../../rules/longTable/commands';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { cardCommand, toggleLostCard } from './cardLoss';
import type { InputState } from './inputState';

/** Implements `Interaction.toggleCard`. */
export function chooseCard(input: InputState, card: CardId): void {
  const { draft, options, hero } = input;
  const { cards } = draft;
  const swap = options.find(
    (each) => (each.type === 'takeCard' || each.type === 'putBack') && each.hero === hero && each.card === card,
  );
  if (swap) return void input.send(swap);
  if (draft.losingFrom) return input.redraft({ cards: toggleLostCard(draft, options, card) });
  if (cardCommand(options, card)) return input.redraft({ cards: cards.includes(card) ? [] : [card] });
  if (!mayPlan(options, hero, card)) return;
  input.redraft({ cards: cards.includes(card) ? cards.filter((each) => each !== card) : [...cards.slice(0, 1), card] });
}

export function swapLeadingCard(input: InputState): void {
  const [leading, second] = input.draft.cards;
  if (leading && second && input.draft.losingFrom === null) input.redraft({ cards: [second, leading] });
}

function mayPlan(options: readonly Command[], hero: HeroId | null, card: CardId): boolean {
  return options.some(
    (each) => each.type === 'select' && each.hero === hero && (each.leading === card || each.second === card),
  );
}
