/** Recovers cards and refreshes items (L18.3). */
import { continueAction } from './actions';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { endBonusesOfCard } from './bonuses';
import type { Book } from './book';
import { cardsCountedIn, moveCard, removeFromActive } from './cards';
import type { Command } from './commands';
import { seatOf } from './figures';
import { refreshItem } from './items';
import { numberOf } from './numbers';
import type { State } from './state';
import type { Action, TaskOf } from './tasks';
import type { Transaction } from './transaction';
import type { Ability, CardId, HeroId, ItemId } from './vocabulary';

type Recover = Extract<Ability, { verb: 'recover' }>;
type Refresh = Extract<Ability, { verb: 'refresh' }>;

/**
 * The cards that a hero may recover from a pile: the cards in the pile, and the active cards that count for the pile. Unrecoverable cards
 * are left out. The cards of the current turn are in no pile.
 */
export function recoverableCards(state: State, hero: HeroId, from: 'discard' | 'lost'): CardId[] {
  const { unrecoverable } = seatOf(state, hero);
  return cardsCountedIn(state, hero, from).filter((card) => !unrecoverable.includes(card));
}

/** The items that a hero may refresh. An item never refreshes itself. */
export function refreshableItems(state: State, { hero, source }: Action, from: 'spent' | 'consumed'): ItemId[] {
  const own = source.from === 'item' ? source.item : null;
  return seatOf(state, hero)
    .items.filter((each) => each.state === from && each.item !== own)
    .map(({ item }) => item);
}

const countOf = (book: Book, state: State, action: Action, ability: Recover | Refresh): number =>
  ability.amount === 'all' ? Number.MAX_SAFE_INTEGER : numberOf(book, state, action, ability);

/** Begins to recover cards (L18.3). */
export function beginRecover(t: Transaction, action: Action, ability: Recover): void {
  push(t, { do: 'recover', action, from: ability.from, left: countOf(t.book, t.state, action, ability), begun: false });
}

/** Begins to refresh items (L18.3). */
export function beginRefresh(t: Transaction, action: Action, ability: Refresh): void {
  push(t, { do: 'refresh', action, from: ability.from, left: countOf(t.book, t.state, action, ability), begun: false });
}

/** Returns a card to the hand. If the card is active, its effects end first. */
function recoverCard(t: Transaction, hero: HeroId, card: CardId, from: 'discard' | 'lost'): void {
  if (seatOf(t.state, hero).active.some((each) => each.card === card)) {
    endBonusesOfCard(t, hero, card, 'gone');
    removeFromActive(t, hero, card, 'bonusEnded');
  }
  moveCard(t, hero, card, from, 'hand', 'recover');
}

function takeBack(t: Transaction, task: TaskOf<'recover'>, card: CardId): void {
  push(t, { ...task, left: task.left - 1, begun: true });
  recoverCard(t, task.action.hero, card, task.from);
}

function makeReady(t: Transaction, task: TaskOf<'refresh'>, item: ItemId): void {
  push(t, { ...task, left: task.left - 1, begun: true });
  refreshItem(t, task.action.hero, item);
}

export const recoveringTasks = {
  recover: (t, task) => {
    const cards = task.left > 0 ? recoverableCards(t.state, task.action.hero, task.from) : [];
    const [first] = cards;
    if (first === undefined) continueAction(t, task.action, task.begun);
    else if (cards.length <= task.left) takeBack(t, task, first);
    else ask(t, { ask: 'cards', recover: task });
  },
  refresh: (t, task) => {
    const items = task.left > 0 ? refreshableItems(t.state, task.action, task.from) : [];
    const [first] = items;
    if (first === undefined) continueAction(t, task.action, task.begun);
    else if (items.length <= task.left) makeReady(t, task, first);
    else ask(t, { ask: 'items', refresh: task });
  },
} satisfies TaskRules;

export const recoveringQuestions = {
  cards: {
    options: (_book, state, { recover: { action, from } }) =>
      recoverableCards(state, action.hero, from).map((card): Command => ({ type: 'recover', card })),
    answer: (t, { recover }, command) => {
      if (command.type === 'recover') takeBack(t, recover, command.card);
    },
  },
  items: {
    options: (_book, state, { refresh: { action, from } }) =>
      refreshableItems(state, action, from).map((item): Command => ({ type: 'refresh', item })),
    answer: (t, { refresh }, command) => {
      if (command.type === 'refresh') makeReady(t, refresh, command.item);
    },
  },
} satisfies QuestionRules;
