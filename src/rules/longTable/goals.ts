/** Judges battle goals when a scenario is won (L29.3). */
import type { Book } from './book';
import { type Counter, type GoalTest, ROOMS_TO_LOOT, readGoalTest } from './goalTest';
import type { State } from './state';
import type { GoalId, HeroId } from './vocabulary';

/** The number of rooms that `ROOMS_TO_LOOT` is in a scenario with as many rooms or more. */
export const MAX_ROOMS_TO_LOOT = 3;

/** The result of one hero's battle goal. */
export interface Judgement {
  readonly hero: HeroId;
  readonly goal: GoalId;
  readonly fulfilled: boolean;
  /** L32.7: 0 if the goal was not fulfilled. */
  readonly checkmarks: number;
}

type SeatNow = State['seats'][number];

/** The value of a hero's counter. Most counters are kept by counters.ts; some are read from the book or the state. */
export function counterOf(book: Book, state: State, seat: SeatNow, counter: Counter): number {
  switch (counter) {
    case 'rounds':
      return state.round;
    case ROOMS_TO_LOOT:
      return Math.min(MAX_ROOMS_TO_LOOT, book.scenario.rooms.length);
    // L1.3: an active card that counts as discarded belongs to the discard pile for every rule.
    case 'cardsLeft':
      return seat.hand.length + seat.discard.length + seat.active.filter(({ pile }) => pile === 'discard').length;
    default:
      return seat.counters[counter] ?? 0;
  }
}

function holds(book: Book, state: State, seat: SeatNow, test: GoalTest): boolean {
  const value = counterOf(book, state, seat, test.counter);
  const more = (test.byLevel ?? 0) * book.setup.level;
  if (test.atLeast !== undefined && value < test.atLeast + more) return false;
  if (test.atMost !== undefined && value > test.atMost + more) return false;
  return test.atLeastCounter === undefined || value >= counterOf(book, state, seat, test.atLeastCounter);
}

/**
 * The results of all heroes, exhausted heroes included. A hero has no result if the goal was never chosen, or the book
 * does not contain it.
 */
export function judgeGoals(book: Book, state: State): Judgement[] {
  return state.seats.flatMap((seat) => {
    const [id, ...others] = seat.goals;
    const goal = id !== undefined && others.length === 0 ? book.goals[id] : undefined;
    if (!goal) return [];
    const fulfilled = goal.needs.every((test) => holds(book, state, seat, readGoalTest(test)));
    return [{ hero: seat.hero, goal: goal.id, fulfilled, checkmarks: fulfilled ? goal.checkmarks : 0 }];
  });
}
