/**
 * Map 4, the Lime Kilns: a round yard with four kilns as a ring of walls, and no doors. Orange comes from the road in the south to Grubb in
 * the middle; blue comes over the north yard to one valve, past the Hulk to the other, and back to the furnace, whose hex is O.
 *
 * Orange: 1 Shuffler, 2 Powder Brat, 3 Foreman Grubb. Blue: 5 Powder Brat, 6 Slag Hulk. X carts, H quicklime, ~ slag, T trap.
 */
import { drawBoard } from '../../rules/board';

export const LIME_KILNS = drawBoard(`
!   .   ~   &
  X   .   .
5   2   A   .
  .   H   .
.   .   #   *
  #   .   H
H   .   .   #
  .   .   H
€   .   3   .
  #   O   #
.   H   6   .
  .   #   X
.   .   H   B
  1   .   .
X   ~   $   €
  T   .   @
`);

const row = (hex: string): number => Number(hex.slice(1));
const hexes = Object.keys(LIME_KILNS.board.hexes);
/** The two yards, as they lie upright. */
export const YARDS = { north: hexes.filter((hex) => row(hex) <= 4), south: hexes.filter((hex) => row(hex) > 4) };
