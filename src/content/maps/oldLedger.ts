/**
 * Map 10, the Old Ledger: four reading rooms in a cross around a rotunda, each behind a door. Orange reads three clauses in three arms; blue
 * finds the doors open and is fought in the rotunda.
 *
 * Orange: 1 Wax Guard, 2 Inkwight, 3 Shaft Moth. Blue: 5 Dunner, 6 Dargoth, 7 Dargoth again, where he sits down the second time. X shelves,
 * H loose leaves, T traps.
 */
import { drawBoard } from '../../rules/board';

export const OLD_LEDGER = drawBoard(String.raw`
c   .   .   $
  .   3   5
&   X   .   X
- . - . - . -
.\-/.\ /H\-/X
  X\  D  /b
€  /1   .\  .
  D   .   D
a   .   .   2
  X\  6  /.
!  /7   .\  .
- .\- . -/T -
.\-/.\ /X\-/.
  .   D   H
X   .   .   H
  T   @   X
`);
