/** Maps keys to movements from hex to hex. */
import type { Board } from '../../rules/core/board';
import { type Direction, gridPositionOf, type HexId, hexAt, neighbour } from '../../rules/core/hexes';

/**
 * The direction of each key, by the key's place on the keyboard. Q W E stand for the three upper sides of a hex, A S D for the three lower
 * sides. The arrow keys up and down are like W and S.
 */
export const KEY_DIRECTIONS: Readonly<Record<string, Direction>> = {
  KeyQ: 'nw',
  KeyW: 'n',
  KeyE: 'ne',
  KeyA: 'sw',
  KeyS: 's',
  KeyD: 'se',
  ArrowUp: 'n',
  ArrowDown: 's',
};

/**
 * The column step of the left and right arrow keys. Two hexes of the next column touch the current hex. The one with the same row number is
 * preferred.
 */
const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The hex to which a key leads from `from`; `from` itself if there is no hex on that side; null if the key is not a movement key. */
export function hexAfter({ hexes }: Board, from: HexId, { code }: Pick<KeyboardEvent, 'code'>): HexId | null {
  const isMap = (hex: HexId | undefined): hex is HexId => hex !== undefined && hexes[hex] !== undefined;
  const side = KEY_DIRECTIONS[code];
  if (side) return [neighbour(from, side)].find(isMap) ?? from;
  const step = ACROSS[code];
  if (!step) return null;
  const { column, line } = gridPositionOf(from);
  const same = column % 2 === 0 ? 1 : -1;
  const beside = [same, -same].map((down) => hexAt({ column: column + step, line: line + down }));
  return beside.find(isMap) ?? from;
}
