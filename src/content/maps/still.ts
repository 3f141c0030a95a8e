/**
 * Map 8, the Still: a walled yard with the still in its middle, and three cellars under it; two doors. Orange is played in the yard alone;
 * blue comes down the ladder at the left, takes the gem from the cellar at the right, and goes back by the one or the other.
 *
 * Orange: 1 Writ Hound, 2 and 4 Court Duellists, 3 Wax Guard, on the tiles where they come over the wall. Blue: 5 Shuffler, 6 Compounder,
 * 7 Tally Crow. X barrels, H spilt spirit, T trapdoors.
 */
import { drawBoard } from '../../rules/board';

export const STILL = drawBoard(String.raw`
1   .   X   2
  .   H   .
.   @   .   .
  X   #   .
3   .   .   4
- . - . - H -
&\-/.\-/.\-/.
  .   €   X
.   X   .   .
- T - . - 5
.\ /.\ /.\-/D
  D   #   .
H   .   6   €
  .   #   X
X   7   .   O
  *   .   T
`);
