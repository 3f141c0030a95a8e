/**
 * What a rule works on. The rule writes to a copy of the state and adds events, so its callers see a pure function.
 * @template State the mutable state
 */
export interface Transaction<Book, State, Event> {
  readonly book: Book;
  /** A copy of the state, made for this command. Rules may write to it. */
  readonly state: State;
  readonly events: Event[];
}

/** The result of a rule. Only a further rule of the same command may change this result (see `applyNextRule`). */
export interface RuleResult<State, Event> {
  readonly state: DeepReadonly<State>;
  readonly events: readonly Event[];
}

/** The type of the same data, in which all objects are read-only. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Returns the same state with a read-only type. */
export function asReadonly<State>(state: State): DeepReadonly<State> {
  return state as DeepReadonly<State>;
}

/** Applies `rule` to a copy of the state. */
export function applyRule<Book, State, Event>(
  book: Book,
  state: DeepReadonly<State>,
  rule: (t: Transaction<Book, State, Event>) => void,
): RuleResult<State, Event> {
  const t: Transaction<Book, State, Event> = { book, state: copy(state) as State, events: [] };
  rule(t);
  return { state: asReadonly(t.state), events: t.events };
}

/** Applies a further rule of the same command to the result of `applyRule`. The rule changes that result, which is not copied again. */
export function applyNextRule<Book, State, Event>(
  book: Book,
  { state, events }: RuleResult<State, Event>,
  rule: (t: Transaction<Book, State, Event>) => void,
): RuleResult<State, Event> {
  rule({ book, state: state as State, events: events as Event[] });
  return { state, events };
}

/** Adds an event to the transaction. */
export function emit<Event>(t: Transaction<unknown, unknown, Event>, event: Event): void {
  t.events.push(event);
}

/**
 * Makes a deep copy of plain JSON. For the states of this game, `copy` is several times faster than structuredClone.
 */
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
