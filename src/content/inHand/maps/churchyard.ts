/**
 * Map 1, Pledge Churchyard: 46 hexes, an L of two lawns around a walled chapel. The road and the lych-gate are at the
 * lower left, the crypt behind its door in the middle, Plot Nine ('a', for both colours) in the far corner. Orange
 * enters at the lych-gate; blue leaves the crypt.
 *
 * Orange: 1 Shuffler, 2 Tally Crow, 3 Shuffler. Blue: 5 Writ Hound, 6 Tally Crow, 7 Foreman Grubb. X headstones, T open
 * graves, ~ hedges.
 */
import { drawBoard } from '../../../rules/core/board';

export const CHURCHYARD = drawBoard(`
a   .   X   $
  7   ~   €
3   T   .   X
  X   6   2
        .   ~
          5
    .   T   .
  !   D   X
    &   .   .
    -     €
.   .   .   1
      ~   .
.   .   T   %
  D   .   .
@   *   €   .
      X   $
`);
