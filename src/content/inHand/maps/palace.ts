/**
 * Map 11, the Palace: 60 hexes, three rooms in a row: the antechamber below, the hunting gallery, the throne room above, a door between
 * each and the next. The servants' passage runs up the right side past the gallery.
 *
 * Orange goes from the front door to the throne 'a': '1' Discreet Person, '2' Trophy Bear, '3' King Osbert.
 * Blue goes from the throne to the antechamber, the pages 'A', 'B' and 'C' along the way: '5' Trophy Bear, '6' the Auditor, '7' Dargoth.
 * X trophies, ~ polished floor, T man-traps.
 */
import { drawBoard } from '../../../rules/core/board';

export const PALACE = drawBoard(String.raw`
#   .   &
  .   3   a
$   .   X   !
  .   .   €
.   .   .   .
-   - D -   - .
.   ~   ~   $\
  2   X   .  /.
A   5   1   T\
  X   ~   X  /*
T   .   .   €\
-   - D -   -/.
$   .   ~   .\
  .   .   .   .
B   6   .   7
  .   .   X
€   X   C   .
      @
`);
