/**
 * Checks whether the goal or the failure of a scenario is met (L29.1). The first of the two that is met decides how the scenario ends. The
 * round is still played to its end, unless no hero is left (L20.5).
 */
import type { HexId } from '../core/board';
import type { Book } from './book';
import type { FigureOfKind, State, WorkingState } from './state';
import { emit, type Transaction } from './transaction';
import type { HeroId } from './vocabulary';

type Ending = NonNullable<WorkingState['ending']>;

/** Sets the ending of the scenario, unless it is already set. */
export function setEnding(t: Transaction, ending: Ending, rule = 'L29.1'): void {
  if (t.state.ending) return;
  t.state.ending = ending;
  emit(t, { type: 'endingDecided', ending, rule });
}

/** Checks goals and failures that can be met at any moment. */
export function checkGoal(t: Transaction): void {
  const { book, state } = t;
  // L2.1: no goal or failure counts before the first round.
  if (state.ending || state.round === 0) return;
  if (hasFailed(book, state)) setEnding(t, 'lost');
  else if (isMet(book, state)) setEnding(t, 'won');
}

/** Checks goals that count only at the end of the round: `survive`, `protect`, `exit` and `fetch`. */
export function checkGoalAtRoundEnd(t: Transaction): void {
  const { book, state } = t;
  if (!state.ending && isMetAtRoundsEnd(book, state)) setEnding(t, 'won');
}

function hasFailed(book: Book, state: State): boolean {
  const { goal } = book.scenario;
  if (goal.goal === 'escort') return living(state, null).length < goal.atLeast;
  return goal.goal === 'protect' && living(state, goal.escort).length === 0;
}

function isMet(book: Book, state: State): boolean {
  const { scenario } = book;
  const { goal } = scenario;
  switch (goal.goal) {
    case 'killAll':
      return scenario.rooms.every((_, room) => state.rooms.includes(room)) && countMonsters(state) === 0;
    case 'clearRooms':
      return state.rooms.length >= goal.rooms && countMonsters(state) === 0;
    case 'kill': {
      const rooms = scenario.monsters.filter(({ monster }) => monster === goal.monster).map(({ room }) => room);
      const isThere = state.figures.some((each) => each.kind === 'monster' && each.monster === goal.monster);
      return rooms.every((room) => state.rooms.includes(room)) && !isThere;
    }
    case 'plates':
      return goal.marks.every((mark) => state.plates.includes(mark));
    case 'bells':
      return goal.marks.every((mark) => (state.bells[mark] ?? 0) >= state.round);
    case 'loot':
      return goal.marks.filter((mark) => isCarried(book, state, mark)).length >= goal.count;
    case 'destroy':
      return goal.ids.every((id) => isDestroyed(book, state, id));
    case 'escort': {
      const escorts = living(state, null);
      return escorts.length > 0 && escorts.every(({ hex }) => isOn(book, goal.mark, hex));
    }
    case 'exit':
    case 'fetch':
    case 'survive':
    case 'protect':
      return false;
  }
}

function isMetAtRoundsEnd(book: Book, state: State): boolean {
  const { goal } = book.scenario;
  switch (goal.goal) {
    case 'exit':
      return areOut(book, state, goal.mark);
    case 'fetch':
      return isCarried(book, state, goal.treasure) && areOut(book, state, goal.mark);
    case 'survive':
      return state.round >= goal.round && state.seats.some(({ exhausted }) => !exhausted);
    case 'protect':
      return state.round >= goal.round && living(state, goal.escort).length > 0;
    case 'killAll':
    case 'clearRooms':
    case 'kill':
    case 'plates':
    case 'bells':
    case 'loot':
    case 'destroy':
    case 'escort':
      return false;
  }
}

/**
 * The progress of a goal: how much is done of a total (`of`), or how many monsters are still on the map (`here`). Null if the goal
 * has no such numbers, as the goal to kill the monsters of one type.
 */
export type GoalProgress = { readonly done: number; readonly of: number } | { readonly here: number } | null;

/**
 * L29.1: the progress of the scenario's goal. A change here needs the same change in `isMet` and `isMetAtRoundsEnd`.
 */
