/**
 * Interprets special rules: when an event matches a rule's trigger and all its conditions hold, the rule's effects
 * happen. Each mode defines the meaning of its triggers, conditions and effects.
 */
import { asReadonly, type DeepReadonly, type Transaction } from './transaction';

/** The greatest number of events of one command. Only rules that trigger each other without end reach this limit. */
const MAX_EVENTS = 10_000;

/** A special rule: when the trigger occurs and all conditions in `needs` hold, the effects happen; with `once`, only the first time. */
export interface ScriptRule<Trigger, Circumstance, Deed> {
  readonly id: string;
  readonly trigger: Trigger;
  readonly needs?: readonly Circumstance[];
  readonly once?: true;
  readonly does: readonly Deed[];
}

/** A choice or a roll that the player still has to make: the id of the special rule, and the index of the rule's effect. */
export interface Decision {
  rule: string;
  deed: number;
}

/** The special rules' part of the state. */
export interface ScriptState {
  /** The ids of the rules that have been triggered. A mode may add ids of its own. */
  used: string[];
  /** The decisions that the player still has to make. The first decision is next. */
  decisions: Decision[];
}

/**
 * How a mode defines its special rules.
 * @template Happening what triggers are compared with; one event can stand for several happenings
 */
export interface ScriptLanguage<Book, State extends ScriptState, Event, Happening, Trigger, Circumstance, Deed> {
  readonly rulesOf: (book: Book) => readonly ScriptRule<Trigger, Circumstance, Deed>[];
  /** Carries out the consequences of an event that come before any special rule is triggered. */
  readonly applyConsequences: (t: Transaction<Book, State, Event>, event: Event) => void;
  /** The happenings for which an event stands. */
  readonly happeningsOf: (state: DeepReadonly<State>, event: Event) => readonly Happening[];
  readonly isTriggered: (state: DeepReadonly<State>, trigger: Trigger, happening: Happening) => boolean;
  /** Whether a condition holds. @param happening what has triggered the rule */
  readonly isCircumstanceMet: (
    book: Book,
    state: DeepReadonly<State>,
    what: Circumstance,
    happening: Happening,
  ) => boolean;
  /** Adds the event which states that a rule was triggered. */
  readonly announce: (t: Transaction<Book, State, Event>, rule: string, happening: Happening) => void;
  /** Carries out an effect. @param happening what triggered the rule; null if the player's decision led to the effect */
  readonly doDeed: (
    t: Transaction<Book, State, Event>,
    deed: Deed,
    decision: Decision,
    happening: Happening | null,
  ) => void;
}

/** The interpreter of a mode's special rules. */
export interface Script<Book, State extends ScriptState, Event, Happening, Deed> {
  /**
   * Triggers rules by the events from index `from` on, and by the events that the triggered rules add.
   * @throws RangeError if the rules trigger each other without end
   */
  readonly triggerByEvents: (t: Transaction<Book, State, Event>, from?: number) => void;
  /** Triggers rules by a happening for which there is no event. */
  readonly triggerByHappening: (t: Transaction<Book, State, Event>, happening: Happening) => void;
  /** The effect about which the player decides first; undefined if there is no decision. */
  readonly currentDeed: (book: Book, state: DeepReadonly<State>) => Deed | undefined;
  /** Removes the first decision, and carries out the effects that `answer` returns for this decision. Does nothing without a decision. */
  readonly decide: (
    t: Transaction<Book, State, Event>,
    answer: (deed: Deed, decision: Decision) => readonly Deed[],
  ) => void;
}

/** Builds the interpreter for a mode's special rules. */
export function createScript<Book, State extends ScriptState, Event, Happening, Trigger, Circumstance, Deed>(
  meaning: ScriptLanguage<Book, State, Event, Happening, Trigger, Circumstance, Deed>,
): Script<Book, State, Event, Happening, Deed> {
  type Working = Transaction<Book, State, Event>;

  function triggerBy(t: Working, happening: Happening): void {
    const { book, state } = t;
    for (const { id, once, trigger, needs = [], does } of meaning.rulesOf(book)) {
      if (once && state.used.includes(id)) continue;
      if (!meaning.isTriggered(asReadonly(state), trigger, happening)) continue;
      if (!needs.every((each) => meaning.isCircumstanceMet(book, asReadonly(state), each, happening))) continue;
      if (!state.used.includes(id)) state.used.push(id);
      meaning.announce(t, id, happening);
      for (const [i, deed] of does.entries()) meaning.doDeed(t, deed, { rule: id, deed: i }, happening);
    }
  }

  function triggerRules(t: Working, from = 0): void {
    for (let next = from; next < t.events.length; next += 1) {
      const event = t.events[next];
      if (event === undefined) return;
      if (next >= MAX_EVENTS) throw new RangeError('the special rules trigger each other without end');
      meaning.applyConsequences(t, event);
      for (const happening of meaning.happeningsOf(asReadonly(t.state), event)) triggerBy(t, happening);
    }
  }

  function currentDeed(book: Book, { decisions }: Pick<DeepReadonly<ScriptState>, 'decisions'>): Deed | undefined {
    const [decision] = decisions;
    return meaning.rulesOf(book).find(({ id }) => id === decision?.rule)?.does[decision?.deed ?? 0];
  }

  function decide(t: Working, answer: (deed: Deed, decision: Decision) => readonly Deed[]): void {
    const deed = currentDeed(t.book, t.state);
    const decision = t.state.decisions.shift();
    if (deed === undefined || !decision) return;
    for (const each of answer(deed, decision)) meaning.doDeed(t, each, decision, null);
  }

  return { triggerByEvents: triggerRules, triggerByHappening: triggerBy, currentDeed: currentDeed, decide };
}
