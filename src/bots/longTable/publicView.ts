/** Reduces a play to what the players can know: removes closed rooms, the order of decks, and the seed. */

import type { Play } from '../../flow/longTable/play';
import { type HexId, memoize } from '../../rules/core/board';
import { seedGenerator } from '../../rules/core/chance';
import type { Book, MonsterMark, ScenarioDef } from '../../rules/longTable/book';
import type { State, WorkingState } from '../../rules/longTable/state';
import { copy } from '../../rules/longTable/transaction';

/** A hex outside every map. Hidden doors, obstacles and monsters are placed there. */
const NOWHERE: HexId = '';

/**
 * Returns the public part of a play. For plays that differ only in hidden information (L10.1, L36.9), the public parts are equal in
 * everything on which a decision depends.
 */
export function publicView({ phase, book, state }: Play): Play {
  return { phase, book: publicBook(book, state), state: publicState(state), events: [] };
}

/** Whether a book is the public part of a book, so that closed rooms are unknown. */
export const hidesRooms = ({ scenario }: Book): boolean => scenario.rooms.at(-1)?.hexes[0] === NOWHERE;

const booksOf = memoize((_book: Book) => new Map<string, Book>());

/** Returns the same object for the same open rooms and doors, so that caches keyed by the book or its board work. */
function publicBook(book: Book, { rooms, opened }: State): Book {
  const known = booksOf(book);
  const key = `${[...rooms].sort().join()} ${[...opened].sort().join()}`;
  const { dungeon: _dungeon, ...setup } = book.setup;
  const view = known.get(key) ?? {
    ...book,
    setup: { ...setup, seed: '' },
    scenario: publicScenario(book.scenario, rooms, opened),
  };
  known.set(key, view);
  return view;
}

function publicScenario(scenario: ScenarioDef, rooms: readonly number[], opened: readonly HexId[]): ScenarioDef {
  if (scenario.rooms.every((_, room) => rooms.includes(room))) return scenario;
  const doors = scenario.doors.filter((door) => door.rooms.some((room) => rooms.includes(room)));
  const seen = new Set([...rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []), ...doors.map(({ hex }) => hex)]);
  const isSeen = (hex: HexId) => seen.has(hex);
  // Adds a room that never opens, because players do not know how many rooms are behind a closed door.
  const further = scenario.rooms.length;
  const found = scenario.monsters.filter(({ room }) => rooms.includes(room));
  return {
    ...scenario,
    board: {
      hexes: Object.fromEntries(Object.entries(scenario.board.hexes).filter(([hex]) => isSeen(hex))),
      walls: scenario.board.walls.filter((wall) => wall.every(isSeen)),
    },
    rooms: [...scenario.rooms.map((each, room) => (rooms.includes(room) ? each : { hexes: [] })), { hexes: [NOWHERE] }],
    doors: scenario.doors.map((door) =>
      doors.includes(door) ? door : { ...door, hex: NOWHERE, rooms: [further, further] },
    ),
    marks: Object.fromEntries(Object.entries(scenario.marks).map(([mark, hexes]) => [mark, hexes.filter(isSeen)])),
    monsters: [...found, ...stillHidden(scenario, found, further)],
    money: scenario.money.filter(isSeen),
    treasures: scenario.treasures.filter(({ hex }) => isSeen(hex)),
    destructibles: scenario.destructibles.map((each) => (isSeen(each.hex) ? each : { ...each, hex: NOWHERE, hp: 1 })),
    escorts: scenario.escorts.map((each) => ({ ...each, hexes: each.hexes.filter(isSeen) })),
    // The effect of a door is hidden until the door opens.
    rules: scenario.rules.filter(({ trigger }) => {
      const door = trigger.on === 'opened' ? scenario.doors[trigger.door - 1]?.hex : undefined;
      return door === undefined || opened.includes(door);
    }),
  };
}

/** Returns the goal's monster, placed outside the map, until the party finds it. Without this monster the goal would seem to be met. */
function stillHidden({ goal }: ScenarioDef, found: readonly MonsterMark[], room: number): MonsterMark[] {
  if (goal.goal !== 'kill' || found.some(({ monster }) => monster === goal.monster)) return [];
  return [{ hex: NOWHERE, room, monster: goal.monster, pattern: [null, null, null, null] }];
}

/** Returns the state with sorted decks and another generator, so that the result does not reveal the next draws. */
function publicState(state: State): State {
  const table = copy(state) as WorkingState;
  table.generator = seedGenerator('public');
  table.monsterDeck.draw.sort();
  for (const seat of table.seats) seat.deck.draw.sort();
  for (const deck of Object.values(table.decks)) deck.draw.sort();
  return table;
}
