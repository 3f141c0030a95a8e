/**
 * Map 11, the Palace: antechamber, hunting gallery and throne room, one above the other, with a servants' passage on the right that goes
 * round the gallery. Orange goes from the front door to the throne; blue comes back, with a page to sign in every room.
 *
 * Orange: 1 Discreet Person, 2 Trophy Bear, 3 King Osbert. Blue: 5 Trophy Bear, 6 The Auditor, 7 Dargoth's Signature. X trophies, T
 * man-traps, ~ polished floor.
 */
import { drawBoard } from '../../rules/board';

export const PALACE = drawBoard(String.raw`
.   3   .   &
  .   A   .
$   .   X   .
- 5 - . - .
X\-/.\ /.\-/T
  .   D   X\
~   .   X  /€
  .   2   .\
.   B   6  /~
- X - . - .\
1\-/.\ /.\-/!
  .   D   .
.   .   ~   X
  T   .   .
$   7   C   *
  .   @   X
`);
