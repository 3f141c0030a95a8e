/** Finds the hexes that the party must go to: doors of unopened rooms, marks that open or unlock doors, and hexes of the goal (L29.1). */
import { type HexId, memoize, neighboursThroughDoors, terrainAt } from '../../rules/core/board';
import type { Book } from '../../rules/longTable/book';
import { situationOf } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';

/** A set of hexes; the party must go to one of them. */
export interface Objective {
  readonly hexes: readonly HexId[];
  /** The value of each step that a hero comes nearer, in points of damage. */
  readonly valuePerStep: number;
  /** Whether every hero must go to one of the hexes. */
  readonly forEveryHero?: true;
}

/** The least value of each step towards a part of the goal, in points of damage. */
const GOAL_PULL = 0.6;

/** The number of steps assumed for a hex that no path reaches. */
export const FAR = 60;

const fields = memoize((_board: Book['scenario']['board']) => new Map<string, ReadonlyMap<HexId, number>>());

/**
 * Returns the number of steps from every hex to the nearest of `hexes`, around obstacles and locked doors. A hex with a trap or difficult
 * terrain counts as one and a half steps. The map omits hexes without a path to `hexes`.
 */
export function stepsTo(book: Book, state: State, hexes: readonly HexId[]): ReadonlyMap<HexId, number> {
  const locked = book.scenario.doors.flatMap(({ hex, locked: isLocked }) =>
    isLocked && !state.unlocked.includes(hex) && !state.opened.includes(hex) ? [hex] : [],
  );
  const key = `${hexes.join()}|${locked.join()}|${Object.entries(state.tiles).flat().join()}`;
  const known = fields(book.scenario.board);
  const old = known.get(key);
  if (old) return old;
  const { board } = book.scenario;
  const situation = situationOf(book, state);
  const steps = new Map(hexes.map((hex) => [hex, 0]));
  const queue = [...hexes];
  for (const hex of queue) {
    for (const next of neighboursThroughDoors(board, hex)) {
      if (steps.has(next) || locked.includes(next) || terrainAt(situation, next) === 'obstacle') continue;
      const terrain = terrainAt(situation, next);
      steps.set(next, (steps.get(hex) ?? 0) + (terrain === 'trap' || terrain === 'difficult' ? 1.5 : 1));
      queue.push(next);
    }
  }
  known.set(key, steps);
  return steps;
}

/** Returns the current objectives. The `pull` of an objective is greatest while no enemy is on the map. */
export function objectivesOf(book: Book, state: State): Objective[] {
  const enemies = state.figures.filter(({ kind }) => kind === 'monster').length;
  const pull = enemies === 0 ? 1.5 : enemies === 1 ? 0.5 : 0.12;
  return [
    ...doors(book, state, pull),
    ...keys(book, state, Math.max(pull, 0.5)),
    ...goal(book, state, pull),
    ...doorsToSearch(book, state, pull),
  ];
}

const isOpen = (state: State, rooms: readonly number[]): boolean => rooms.every((room) => state.rooms.includes(room));

/** Returns the doors between an open room and a closed room, except locked doors. */
function doors({ scenario }: Book, state: State, pull: number): Objective[] {
  return scenario.doors.flatMap(({ hex, rooms, locked }) => {
    if (isOpen(state, rooms) || !rooms.some((room) => state.rooms.includes(room))) return [];
    return locked && !state.unlocked.includes(hex) ? [] : [{ hexes: [hex], valuePerStep: pull }];
  });
}

/** Returns the marked hexes on which a hero triggers a special rule that unlocks or opens a door. */
function keys({ scenario }: Book, state: State, pull: number): Objective[] {
  return scenario.rules.flatMap(({ trigger, does }) => {
    if (trigger.on !== 'endTurn' && trigger.on !== 'entered') return [];
    const helps = does.some((each) => {
      if (each.deed !== 'unlock' && each.deed !== 'open') return false;
      const door = scenario.doors[each.door - 1];
      return door && !state.opened.includes(door.hex) && !state.unlocked.includes(door.hex);
    });
    return helps ? [{ hexes: scenario.marks[trigger.mark] ?? [], valuePerStep: pull }] : [];
  });
}