export function progressOf(book: Book, state: State): GoalProgress {
  const { scenario } = book;
  const { goal } = scenario;
  const counted = <T>(all: readonly T[], done: (each: T) => boolean, of = all.length) => ({
    done: Math.min(of, all.filter(done).length),
    of,
  });
  switch (goal.goal) {
    case 'killAll':
      return { here: countMonsters(state) };
    case 'clearRooms':
      return { done: Math.max(0, state.rooms.length - (countMonsters(state) > 0 ? 1 : 0)), of: goal.rooms };
    case 'kill':
      return null;
    case 'plates':
      return counted(goal.marks, (mark) => state.plates.includes(mark));
    case 'bells':
      return counted(goal.marks, (mark) => (state.bells[mark] ?? 0) >= state.round);
    case 'loot':
      return counted(goal.marks, (mark) => isCarried(book, state, mark), goal.count);
    case 'destroy':
      return counted(goal.ids, (id) => isDestroyed(book, state, id));
    case 'escort':
      return counted(living(state, null), ({ hex }) => isOn(book, goal.mark, hex));
    case 'exit':
      return counted(activeHeroes(state), ({ hex }) => isOn(book, goal.mark, hex));
    case 'fetch':
      return isCarried(book, state, goal.treasure)
        ? counted(activeHeroes(state), ({ hex }) => isOn(book, goal.mark, hex))
        : { done: 0, of: 1 };
    case 'survive':
    case 'protect':
      return { done: Math.min(state.round, goal.round), of: goal.round };
  }
}

/** L10.1: whether all hexes of the goal are in closed rooms, so that the player sees none of them yet. False for a goal without `marks`. */
export function isBehindDoors({ scenario }: Book, { rooms }: State): boolean {
  const { goal, marks } = scenario;
  const wanted = 'marks' in goal ? goal.marks.flatMap((mark) => marks[mark] ?? []) : [];
  const open = new Set(rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []));
  return wanted.length > 0 && wanted.every((hex) => !open.has(hex));
}

const countMonsters = ({ figures }: State): number => figures.filter(({ kind }) => kind === 'monster').length;

/** The escorts on the map with this id; all escorts if `escort` is null. */
function living(state: State, escort: string | null): FigureOfKind<'escort'>[] {
  return (state as WorkingState).figures.flatMap((each) =>
    each.kind === 'escort' && (escort === null || each.escort === escort) ? [each] : [],
  );
}

const isOn = ({ scenario }: Book, mark: string, hex: HexId): boolean => scenario.marks[mark]?.includes(hex) ?? false;

/** Whether heroes, exhausted ones included (L20.4), carry all treasures of a mark's hexes; false if these hexes have no treasure. */
function isCarried({ scenario }: Book, { seats }: State, mark: string): boolean {
  const treasures = scenario.treasures.filter(({ hex }) => scenario.marks[mark]?.includes(hex));
  return treasures.length > 0 && treasures.every(({ number }) => seats.some(({ carries }) => carries.includes(number)));
}

/** Whether a destructible obstacle is gone. It does not count as gone before its room is open. */
function isDestroyed({ scenario }: Book, state: State, id: string): boolean {
  const hex = scenario.destructibles.find((each) => each.id === id)?.hex ?? '';
  const room = scenario.rooms.findIndex(({ hexes }) => hexes.includes(hex));
  return state.rooms.includes(room) && !state.figures.some((each) => each.kind === 'obstacle' && each.obstacle === id);
}

function activeHeroes(state: State): FigureOfKind<'hero'>[] {
  const active = state.seats.filter(({ exhausted }) => !exhausted).map(({ hero }) => hero);
  return (state as WorkingState).figures.flatMap((each) =>
    each.kind === 'hero' && active.includes(each.hero) ? [each] : [],
  );
}

/** Whether all heroes who are not exhausted are on the mark; false if all heroes are exhausted. */
function areOut(book: Book, state: State, mark: string): boolean {
  const heroes = activeHeroes(state);
  return heroes.length > 0 && heroes.every(({ hex }) => isOn(book, mark, hex));
}

/** Records that a hero ends its turn on a plate or bell of the goal. */
export function recordPlate(t: Transaction, hero: HeroId, hex: HexId): void {
  const { book, state } = t;
  const { goal } = book.scenario;
  if (goal.goal !== 'plates' && goal.goal !== 'bells') return;
  for (const mark of goal.marks.filter((each) => isOn(book, each, hex))) {
    if (goal.goal === 'bells') {
      const until = state.round + goal.rounds;
      state.bells[mark] = until;
      emit(t, { type: 'bellRang', mark, until, rule: 'L27.5' });
    } else if (!state.plates.includes(mark)) {
      state.plates.push(mark);
      emit(t, { type: 'plateTriggered', mark, hero, rule: 'L27.5' });
    }
  }
}
