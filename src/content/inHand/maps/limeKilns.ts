/**
 * Map 4, the Lime Kilns: 50 hexes, a round yard without doors, with four kilns as a ring of walls around its middle. The road enters at the
 * lower left; the gate of the north yard is at the upper right. A cart blocks the west lane. The middle is open to the north and, over
 * quicklime, to the east.
 *
 * Orange scenario: the hero goes around by the east lane and enters the middle from the north. '1' Shuffler, '2' Powder Brat, '3' Foreman
 * Grubb in the middle. Blue scenario: the hero goes over the north yard to the valve 'A', then by the east lane to the valve 'B'. The last
 * aim is the furnace mouth 'O' in the south-west kiln. '5' Powder Brat, '6' Slag Hulk. Terrain: H quicklime, X carts, ~ slag, T a covered
 * pit.
 */
import { type HexId, parseBoard } from '../../../rules/core/board';

export const LIME_KILNS = parseBoard(String.raw`
#
  €   A   !
    $   .   &
  .   ~   .
€   H   .   $
  .   .   H
5           2
-     .
X   $   .   6
  X\  3   H
*  /.   .   ~
    - H
~   O\-     €
  H   X   H
.   .   B   1
  T   .   .
@   .   X
  €   .   $
`);

const yard = (within: (row: number) => boolean): readonly HexId[] =>
  Object.keys(LIME_KILNS.board.hexes).filter((hex) => within(Number(hex.slice(1))));

/** The hexes of the two yards on the upright card; the north yard includes the upper half of the ring. */
export const YARDS = { north: yard((row) => row <= 5), south: yard((row) => row > 5) } as const;
