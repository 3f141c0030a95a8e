/**
 * Map 7, the Overdraft: an open reed-bed with one winding causeway and an island at either end; no doors, long sight. Orange follows the
 * causeway from side to side; Mother Mire waits off the path on the far bank. Blue comes from there and crosses to her island.
 *
 * Orange: 1 Lien Toad, 2 Compounder, 3 Marsh Candle, 4 Mother Mire. Blue: 5 Lien Toad, 6 Marsh Candle, 7 Mother Mire. X stumps, T sinkholes,
 * ~ mud.
 */
import { drawBoard } from '../../rules/board';

export const OVERDRAFT = drawBoard(`
.   ~   X   &
  ~   4   .
e   .   .   €
  .   ~   3
5   .   .   ~
  T   ~   .
~   .   .   $
  .   ~   T
.   ~   ~   ~
  2   .   6
.   .   .   .
  ~   ~   .
*   T   X   1
  .   ~   €
@   7   ~   .
  $   X   !
`);
