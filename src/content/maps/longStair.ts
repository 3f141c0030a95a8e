/**
 * Map 9, the Long Stair: a band that winds downwards between two landings with doors. Orange goes down from the top to the door of the
 * Principal; blue comes up from it, to two plates far apart and the desk whose drawer holds the key.
 *
 * Orange: 1 Shaft Moth, 2 Marsh Candle, 3 Gnaw, 4 Slag Hulk. Blue: 5 Shaft Moth, 6 Dargoth's Signature, 7 Trophy Bear. X props, T broken
 * steps, ~ rubble.
 */
import { drawBoard } from '../../rules/board';

export const LONG_STAIR = drawBoard(String.raw`
@   .   ~   *
  .   .   1
.   T   X   7
- . - . - .
A\-/.\-/$\-/D
  ~   O   .
.   .   2   T
  X   6   .
3   €   .   B
  . - ~ - ! -
D\-/.\-/.\-/.
  .   T   .
.   ~   X   €
  5   .   ~
?   X   T   &
  4   .   e
`);
