/** The working table: a rule takes it, moves the cards, and tells what happened. From outside every rule is pure. */
import type { Book } from './book';
import type { GameEvent } from './events';
import type { State } from './state';

export interface Table {
  readonly book: Book;
  /** A copy of this command's own: rules may write to it. */
  readonly state: State;
  readonly events: GameEvent[];
}

export interface Resolution {
  state: State;
  events: GameEvent[];
}

/** Plays `rule` on a copy of the state; the state that was given is left alone. */
export function resolve(book: Book, state: State, rule: (t: Table) => void): Resolution {
  const t: Table = { book, state: copy(state), events: [] };
  rule(t);
  return { state: t.state, events: t.events };
}

export function tell(t: Table, event: GameEvent): void {
  t.events.push(event);
}

/** Deep copy of plain JSON; several times faster than structuredClone on states of our size. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) result[key] = copy((value as Record<string, unknown>)[key]);
  return result as T;
}
