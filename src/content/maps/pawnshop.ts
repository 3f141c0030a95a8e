/**
 * Map 3, Gage & Daughter: the shop front below, an aisle and a strongroom above it, the back room on top with the alley. Orange goes from
 * the shop through the aisle to the alley; blue comes in by the alley window and opens one box in each room.
 *
 * Orange: 1 Gnaw, 2 Inkwight. Blue: 5 Court Duellist, 6 Inkwight, 7 Discreet Person. X display cases, T mousetraps, ~ umbrellas.
 */
import { drawBoard } from '../../rules/board';

export const PAWNSHOP = drawBoard(String.raw`
O   2   X   e
  .   5   o
.   .   .   &
- .   .   . -
X\-/D\ /D\-/*
  6       X
€   X   !   .
  .       $
.   o   .   .
- O     - X -
.\-/D   .\-/.
  .   ~   T
1   .   X   .
  X   7   €
~   T   X   O
  $   .   @
`);