/**
 * Returns the doors behind which the parts of the goal may be that the party has not found yet, once for each such part. Among enemies these
 * objectives raise the pull of the doors, as the found parts of a goal do. A book without hidden information has no such objectives.
 */
function doorsToSearch(book: Book, state: State, pull: number): Objective[] {
  const hexes = doors(book, state, pull).flatMap((each) => each.hexes);
  const valuePerStep = GOAL_PULL - pull;
  if (hexes.length === 0 || valuePerStep <= 0) return [];
  return Array.from({ length: unfoundParts(book, state) }, () => ({ hexes, valuePerStep }));
}

/** Counts the parts of the goal whose hexes the party does not know. */
function unfoundParts({ scenario }: Book, state: State): number {
  const { goal: asked, marks, board, destructibles } = scenario;
  const isUnfound = (mark: string): boolean => (marks[mark] ?? []).length === 0;
  switch (asked.goal) {
    case 'plates':
      return asked.marks.filter((mark) => !state.plates.includes(mark) && isUnfound(mark)).length;
    case 'bells':
    case 'loot':
      return asked.marks.filter(isUnfound).length;
    case 'destroy':
      return destructibles.filter(({ id, hex }) => asked.ids.includes(id) && !(hex in board.hexes)).length;
    case 'exit':
      return isUnfound(asked.mark) ? 1 : 0;
    case 'fetch':
      return isUnfound(asked.treasure) ? 1 : 0;
    default:
      return 0;
  }
}

function goal(book: Book, state: State, pull: number): Objective[] {
  const { scenario } = book;
  const { goal: asked } = scenario;
  const at = (mark: string): readonly HexId[] => scenario.marks[mark] ?? [];
  const strong = Math.max(pull, GOAL_PULL);
  switch (asked.goal) {
    case 'plates':
      return asked.marks
        .filter((mark) => !state.plates.includes(mark))
        .map((mark) => ({ hexes: at(mark), valuePerStep: strong }));
    case 'bells':
      return asked.marks
        .filter((mark) => (state.bells[mark] ?? 0) < state.round + 1)
        .map((mark) => ({ hexes: at(mark), valuePerStep: strong }));
    case 'loot':
      return asked.marks
        .filter((mark) => at(mark).some((hex) => lies(book, state, hex)))
        .map((mark) => ({ hexes: at(mark), valuePerStep: strong }));
    case 'destroy':
      return scenario.destructibles
        .filter(({ id }) => asked.ids.includes(id) && !isGone(book, state, id))
        .map(({ hex }) => ({ hexes: neighboursThroughDoors(scenario.board, hex), valuePerStep: strong }));
    case 'exit':
      return [{ hexes: at(asked.mark), valuePerStep: Math.max(pull, 1), forEveryHero: true }];
    case 'fetch':
      return at(asked.treasure).some((hex) => lies(book, state, hex))
        ? [{ hexes: at(asked.treasure), valuePerStep: Math.max(pull, 0.8) }]
        : [{ hexes: at(asked.mark), valuePerStep: Math.max(pull, 1.2), forEveryHero: true }];
    default:
      return [];
  }
}

/** Whether a treasure is on a hex, or will be there when the room of the hex is opened. */
function lies({ scenario }: Book, state: State, hex: HexId): boolean {
  const treasure = scenario.treasures.find((each) => each.hex === hex);
  return treasure !== undefined && !state.seats.some(({ carries }) => carries.includes(treasure.number));
}

function isGone({ scenario }: Book, state: State, id: string): boolean {
  const hex = scenario.destructibles.find((each) => each.id === id)?.hex ?? '';
  const room = scenario.rooms.findIndex(({ hexes }) => hexes.includes(hex));
  return state.rooms.includes(room) && !state.figures.some((each) => each.kind === 'obstacle' && each.obstacle === id);
}
