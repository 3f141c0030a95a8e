/** Binds `core/transaction` to the types of this mode. */
import * as core from '../core/transaction';
import type { Book } from './book';
import type { GameEvent } from './events';
import type { State, WorkingState } from './state';

export { copy } from '../core/transaction';

export type Transaction = core.Transaction<Book, WorkingState, GameEvent>;
export type Resolution = core.Resolution<WorkingState, GameEvent>;

/** Applies `rule` to a copy of the state. */
export function resolve(book: Book, state: State, rule: (t: Transaction) => void): Resolution {
  return core.resolve<Book, WorkingState, GameEvent>(book, state, rule);
}

export const emit: (t: Transaction, event: GameEvent) => void = core.emit;
