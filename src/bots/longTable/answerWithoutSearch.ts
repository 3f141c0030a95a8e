/** Answers the questions that need no search: choices with a preset, draws, and answers to attacks and damage. */
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { optionsOf } from '../../rules/longTable/engine';
import { heroFigure, seatOf } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';
import type { QuestionOf } from '../../rules/longTable/tasks';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { priceOfCard } from './stamina';

/** Returns the answer to the current question, or null if there is no question or the question needs a search. */
export function answerWithoutSearch(book: Book, state: State): Command | null {
  const { question } = state;
  switch (question?.ask) {
    case 'choice':
      // L26.1: the legal commands have the same order as the options of the choice.
      return optionsOf(book, state)[question.choice.preset] ?? null;
    case 'draw':
      return attackItem(book, state) ?? { type: 'draw' };
    case 'damage':
      return answerToDamage(book, state, question);
    case 'defend':
    case 'ward':
      return firstItem(book, state) ?? { type: 'proceed' };
    default:
      return null;
  }
}

/** Returns the command that uses an item to improve the hero's attack, or undefined if there is no such item. */
function attackItem(book: Book, state: State): Command | undefined {
  return optionsOf(book, state).find(({ type }) => type === 'useItem');
}

function firstItem(book: Book, state: State): Command | undefined {
  const options = optionsOf(book, state);
  return options.find(({ type }) => type === 'useItem') ?? options.find(({ type }) => type === 'proceed');
}

/**
 * L20.1: uses an item if possible. Otherwise loses cards to negate damage that would exhaust the hero or that costs more than the cards;
 * suffers any other damage.
 */
function answerToDamage(book: Book, state: State, { hero, damage }: QuestionOf<'damage'>): Command {
  const options = optionsOf(book, state);
  const item = options.find(({ type }) => type === 'useItem');
  if (item) return item;
  const hp = heroFigure(state, hero)?.hp ?? 0;
  const fromHand = options.filter((each) => each.type === 'loseFromHand');
  const fromDiscard = options.filter((each) => each.type === 'loseFromDiscard');
  const price = priceOfCard(book, state, hero);
  const isDeadly = damage.amount >= hp;
  const isDear = damage.amount * (hp <= 4 ? 1.4 : 1) > price + 1;
  if (!isDeadly && !isDear) return { type: 'suffer' };
  const hand = best(fromHand, ({ card }) => -worthOfCard(book, state, hero, card));
  const pair = best(
    fromDiscard,
    ({ cards }) => -cards.reduce((sum, card) => sum + worthOfCard(book, state, hero, card), 0),
  );
  // Losing two cards of a large discard pile costs less than losing one card of the hand.
  const { discard } = seatOf(state, hero);
  if (pair && (discard.length >= 5 || !hand))
    return isDeadly || damage.amount > price * 1.5 ? pair : { type: 'suffer' };
  return hand ?? (isDeadly ? (pair ?? { type: 'suffer' }) : { type: 'suffer' });
}

/** Returns the value of a card: its level (1.5 for level X), minus 0.4 for each half with the lost or the persistent symbol. */
export function worthOfCard(book: Book, _state: State, _hero: HeroId, card: CardId): number {
  const def = book.cards[card];
  if (!def) return 0;
  const level = typeof def.level === 'number' ? def.level : 1.5;
  return (
    level + (def.top.lost || def.top.persistent ? -0.4 : 0) + (def.bottom.lost || def.bottom.persistent ? -0.4 : 0)
  );
}

/** Returns the entry of the list with the highest score (the first of equal entries), or undefined if the list is empty. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value <= most) continue;
    chosen = item;
    most = value;
  }
  return chosen;
}
