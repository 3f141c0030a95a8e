/** Parses the cards of the random dungeon (L34). */
import type { DungeonBook, RoomCard } from '../../../rules/longTable/campaign/book';
import { rowsOf } from '../map';
import { readFoeCard, readPenalty, SPOTS } from '../notation/dungeon';
import { fail, readAt, wholePiece } from '../notation/pieces';
import type { WrittenRoom } from '../written';
import { FOES } from './foes';
import { ROOMS } from './rooms';

/** The gold in a treasure of the dungeon (docs/CONTENT-LONG.md, section 9). */
const TREASURE = 10;

let known: DungeonBook | null = null;

export function dungeonBook(): DungeonBook {
  known ??= {
    rooms: ROOMS.map((room) => readAt(room.id, () => readRoom(room))),
    foes: FOES.map(({ id, prints }) => readAt(id, () => readFoeCard(id, prints))),
    treasure: TREASURE,
  };
  return known;
}

const TERRAIN = { d: 'difficult', o: 'obstacle', h: 'hazardous', t: 'trap' } as const;

/** Reads a room card. @throws NotationError */
export function readRoom({ id, entrance, exit, minor, major, map }: WrittenRoom): RoomCard {
  const cells = rowsOf(map).flatMap((row, r) =>
    row.split('').flatMap((char, q) => (char === ' ' ? [] : [{ char, at: [q, r] as const }])),
  );
  const one = (char: string) => {
    const found = cells.filter((cell) => cell.char === char);
    return found.length === 1 && found[0]
      ? found[0].at
      : fail(wholePiece(map), `${found.length} hexes "${char}"; one is needed`);
  };
  return {
    id,
    hexes: cells
      .filter(({ char }) => char !== 'e' && char !== 'x')
      .map(({ char, at }) => ({ at, terrain: isTerrain(char) ? TERRAIN[char] : 'plain' })),
    spots: SPOTS.split('').map(one),
    entrance: { kind: entrance, at: one('e') },
    exit: { kind: exit, at: one('x') },
    minor: readAt('minor', () => readPenalty(minor)),
    major: readAt('major', () => readPenalty(major)),
  };
}

const isTerrain = (char: string): char is keyof typeof TERRAIN => char in TERRAIN;
