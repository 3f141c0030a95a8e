/**
 * Map 7, the Overdraft: 58 hexes of reed-bed without doors. One causeway winds through the reed-bed like an S: from the lower left along
 * the bottom, up the right bank, back across the middle and along the top. The far bank is at the upper left, the island with the hut at
 * the lower right.
 *
 * Orange scenario: the hero carries the keg along the causeway to the exit 'e'. '1' Lien Toad, '2' Compounder, '3' Marsh Candle, '4' Mother
 * Mire, off the path. Blue scenario: the hero follows the causeway the other way, to the island. '5' Lien Toad, '6' Marsh Candle by the
 * door, '7' Mother Mire, 'A' the Night Blade. Terrain: ~ mud, T sinkholes, X stumps.
 */
import { parseBoard } from '../../../rules/core/board';

export const OVERDRAFT = parseBoard(`
4       €   &
  ~   .   .   e
!   ~   .   .
  ~   .   X   $
    .   ~   ~
      T   ~
*   .
  3   €   ~
.   5   .   .
  $   .   .   X
    ~   ~   2
      T   ~   6
    ~
  ~       T   A
    ~   ~   .
  X   .   .   .
@   .   T   1
  .   $   7   €
`);
