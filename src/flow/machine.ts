/**
 * Pieces of a chart that plays by rules: commands that are accepted when they are offered, rules that follow by themselves, and
 * what is asked of the table on the way. The context is plain JSON.
 */
import { assign } from 'xstate';
import { type DeepReadonly, resolve, resume, type Transaction } from '../rules/core/transaction';

export interface ChartContext<Book, State, Event> {
  readonly book: Book;
  readonly state: DeepReadonly<State>;
  /** What the last command made happen. */
  readonly events: readonly Event[];
}

/** What a chart asks of its mode. */
export interface ChartRules<Phase, Book, State, Event, Command> {
  /** Whether a command may be said in a phase. */
  readonly isOffered: (phase: Phase, book: Book, state: DeepReadonly<State>, command: Command) => boolean;
  /** What the scenario's special rules make of the events from one on. */
  readonly listen: (t: Transaction<Book, State, Event>, from: number) => void;
}

/** @template State the table as rules write to it */
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

  /** A rule, and what the special rules make of it. */
  const heard =
    (rule: (t: Working) => void) =>
    (t: Working): void => {
      const before = t.events.length;
      rule(t);
      listen(t, before);
    };

  /** A rule that happens by itself: it goes on on the copy of the command that led to it, and its events join that command's. */
  const follows = (rule: (t: Working) => void) =>
    assign<Context, Command, undefined, Command, never>(({ context }) =>
      resume<Book, State, Event>(context.book, context, heard(rule)),
    );

  /** A command, accepted when the phase offers it, and the rule that it sets off. */
  const says = <T extends Command['type']>(
    phase: Phase,
    target: string,
    rule: (t: Working, command: Said<T>) => void,
  ) => ({
    guard: ({ context: { book, state }, event }: Given) => isOffered(phase, book, state, event),
    actions: assign<Context, Command, undefined, Command, never>(({ context: { book, state }, event }) =>
      resolve<Book, State, Event>(
        book,
        state,
        heard((t) => rule(t, event as Said<T>)),
      ),
    ),
    target,
  });

  const when =
    (test: (state: DeepReadonly<State>, book: Book) => boolean) =>
    ({ context: { book, state } }: Given) =>
      test(state, book);

  return { says, follows, when };
}

/** Where one part of a round joins the next: what the rules have brought about there comes first, the gravest before the rest. */
export const joint = <const Halts extends readonly object[], const States extends object>(
  over: string,
  halts: Halts,
  states: States,
) => ({ initial: 'flow', states: { flow: { always: [...halts, { target: over }] }, ...states } }) as const;
