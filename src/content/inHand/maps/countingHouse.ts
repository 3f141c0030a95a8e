/**
 * Map 6, the Counting House: 54 hexes, a ring-shaped gallery around a light-well on the second floor. The vault is at the upper right, the
 * audit hall below. Each of the two offices beside the gallery has a door at each end. The way through an office avoids the Guard in the
 * gallery, but is two hexes longer.
 *
 * Orange scenario: the hero enters through the skylight and returns to it with the gem 'o'. '1' and '2' Wax Guards, '3' Inkwight. Blue
 * scenario: the hero goes from the vault down the right gallery to the desk at the far end of the hall. Then the hero fetches the file from
 * the office 'A'. '5' Discreet Person, '6' the Auditor. Terrain: X desks, H wet wax, T bell-wires.
 */
import { parseBoard } from '../../../rules/core/board';

export const COUNTING_HOUSE = parseBoard(String.raw`
#   X   €   .
  $   3   H\  &
    .   .  /o
      H   .   X
    .         -
  D       .   *
$   .       D
  .\      .   .
.  /1      /T
  X\      2\  €
A  /.      /X
  D       5\  .
!   .       D
-         @
$   .   .
  X   .   .   $
6   .   €   T
  €   H   X   H
`);
