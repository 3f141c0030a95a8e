/**
 * Map 5, Tenement Row: a stair-street with a house on each side of every landing, and the hall at its end. Orange serves its writs from
 * house to house and last in the hall; blue is played in the hall alone.
 *
 * Orange: 1 Tally Crow, 2 Dunner, 3 Shuffler. Blue: 5 Writ Hound, 6 Inkwight, 7 Wax Guard, 8 Tally Crow, on the tiles where they stand up.
 * X prams, T loose stairs, ~ washing lines.
 */
import { drawBoard } from '../../rules/board';

export const TENEMENT_ROW = drawBoard(`
.   X   .   .
  5   c   6
.   .   .   $
  .   &   .
X   8   .   7
  .   3   X

      D
a   1   2   b
  D   ~   D
    T   .
      .
!   ~   ~   $
  D   X   D
    .   T
      @
`);
