/** Gives `core/transaction` the types of this mode. */
import * as core from '../core/transaction';
import type { Book } from './book';
import type { GameEvent } from './events';
import type { State, WorkingState } from './state';

export { copy } from '../core/transaction';

export type Transaction = core.Transaction<Book, WorkingState, GameEvent>;
export type RuleResult = core.RuleResult<WorkingState, GameEvent>;

/**
 * Applies `rule` to a copy of the state.
 * @returns the new state and the events
 */
export function applyRule(book: Book, state: State, rule: (t: Transaction) => void): RuleResult {
  return core.applyRule<Book, WorkingState, GameEvent>(book, state, rule);
}

export const emit: (t: Transaction, event: GameEvent) => void = core.emit;
