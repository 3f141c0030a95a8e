/** Gives `core/transaction` the types of this mode. */
import * as core from '../core/transaction';
import type { Book } from './book';
import type { GameEvent } from './events';
import type { State, Table } from './state';

export { copy } from '../core/transaction';

export type Transaction = core.Transaction<Book, State, GameEvent>;
export type RuleResult = core.RuleResult<State, GameEvent>;

/**
 * Applies `rule` to a copy of the state.
 * @returns the new state and the events
 */
export function applyRule(book: Book, state: Table, rule: (t: Transaction) => void): RuleResult {
  return core.applyRule<Book, State, GameEvent>(book, state, rule);
}

export const emit: (t: Transaction, event: GameEvent) => void = core.emit;
