/**
 * Provides the building blocks from which each mode makes its scenario machine: transitions for legal commands, automatic rules,
 * and guards on the state. The context is plain JSON.
 */
import { assign } from 'xstate';
import { applyNextRule, applyRule, type DeepReadonly, type Transaction } from '../rules/core/transaction';

/**
 * Options of every chart. A command causes at most about twenty automatic steps. The limit makes a contradictory state
 * throw instead of looping forever.
 */
export const CHART_OPTIONS = { maxIterations: 1000 } as const;

/** The context of a scenario machine. */
export interface ChartContext<Book, State, Event> {
  readonly book: Book;
  readonly state: DeepReadonly<State>;
  /** Events of the last command. */
  readonly events: readonly Event[];
}

/** The function in an action of a chart: it returns the fields of the context that change. */
// biome-ignore lint/suspicious/noExplicitAny: of every chart alike
export type AnyChange = (given: { readonly context: any; readonly event: any }) => object;

const CHANGES = new WeakMap<object, AnyChange>();

/** The change that an action makes; undefined if the action is not from `chartPieces`. */
export function changeOf(action: unknown): AnyChange | undefined {
  return typeof action === 'function' ? CHANGES.get(action) : undefined;
}

/** The functions that a mode provides for its scenario machine. */
export interface ChartRules<Phase, Book, State, Event, Command> {
  /** Whether a command is legal in a phase. */
  readonly isOffered: (phase: Phase, book: Book, state: DeepReadonly<State>, command: Command) => boolean;
  /** Runs after every rule, with the events from index `from` on: special rules react to them, or battle goals count them. */
  readonly listen: (t: Transaction<Book, State, Event>, from: number) => void;
}

/** Creates the building blocks of a mode's scenario machine. @template State the working state that rules write to */
export function chartPieces<
  Phase extends string,
  Book extends object,
  State extends object,
  Event,
  Command extends { readonly type: string },
>({ isOffered, listen }: ChartRules<Phase, Book, State, Event, Command>) {
  type Context = ChartContext<Book, State, Event>;
  type Working = Transaction<Book, State, Event>;
  type Said<T extends Command['type']> = Extract<Command, { type: T }>;
  type Given = { context: Context; event: Command };

  /** An action that code without XState can also run (lookAhead.ts). */
  const changes = (change: (given: Given) => Pick<Context, 'state' | 'events'>) => {
    const action = assign<Context, Command, undefined, Command, never>(change);
    CHANGES.set(action, change);
    return action;
  };

  /** Wraps a rule, so that `listen` runs on the rule's events. */
  const heard =
    (rule: (t: Working) => void) =>
    (t: Working): void => {
      const before = t.events.length;
      rule(t);
      listen(t, before);
    };

  /** An action for an automatic rule. The action changes the state that was copied for the last command, and adds events to the list. */
  const runRule = (rule: (t: Working) => void) =>
    changes(({ context }) => applyNextRule<Book, State, Event>(context.book, context, heard(rule)));

  /** The transition for a command: the phase accepts the command only if the command is legal, then runs the rule. */
  const onCommand = <T extends Command['type']>(
    phase: Phase,
    target: string,
    rule: (t: Working, command: Said<T>) => void,
  ) => ({
    guard: ({ context: { book, state }, event }: Given) => isOffered(phase, book, state, event),
    actions: changes(({ context: { book, state }, event }) =>
      applyRule<Book, State, Event>(
        book,
        state,
        heard((t) => rule(t, event as Said<T>)),
      ),
    ),
    target,
  });

  const guard =
    (test: (state: DeepReadonly<State>, book: Book) => boolean) =>
    ({ context: { book, state } }: Given) =>
      test(state, book);

  return { onCommand, runRule, guard };
}

/**
 * A state between two parts of a round. The end of the scenario and pending decisions come first.
 * @param over the target if no transition of `halts` is open
 * @param halts transitions to the end of the scenario and to pending decisions, the most urgent first
 */
export const stateBetweenParts = <const Halts extends readonly object[], const States extends object>(
  over: string,
  halts: Halts,
  states: States,
) => ({ initial: 'flow', states: { flow: { always: [...halts, { target: over }] }, ...states } }) as const;
