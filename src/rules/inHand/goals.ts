/** Checks the goals of a scenario, and the special rules by which the scenario can be lost (R3.1, R6.2). */
import type { HexId } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import type { Book, Goal } from './book';
import { situationOf } from './foes';
import { areCircumstancesMet, type RuleOf, rulesOf } from './special';
import type { State } from './state';
import { emit, type Transaction } from './transaction';

function goalsIn(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal) => (goal.kind === 'any' ? goalsIn(goal.of) : [goal]));
}

/** Records the goals that are met because the hero ends a turn on the hex of the goal. */
export function recordReachedGoals({ book, state }: Transaction): void {
  const { at } = state.hero;
  const id = `goal:${at}`;
  for (const goal of goalsIn(book.scenario.goals)) {
    const isReached = goal.kind === 'endTurnOn' && goal.at === at && areCircumstancesMet(book, state, goal.needs);
    if (isReached && !state.used.includes(id)) state.used.push(id);
  }
}

/** R6.2: whether all goals of the scenario are met. */
export function areGoalsMet(book: Book, state: State): boolean {
  return book.scenario.goals.every((goal) => isMet(book, state, goal));
}

/** Whether one goal is met. */
export function isMet(book: Book, state: State, goal: Goal): boolean {
  switch (goal.kind) {
    case 'killAll':
      return state.foes.every(({ hp }) => hp === 0);
    case 'kill':
      return state.foes.every(({ id, hp }) => hp === 0 || !goal.foes.includes(id));
    case 'lootObjectives':
      return book.scenario.treasures.every(({ objective, number }) => !objective || !state.treasures.includes(number));
    case 'endTurnOn':
      return state.used.includes(`goal:${goal.at}`);
    case 'survive':
      return state.round >= goal.round;
    case 'together': {
      const situation = situationOf(book, state);
      const near = (hex: HexId | undefined) => hex !== undefined && rangeBetween(situation, hex, goal.at) <= 1;
      return near(state.hero.at) && near(state.followers[goal.follower]);
    }
    case 'holds':
      return areCircumstancesMet(book, state, goal.what);
    case 'any':
      return goal.of.some((each) => isMet(book, state, each));
  }
}

/** The hexes that goals name. */
export function goalHexes({ scenario }: Book): HexId[] {
  return goalsIn(scenario.goals).flatMap((goal) => ('at' in goal ? [goal.at] : []));
}

/** Whether all goals are met, and nothing at the end of the round can change that. */
export function areGoalsSettled(book: Book, state: State): boolean {
  return book.scenario.goals.every((goal) => isSettled(book, state, goal));
}

function isSettled(book: Book, state: State, goal: Goal): boolean {
  if (goal.kind === 'holds' || goal.kind === 'together') return false;
  return goal.kind === 'any' ? goal.of.some((each) => isSettled(book, state, each)) : isMet(book, state, goal);
}

/** The last round in which the goals can be met; null if the scenario has no round limit. */
export function roundLimit(book: Book): number | null {
  const limits = rulesOf(book, 'roundLimit').map(({ round }) => round);
  return limits.length > 0 ? Math.min(...limits) : null;
}

function brokenRule(book: Book, state: State): RuleOf<'failure'> | undefined {
  return rulesOf(book, 'failure').find(({ when }) => areCircumstancesMet(book, state, when));
}

/** The id of the special rule by which the scenario is lost; null if there is none. */
export function losingRule(book: Book, state: State): string | null {
  return state.ending === 'failed' ? (brokenRule(book, state)?.id ?? null) : null;
}

/** R6.2: decides at the end of a round whether the scenario is won or lost. */
export function judgeRound(t: Transaction): void {
  const { book, state } = t;
  if (state.ending) return;
  const limit = roundLimit(book);
  if (brokenRule(book, state)) state.ending = 'failed';
  else if (areGoalsMet(book, state)) emit(t, { type: 'goalsMet', rule: 'R6.2' });
  else if (limit !== null && state.round >= limit) state.ending = 'late';
}
