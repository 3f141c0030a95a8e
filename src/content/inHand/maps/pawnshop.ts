/**
 * Map 3, Gage & Daughter: 44 hexes, four small rooms around a party wall. The shop front is at the lower left, the aisles are above it, the
 * back room is beside the aisles, and below the back room is the strongroom with its window to the alley.
 *
 * Orange scenario: the hero goes from the counter through all four rooms and leaves by the alley 'e'. '1' Gnaw, '2' Inkwight, 'o' the two
 * tickets. Blue scenario: the hero enters by the window and goes the other way, with a box 'O' in each further room. '5' Court Duellist,
 * '6' Inkwight, '7' Discreet Person. Terrain: X display cases, T mousetraps, ~ heaps of umbrellas.
 */
import { parseBoard } from '../../../rules/core/board';

export const PAWNSHOP = parseBoard(`
X   o   X   €
  X       $
€   $   .   O
  6   D   2
T   X   ~   .
  1       X
O           o
  .       5

  D       D
$   7       e
  .       .
€   .   !   .
  X       X
O   @   X   ~
  T       X
*           &
`);
