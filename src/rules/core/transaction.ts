/** The working table: a rule takes it, moves the cards, and tells what happened. From outside every rule is pure. */
import type { Book } from '../inHand/book';
import type { GameEvent } from '../inHand/events';
import type { State } from '../inHand/state';

export interface Transaction {
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
export function resolve(book: Book, state: State, rule: (t: Transaction) => void): Resolution {
  const t: Transaction = { book, state: copy(state), events: [] };
  rule(t);
  return { state: t.state, events: t.events };
}

/** Plays a further rule of the same command on what `resolve` gave: that copy is this command's own, so it is written to. */
export function resume({ book, state, events }: Transaction, rule: (t: Transaction) => void): Resolution {
  rule({ book, state, events });
  return { state, events };
}

export function tell(t: Transaction, event: GameEvent): void {
  t.events.push(event);
}

/** Deep copy of plain JSON; several times faster than structuredClone on states of our size: shapes are cloned whole. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? value.map(copy) : value.slice()) as T;
  const result = { ...value };
  for (const key in result) {
    const part = result[key];
    if (typeof part === 'object' && part !== null) result[key] = copy(part);
  }
  return result;
}
