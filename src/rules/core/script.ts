/**
 * What the special rules of a page do: they listen to what is told, and when what they wait for happens, and all that they need
 * holds, they do their deeds. A mode says what its triggers, circumstances and deeds mean.
 */
import { type DeepReadonly, seen, type Transaction } from './transaction';

/** When this happens and that holds, these deeds are done. */
export interface ScriptRule<Trigger, Circumstance, Deed> {
  readonly id: string;
  readonly trigger: Trigger;
  readonly needs?: readonly Circumstance[];
  readonly once?: true;
  readonly does: readonly Deed[];
}

/** A rule's choice or roll that the player has still to answer: the rule, and which of its deeds it is. */
export interface Decision {
  rule: string;
  deed: number;
}

/** What a table keeps of its special rules. */
export interface Scripted {
  /** Ids of the rules that have answered. */
  used: string[];
  /** What the rules ask, the first one first. */
  decisions: Decision[];
}

/**
 * What a mode's rules mean.
 * @template Happening what has happened, as the triggers tell it apart
 */
export interface Meaning<Book, State extends Scripted, Event, Happening, Trigger, Circumstance, Deed> {
  readonly rulesOf: (book: Book) => readonly ScriptRule<Trigger, Circumstance, Deed>[];
  /** What follows from an event before any rule of the page hears of it. */
  readonly precede: (t: Transaction<Book, State, Event>, event: Event) => void;
  readonly happeningsOf: (state: DeepReadonly<State>, event: Event) => readonly Happening[];
  readonly isTriggered: (state: DeepReadonly<State>, trigger: Trigger, happening: Happening) => boolean;
  readonly holds: (book: Book, state: DeepReadonly<State>, what: Circumstance, happening: Happening) => boolean;
  /** Tells that a rule answers. */
  readonly announce: (t: Transaction<Book, State, Event>, rule: string, happening: Happening) => void;
  /** @param happening null: it is done because the player decided so */
  readonly doDeed: (
    t: Transaction<Book, State, Event>,
    deed: Deed,
    decision: Decision,
    happening: Happening | null,
  ) => void;
}

export interface Script<Book, State extends Scripted, Event, Happening, Deed> {
  /** Lets the rules have their say on what has been told from an event on, and on what they do about it themselves. */
  readonly listen: (t: Transaction<Book, State, Event>, from?: number) => void;
  /** Lets them have it on what is told in no event. */
  readonly respond: (t: Transaction<Book, State, Event>, happening: Happening) => void;
  /** The deed that the first decision is about. */
  readonly deedAtHand: (book: Book, state: DeepReadonly<State>) => Deed | undefined;
  /** Takes the first decision off and does the deeds that the answer comes to. */
  readonly decide: (
    t: Transaction<Book, State, Event>,
    answer: (deed: Deed, decision: Decision) => readonly Deed[],
  ) => void;
}

export function scriptOf<Book, State extends Scripted, Event, Happening, Trigger, Circumstance, Deed>(
  meaning: Meaning<Book, State, Event, Happening, Trigger, Circumstance, Deed>,
): Script<Book, State, Event, Happening, Deed> {
  type Working = Transaction<Book, State, Event>;

  function respond(t: Working, happening: Happening): void {
    const { book, state } = t;
    for (const { id, once, trigger, needs = [], does } of meaning.rulesOf(book)) {
      if (once && state.used.includes(id)) continue;
      if (!meaning.isTriggered(seen(state), trigger, happening)) continue;
      if (!needs.every((each) => meaning.holds(book, seen(state), each, happening))) continue;
      if (!state.used.includes(id)) state.used.push(id);
      meaning.announce(t, id, happening);
      for (const [i, deed] of does.entries()) meaning.doDeed(t, deed, { rule: id, deed: i }, happening);
    }
  }

  function listen(t: Working, from = 0): void {
    for (let next = from; next < t.events.length; next += 1) {
      const event = t.events[next];
      if (event === undefined) return;
      meaning.precede(t, event);
      for (const happening of meaning.happeningsOf(seen(t.state), event)) respond(t, happening);
    }
  }

  function deedAtHand(book: Book, { decisions }: Pick<DeepReadonly<Scripted>, 'decisions'>): Deed | undefined {
    const [decision] = decisions;
    return meaning.rulesOf(book).find(({ id }) => id === decision?.rule)?.does[decision?.deed ?? 0];
  }

  function decide(t: Working, answer: (deed: Deed, decision: Decision) => readonly Deed[]): void {
    const deed = deedAtHand(t.book, t.state);
    const decision = t.state.decisions.shift();
    if (deed === undefined || !decision) return;
    for (const each of answer(deed, decision)) meaning.doDeed(t, each, decision, null);
  }

  return { listen, respond, deedAtHand, decide };
}
