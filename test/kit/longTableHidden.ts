/** Test kit: plays of the Long Table that look the same to the players, but differ behind closed doors and in the order of every deck. */
import type { Play } from '../../src/flow/longTable/play';
import type { Board, Terrain } from '../../src/rules/core/board';
import { seedGenerator } from '../../src/rules/core/chance';
import { compareHexes, type HexId } from '../../src/rules/core/hexes';
import type { ScenarioDef } from '../../src/rules/longTable/book';
import type { State, WorkingState } from '../../src/rules/longTable/state';
import { lots } from './longTableGames';

type Lots = ReturnType<typeof lots>;

/** Returns the hexes that are neither in an open room nor a door of one. */
export function hiddenHexes({ board, rooms, doors }: ScenarioDef, state: State): HexId[] {
  const open = state.rooms.flatMap((room) => rooms[room]?.hexes ?? []);
  const atHand = doors.filter((door) => door.rooms.some((room) => state.rooms.includes(room)));
  const seen = new Set([...open, ...atHand.map(({ hex }) => hex)]);
  return Object.keys(board.hexes).filter((hex) => !seen.has(hex));
}

/** Returns the same play with other hidden information. */
export function otherWorld({ phase, book, state, events }: Play, seed: string): Play {
  const by = lots(seed);
  const { dungeon: _dungeon, ...setup } = book.setup;
  return {
    phase,
    book: { ...book, setup: { ...setup, seed }, scenario: otherRooms(book.scenario, state, by) },
    state: otherDecks(state, by, seed),
    events,
  };
}

function otherDecks(state: State, by: Lots, seed: string): WorkingState {
  const other = structuredClone(state) as WorkingState;
  other.generator = seedGenerator(seed);
  other.monsterDeck.draw = by.some(other.monsterDeck.draw, other.monsterDeck.draw.length);
  for (const seat of other.seats) seat.deck.draw = by.some(seat.deck.draw, seat.deck.draw.length);
  for (const deck of Object.values(other.decks)) deck.draw = by.some(deck.draw, deck.draw.length);
  return other;
}

const TERRAINS: readonly Terrain[] = ['plain', 'plain', 'trap', 'obstacle', 'difficult', 'hazardous'];

/** Changes the terrain of hidden hexes, and moves everything that is on them to other hidden hexes. */
function otherRooms(scenario: ScenarioDef, state: State, by: Lots): ScenarioDef {
  const hidden = hiddenHexes(scenario, state);
  const isHidden = (hex: HexId) => hidden.includes(hex);
  const moved = (hex: HexId) => (isHidden(hex) ? by.oneOf(hidden) : hex);
  const shuts = scenario.rooms.flatMap((_, room) => (state.rooms.includes(room) ? [] : [room]));
  const hexes: Board['hexes'] = Object.fromEntries(
    Object.entries(scenario.board.hexes).map(([hex, terrain]) => [hex, isHidden(hex) ? by.oneOf(TERRAINS) : terrain]),
  );
  const kinds = scenario.monsters.map(({ monster }) => monster);
  return {
    ...scenario,
    board: { hexes, walls: scenario.board.walls.filter((wall) => !wall.some(isHidden) || by.upTo(2) === 0) },
    monsters: scenario.monsters.flatMap((mark) =>
      state.rooms.includes(mark.room)
        ? [mark]
        : [{ ...mark, hex: moved(mark.hex), room: by.oneOf(shuts), monster: by.oneOf(kinds) }],
    ),
    marks: Object.fromEntries(
      Object.entries(scenario.marks).map(([mark, on]) => [mark, on.map(moved).sort(compareHexes)]),
    ),
    money: scenario.money.filter((hex) => !isHidden(hex) || by.upTo(2) === 0).map(moved),
    treasures: scenario.treasures.map((each) => ({ ...each, hex: moved(each.hex) })),
    destructibles: scenario.destructibles.map((each) =>
      isHidden(each.hex) ? { ...each, hex: moved(each.hex), hp: 1 + by.upTo(20) } : each,
    ),
    rooms: scenario.rooms.map((room, i) => (state.rooms.includes(i) ? room : { hexes: room.hexes.map(moved) })),
    rules: scenario.rules.filter(
      ({ trigger }) => trigger.on !== 'opened' || state.opened.includes(scenario.doors[trigger.door - 1]?.hex ?? ''),
    ),
  };
}
