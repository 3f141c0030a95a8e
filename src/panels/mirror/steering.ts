/** Keys that go from hex to hex. */
import type { Board } from '../../rules/core/board';
import { type Direction, gridPositionOf, type HexId, hexAt, neighbour } from '../../rules/core/hexes';

/** The six sides as they lie on the keyboard, by the key's place: Q W E above, A S D below. */
export const SIDES: Readonly<Record<string, Direction>> = {
  KeyQ: 'nw',
  KeyW: 'n',
  KeyE: 'ne',
  KeyA: 'sw',
  KeyS: 's',
  KeyD: 'se',
  ArrowUp: 'n',
  ArrowDown: 's',
};

/** Left and right keep to the row, and take the other side where there is rock. */
const ACROSS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads from a hex: back to itself where there is no map; null: the key leads nowhere. */
export function hexAfter({ hexes }: Board, from: HexId, { code }: Pick<KeyboardEvent, 'code'>): HexId | null {
  const isMap = (hex: HexId | undefined): hex is HexId => hex !== undefined && hexes[hex] !== undefined;
  const side = SIDES[code];
  if (side) return [neighbour(from, side)].find(isMap) ?? from;
  const step = ACROSS[code];
  if (!step) return null;
  const { column, line } = gridPositionOf(from);
  const same = column % 2 === 0 ? 1 : -1;
  const beside = [same, -same].map((down) => hexAt({ column: column + step, line: line + down }));
  return beside.find(isMap) ?? from;
}
