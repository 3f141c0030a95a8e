/** Computes imagined states, which contain no random draws and no hidden information, and the results of commands in them. */

import { memoize } from '../../rules/core/board';
import { seedGenerator } from '../../rules/core/chance';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { answerQuestion, runTasks } from '../../rules/longTable/engine';
import type { GameEvent } from '../../rules/longTable/events';
import type { State, WorkingState } from '../../rules/longTable/state';
import { copy } from '../../rules/longTable/transaction';
import { beginNextTurn, nextTurn } from '../../rules/longTable/turns';
import type { ModifierId } from '../../rules/longTable/vocabulary';
import { answerWithoutSearch } from './answerWithoutSearch';

/** The number of cards in an imagined modifier deck: more than are drawn in a round. */
const DRAWN = 16;

/** The maximum number of questions answered in a row without a search: a safety limit, above any number that occurs. */
const MAX_QUESTIONS = 60;

/** Maps each value to the modifier card that has this value and no other effect. */
const plainModifiers = memoize(
  (modifiers: Book['modifiers']) =>
    new Map(
      Object.values(modifiers).flatMap(({ id, value, rolling, ...others }) =>
        typeof value === 'number' && !rolling && Object.keys(others).length === 0 ? [[value, id] as const] : [],
      ),
    ),
);

/**
 * Returns the cards that replace the undrawn cards of a modifier deck: copies of the plain card whose value is the rounded mean of the
 * undrawn numbers. The players know which cards are in the deck, but not the order of the cards (L36.9).
 */
function middling(book: Book, draw: readonly ModifierId[]): ModifierId[] {
  const plain = plainModifiers(book.modifiers);
  const values = draw.flatMap((id) => {
    const value = book.modifiers[id]?.value;
    return typeof value === 'number' ? [value] : [];
  });
  const mean = Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
  const card = plain.get(mean) ?? plain.get(0);
  return card === undefined ? [...draw] : Array.from({ length: DRAWN }, () => card);
}

/** Returns a copy of the state whose decks have no hidden order: modifier decks contain mean cards, and monsters' decks are sorted. */
export function imagine(book: Book, state: State): State {
  const table = copy(state) as WorkingState;
  table.generator = seedGenerator('imagined');
  table.monsterDeck.draw = middling(book, table.monsterDeck.draw);
  for (const seat of table.seats) seat.deck.draw = middling(book, seat.deck.draw);
  for (const deck of Object.values(table.decks)) deck.draw.sort();
  return table;
}

/**
 * Returns the state after a command of `optionsOf`, at the next question that needs a search. A room that the command opens is empty,
 * because its monsters are hidden.
 * @param events receives what happens
 */
export function afterCommand(book: Book, state: State, command: Command, events: GameEvent[] = []): State {
  const table = copy(state) as WorkingState;
  answerQuestion({ book, state: table, events }, command);
  settle(book, table, state, events);
  return table;
}

/** Answers questions until a question needs a search, and removes the monsters of newly opened rooms. */
function settle(book: Book, table: WorkingState, before: State, events: GameEvent[]): void {
  for (let asked = 0; asked < MAX_QUESTIONS; asked += 1) {
    if (table.rooms.length > before.rooms.length) forgetNewcomers(table, before);
    const command = table.over ? null : answerWithoutSearch(book, table);
    if (!command) return;
    answerQuestion({ book, state: table, events }, command);
  }
}

function forgetNewcomers(table: WorkingState, before: State): void {
  const known = new Set(before.figures.map(({ id }) => id));
  table.figures = table.figures.filter(({ id, kind }) => kind !== 'monster' || known.has(id));
  table.late = table.late.filter((id) => known.has(id));
}

/** Returns the state at the end of the round, or at the first question that needs a search, if the remaining heroes do nothing. */
export function playOutRound(book: Book, state: State): State {
  const table = copy(state) as WorkingState;
  const events: GameEvent[] = [];
  for (let turns = 0; turns < 40 && !table.over; turns += 1) {
    const next = table.question ? null : nextTurn(book, table);
    if (!next) break;
    if (next.figure.kind === 'hero') {
      table.acted.push(next.figure.id);
      continue;
    }
    const t = { book, state: table, events };
    beginNextTurn(t);
    runTasks(t);
    settle(book, table, table, events);
  }
  return table;
}
