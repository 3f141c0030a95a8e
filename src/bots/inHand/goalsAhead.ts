/** Finds the unmet goals of a scenario, their unmet conditions, and the hexes to which the hero must go for them. */
import type { HexId } from '../../rules/core/hexes';
import type { Book, Circumstance, Goal } from '../../rules/inHand/book';
import { isMet } from '../../rules/inHand/goals';
import { isCircumstanceMet, type RuleOf } from '../../rules/inHand/special';
import type { State } from '../../rules/inHand/state';

/** What the hero still has to do. */
export interface GoalsAhead {
  readonly unmet: readonly Goal[];
  /** The unmet conditions of objective treasures. */
  readonly unmetConditions: readonly Circumstance[];
  /** The hexes of `placesToGo`. */
  readonly places: readonly (readonly HexId[])[];
}

export function goalsAhead(book: Book, state: State): GoalsAhead {
  const unmet = book.scenario.goals.filter((goal) => !isMet(book, state, goal));
  const shut = gatesShut(book, state);
  return { unmet, unmetConditions: shut, places: placesOfGoals(book, state, unmet, shut) };
}

/** Returns the hexes that the unmet goals need, in two groups: hexes that are useful now, and hexes that are only useful later. */
export function placesToGo(book: Book, state: State): readonly (readonly HexId[])[] {
  return goalsAhead(book, state).places;
}

function placesOfGoals(
  book: Book,
  state: State,
  goals: readonly Goal[],
  shut: readonly Circumstance[],
): readonly (readonly HexId[])[] {
  const gated = goals.filter((goal) => isGated(book, state, goal, shut));
  const places = (of: readonly Goal[]) => [...new Set(of.flatMap((goal) => placesOf(book, state, goal)))];
  const now = places(goals.filter((goal) => !gated.includes(goal)));
  const waiting = now.filter((place) => isPointlessYet(book, state, place));
  return [now.filter((place) => !waiting.includes(place)), [...waiting, ...places(gated)]];
}

/** Whether ending a turn on the hex has no effect until some counter is higher. */
function isPointlessYet(book: Book, state: State, place: HexId): boolean {
  return book.scenario.rules.some(
    (rule) =>
      rule.kind === 'when' &&
      rule.trigger.on === 'endTurnOn' &&
      rule.trigger.at === place &&
      (rule.needs ?? []).some(
        (each) => each.kind === 'flag' && each.atLeast !== undefined && !isCircumstanceMet(book, state, each),
      ),
  );
}

function isGated(book: Book, state: State, goal: Goal, shut: readonly Circumstance[]): boolean {
  if (goal.kind === 'endTurnOn') return (goal.needs ?? []).some((each) => !isCircumstanceMet(book, state, each));
  if (shut.length === 0) return false;
  const places = placesOf(book, state, goal);
  const boxes = objectives(book, state);
  return places.length > 0 && places.every((place) => boxes.includes(place));
}

/** Returns the unmet conditions of `endTurnOn` goals. */
export function needsOpen(book: Book, state: State, unmet: readonly Goal[]): Circumstance[] {
  return unmet
    .flatMap((goal) => (goal.kind === 'endTurnOn' ? (goal.needs ?? []) : []))
    .filter((each) => !isCircumstanceMet(book, state, each));
}

/** Returns the unmet conditions of the unopened objective treasures (R4.8). */
function gatesShut(book: Book, state: State): Circumstance[] {
  return book.scenario.treasures
    .filter(({ objective, number }) => objective && state.treasures.includes(number))
    .flatMap(({ gate = [] }) => gate.filter((each) => !isCircumstanceMet(book, state, each)));
}

function placesOf(book: Book, state: State, goal: Goal): HexId[] {
  switch (goal.kind) {
    case 'endTurnOn':
      return [goal.at];
    case 'together':
      return [goal.at];
    case 'lootObjectives':
      return objectives(book, state);
    case 'holds': {
      // Special rules raise the counters, so the hero has to go to the hexes that trigger those rules.
      const flags = goal.what.flatMap((each) =>
        (each.kind === 'flag' && !isCircumstanceMet(book, state, each)) || each.kind === 'used' ? [each] : [],
      );
      return flags.flatMap((each) => sourcesOf(book, state, each.kind === 'flag' ? each.flag : null, each));
    }
    case 'any':
      return goal.of.flatMap((each) => placesOf(book, state, each));
    default:
      return [];
  }
}

function objectives(book: Book, state: State): HexId[] {
  return book.scenario.treasures
    .filter(({ objective, number }) => objective && state.treasures.includes(number))
    .map(({ at }) => at);
}

/** Returns the hexes that trigger the rule `what.rule` or any rule that changes the counter `flag`; none if `what.rule` is used already. */
function sourcesOf(book: Book, state: State, flag: string | null, what: { kind: string; rule?: string }): HexId[] {
  if (what.kind === 'used' && what.rule && state.used.includes(what.rule)) return [];
  return book.scenario.rules.flatMap((rule) => {
    if (rule.kind !== 'when') return [];
    const counts = flag !== null && writtenOf(rule).includes(`"flag":"${flag}"`);
    if (!counts && rule.id !== what.rule) return [];
    if (rule.trigger.on === 'endTurnOn') return [rule.trigger.at];
    return rule.trigger.on === 'looted' ? objectives(book, state) : [];
  });
}

const written = new WeakMap<RuleOf<'when'>, string>();

/** Returns the effects of a special rule as text. */
function writtenOf(rule: RuleOf<'when'>): string {
  const known = written.get(rule) ?? JSON.stringify(rule.does);
  written.set(rule, known);
  return known;
}
