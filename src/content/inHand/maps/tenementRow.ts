/**
 * Map 5, Tenement Row: 42 hexes. A street of stairs climbs from below between six rooms of two hexes, four of them behind doors. A fifth
 * door opens into the hall across the upper end of the street.
 *
 * Orange scenario: the hero goes up the street, door by door, to the doorsteps 'a', 'b' and 'c' in the hall. '1' Tally Crow, '2' Dunner,
 * '3' Shuffler. Blue scenario: only the hall is used, an arena with an empty middle. '5' Writ Hound, '6' Inkwight, '7' Wax Guard and '8'
 * Tally Crow are the hecklers' places before the platform '&'. Terrain: ~ washing lines, T loose stairs, X prams.
 */
import { parseBoard } from '../../../rules/core/board';

export const TENEMENT_ROW = parseBoard(String.raw`
X   c   .   X
  .   .   8
$   &   3   5
  .   .   7
X   ~   ~   6
      D

      2
!   D   D   $
  T - . - b
  -/T   ~\-
  $   1   $

      .
.   D   D   $
  a - ~ - T
   /X   @\
`);
