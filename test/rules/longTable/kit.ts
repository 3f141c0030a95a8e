/** Helpers for tests: boards of several rooms, and short notations for what is on them. */
import { type HexId, neighboursThroughDoors, parseBoard } from '../../../src/rules/core/board';
import { compareHexes } from '../../../src/rules/core/hexes';
import type { MonsterMark, Pattern, ScenarioDef } from '../../../src/rules/longTable/book';
import type { State, WorkingState } from '../../../src/rules/longTable/state';
import { startTable, type TableKit } from '../../kit/longTable';

const RANKS = { '-': null, n: 'normal', e: 'elite', b: 'boss' } as const;
type Letter = keyof typeof RANKS;

/** Parses for example `nnee`: the rank of a monster for 1, 2, 3 and 4 heroes. */
export function pattern(letters: string): Pattern {
  const [a, b, c, d] = [...letters].map((letter) => RANKS[letter as Letter]);
  return [a ?? null, b ?? null, c ?? null, d ?? null];
}

/** The rooms of a drawing (hexes that are connected without a door, in hex order) and the doors, each with its two neighbours. */
export function roomsIn(drawing: string, under: TableKit['under'] = {}): Pick<ScenarioDef, 'rooms' | 'doors'> {
  const { board } = parseBoard(drawing, under);
  const hexes = Object.keys(board.hexes).sort(compareHexes);
  const isDoor = (hex: HexId) => board.hexes[hex] === 'door';
  const roomOf = new Map<HexId, number>();
  const rooms: HexId[][] = [];
  for (const hex of hexes) {
    if (isDoor(hex) || roomOf.has(hex)) continue;
    const room = new Set([hex]);
    for (const each of room) for (const to of neighboursThroughDoors(board, each)) if (!isDoor(to)) room.add(to);
    for (const each of room) roomOf.set(each, rooms.length);
    rooms.push([...room]);
  }
  const doors = hexes.filter(isDoor).map((hex) => {
    const [a = 0, b = a] = [
      ...new Set(neighboursThroughDoors(board, hex).flatMap((each) => roomOf.get(each) ?? [])),
    ].sort();
    return { hex, rooms: [a, b] as const };
  });
  return { rooms: rooms.map((each) => ({ hexes: each })), doors };
}

export interface RoomsKit extends TableKit {
  /** The monster for each character of the drawing, for example `rat nnee`. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** A table of which only the first room is open. The monsters of the marks are not set up yet. */
export function layRooms(drawing: string, { marks = {}, ...kit }: RoomsKit = {}) {
  const { rooms, doors } = roomsIn(drawing, kit.under);
  const drawn = parseBoard(drawing, kit.under).marks;
  const monsters = Object.entries(marks).flatMap(([mark, text]) => {
    const [monster = '', letters = ''] = text.split(' ');
    return (drawn[mark] ?? []).map(
      (hex): MonsterMark => ({
        hex,
        room: rooms.findIndex(({ hexes }) => hexes.includes(hex)),
        monster,
        pattern: pattern(letters),
      }),
    );
  });
  const named = Object.fromEntries(Object.values(marks).map((text) => [text.split(' ')[0] ?? '', {}]));
  return startTable(drawing, {
    ...kit,
    monsters: { ...named, ...kit.monsters },
    scenario: { rooms, doors, monsters, ...kit.scenario },
  });
}

/** The monsters on the map as text, for example `elite rat e1`. */
export const monstersOn = ({ figures }: Pick<WorkingState | State, 'figures'>): string[] =>
  figures.flatMap((each) => (each.kind === 'monster' ? [`${each.rank} ${each.monster} ${each.hex}`] : []));
