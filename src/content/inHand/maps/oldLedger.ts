/**
 * Map 10, the Old Ledger: 50 hexes, a cross of four reading rooms around a rotunda, each behind a door. The reading rooms have shelves; the
 * rotunda is empty.
 *
 * Orange scenario: the hero enters from below and reads a clause in each of the three other reading rooms. '1' Wax Guard, '2' Inkwight, '3'
 * Shaft Moth. Blue scenario: the hero enters from above. '5' Dunner in the rotunda, '6' Dargoth at the desk below, '7' the seat to which
 * Dargoth returns. Terrain: X shelves, H loose leaves, T trapdoors.
 */
import { parseBoard } from '../../../rules/core/board';

export const OLD_LEDGER = parseBoard(String.raw`
#   X   &
      X   b
    $   .
      2   H
!     - D  /X
      €       $
.   .   .   .
  a\  .   .\  3
.  /1   .   D
  D   7   T   X
X   .   5  /.
  H\  .   €\  c
$       .
  X   D -     H
   /X   T
      .   .
    6   X
      @   €
`);
