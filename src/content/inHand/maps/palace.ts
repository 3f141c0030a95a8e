/**
 * Map 11, the Palace: 60 hexes, three rooms in a row with doors between them: the antechamber below, the hunting gallery in the middle, the
 * throne room above. The servants' passage on the right side leads past the gallery.
 *
 * Orange scenario: the hero goes from the front door to the throne 'a'. '1' Discreet Person, '2' Trophy Bear, '3' King Osbert. Blue
 * scenario: the hero goes from the throne to the antechamber, past the pages to sign, 'A', 'B' and 'C'. '5' Trophy Bear, '6' the Auditor,
 * '7' Dargoth. Terrain: X trophies, ~ polished floor, T man-traps.
 */
import { parseBoard } from '../../../rules/core/board';

export const PALACE = parseBoard(String.raw`
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
