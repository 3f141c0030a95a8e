/** Tells whether a hex is free or empty, as docs/RULES-LONG.md defines these words. */
import { type HexId, terrainAt } from '../core/board';
import type { Book } from './book';
import { situationOf } from './figures';
import type { State } from './state';

/**
 * Whether a hex is *free*: no figure is on it, and a move may end there (the hex is not an obstacle, a closed door or rock).
 * Tokens do not matter.
 */
export function isFree(book: Book, state: State, hex: HexId): boolean {
  const terrain = terrainAt(situationOf(book, state), hex);
  if (terrain === undefined || terrain === 'obstacle' || terrain === 'door') return false;
  return !state.figures.some((figure) => figure.hex === hex);
}

/** *Empty*: the hex has no figure, no token and no tile. Corridors, pressure plates and open doors are allowed. */
export function isEmpty(book: Book, state: State, hex: HexId): boolean {
  if (terrainAt(situationOf(book, state), hex) !== 'plain' || !isFree(book, state, hex)) return false;
  if (state.traps.some((trap) => trap.hex === hex) || state.graves.includes(hex)) return false;
  return !state.money.includes(hex) && !treasureHexes(book, state).includes(hex);
}

/** The hexes on which there is a treasure now. */
export function treasureHexes({ scenario }: Book, { treasures, putDown }: State): HexId[] {
  return treasures.flatMap((number) => {
    const hex = putDown[number] ?? scenario.treasures.find((each) => each.number === number)?.hex;
    return hex === undefined ? [] : [hex];
  });
}
