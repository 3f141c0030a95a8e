/**
 * Map 6, the Counting House, second floor: the vault on top, under it a ring gallery round a light-well, and two offices below. Orange comes
 * in by the skylight, takes the gem from the vault and goes back, either way round the ring. Blue goes from the vault to the Auditor's desk.
 *
 * Orange: 1 and 2 Wax Guards, 3 Inkwight. Blue: 5 Discreet Person, 6 The Auditor. X desks, H wet wax, T bell-wires.
 */
import { drawBoard } from '../../rules/board';

export const COUNTING_HOUSE = drawBoard(String.raw`
&   .   X   o
  X   .   .
.   3   .   !
- . - . - X -
$\-/.\ /.\-/€
  .   D   5
1   #   #   2
  .   #   .
.   #   #   .
  H   #   H
H   .   .   H
- . - @ - . -
*\ /X\-/.\ /T
  D  /T   D
$   .\  X   6
  X  /€   .
`);
