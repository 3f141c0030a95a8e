/**
 * Finds the penalties of rooms in a random dungeon, either for a hex or for the round in which the room is opened
 * (L34.4).
 */
import { type HexId, memoize } from '../core/board';
import type { Book } from './book';
import type { Penalty, PenaltyKind } from './dungeonDef';
import { figureOf } from './figures';
import type { FigureId, State } from './state';
import type { MonsterId } from './vocabulary';

type PenaltyOf<K extends PenaltyKind> = Extract<Penalty, { readonly penalty: K }>;

const onHexes = memoize(
  ({ scenario }: Book): ReadonlyMap<HexId, readonly Penalty[]> =>
    new Map(scenario.rooms.flatMap(({ hexes, penalties }) => (penalties ? hexes.map((hex) => [hex, penalties]) : []))),
);

const ofKind = <K extends PenaltyKind>(penalties: readonly Penalty[], kind: K): PenaltyOf<K> | undefined =>
  penalties.find((each): each is PenaltyOf<K> => each.penalty === kind);

/** The penalty of this kind that applies on a hex, because of its room; undefined if there is none. */
export const penaltyAt = <K extends PenaltyKind>(book: Book, hex: HexId, kind: K): PenaltyOf<K> | undefined =>
  ofKind(onHexes(book).get(hex) ?? [], kind);

/** The rooms with a penalty of this kind that were opened in this round, each with the figure that opened it. */
export function roomsOpenedWith<K extends PenaltyKind>(
  { scenario }: Book,
  { openings, round }: State,
  kind: K,
): { room: number; by: FigureId | null; penalty: PenaltyOf<K> }[] {
  return openings.flatMap(({ room, by, round: opened }) => {
    const penalty = ofKind(scenario.rooms[room]?.penalties ?? [], kind);
    // The first room is opened at set-up, in round 0; its penalties apply in round 1.
    return penalty && Math.max(1, opened) === round ? [{ room, by, penalty }] : [];
  });
}

/**
 * L34.4: whether a monster type acts first in this round. It does if a room with the penalty `monstersFirst` and a monster of this type
 * was opened in the previous round.
 */
export function mustActFirst(book: Book, state: State, monster: MonsterId): boolean {
  const before = roomsOpenedWith(book, { ...state, round: state.round - 1 }, 'monstersFirst');
  return before.some(({ room }) =>
    book.scenario.monsters.some((mark) => mark.room === room && mark.monster === monster),
  );
}

/**
 * Whether a hero may enter a hex. In the round in which a room with the penalty `onlyOpenerEnters` is opened, only the hero that opened
 * the room may enter it. If a rule opened the room, all heroes may enter. A hero inside the room may move within the room.
 */
export function canEnter(book: Book, state: State, hero: FigureId, hex: HexId): boolean {
  const shut = roomsOpenedWith(book, state, 'onlyOpenerEnters').filter(({ by }) => by !== null && by !== hero);
  if (shut.length === 0) return true;
  const from = figureOf(state, hero)?.hex;
  return shut.every(({ room }) => {
    const { hexes = [] } = book.scenario.rooms[room] ?? {};
    return !hexes.includes(hex) || (from !== undefined && hexes.includes(from));
  });
}
