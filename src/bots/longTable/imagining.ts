/**
 * The state as a player can imagine it, and the results of commands in it. It uses no random draws and no hidden
 * information.
 */

import { memoize } from '../../rules/core/board';
import { seedGenerator } from '../../rules/core/chance';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { answer, run } from '../../rules/longTable/engine';
import type { GameEvent } from '../../rules/longTable/events';
import type { State, Table } from '../../rules/longTable/state';
import { copy } from '../../rules/longTable/transaction';
import { beginNextTurn, nextTurn } from '../../rules/longTable/turns';
import type { ModifierId } from '../../rules/longTable/vocabulary';
import { reflex } from './reflex';

/** More cards than are drawn in a round. */
const DRAWN = 16;

/** The most questions without a decision in a turn: a safety limit above any real number. */
const MAX_QUESTIONS = 60;

/** Modifier cards that are only a number, by that number. */
const plainModifiers = memoize(
  (modifiers: Book['modifiers']) =>
    new Map(
      Object.values(modifiers).flatMap(({ id, value, rolling, ...others }) =>
        typeof value === 'number' && !rolling && Object.keys(others).length === 0 ? [[value, id] as const] : [],
      ),
    ),
);

/** The median card of a deck's undrawn cards: their order is hidden (L36.9), but their composition is known. */
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

/** A state with every deck in a neutral order: median modifiers, and monsters' cards sorted. */
export function imagine(book: Book, state: Table): Table {
  const table = copy(state) as State;
  table.generator = seedGenerator('imagined');
  table.monsterDeck.draw = middling(book, table.monsterDeck.draw);
  for (const seat of table.seats) seat.deck.draw = middling(book, seat.deck.draw);
  for (const deck of Object.values(table.decks)) deck.draw.sort();
  return table;
}

/**
 * The state after a command of `optionsOf`. The room behind a door that it opens is empty, because its monsters are not
 * known.
 */
export function afterCommand(book: Book, state: Table, command: Command): Table {
  const table = copy(state) as State;
  answer({ book, state: table, events: [] }, command);
  settle(book, table, state);
  return table;
}

/** Answers the questions that need no decision, until there is one that does. */
function settle(book: Book, table: State, before: Table): void {
  for (let asked = 0; asked < MAX_QUESTIONS; asked += 1) {
    if (table.rooms.length > before.rooms.length) forgetNewcomers(table, before);
    const command = table.over ? null : reflex(book, table);
    if (!command) return;
    answer({ book, state: table, events: [] }, command);
  }
}

function forgetNewcomers(table: State, before: Table): void {
  const known = new Set(before.figures.map(({ id }) => id));
  table.figures = table.figures.filter(({ id, kind }) => kind !== 'monster' || known.has(id));
  table.late = table.late.filter((id) => known.has(id));
}

/** The state at the end of the round, if the remaining heroes did nothing. */
export function playOutRound(book: Book, state: Table): Table {
  const table = copy(state) as State;
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
    run(t);
    settle(book, table, table);
  }
  return table;
}
