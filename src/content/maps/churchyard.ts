/**
 * Map 1, Pledge Churchyard: 46 hexes, an L of two lawns around a walled chapel. The road and the lych-gate at the lower left, the
 * crypt behind its door in the middle, Plot Nine ('a') in the far corner.
 *
 * '@' the hero's start, '1' '2' '3' monster tiles, '$' money, '!' treasure; X headstones, T open graves, ~ hedges.
 */
import { drawBoard } from '../../rules/board';

export const CHURCHYARD = drawBoard(`
a   .   X   $
  .   ~   .
3   T   .   X
  X   .   2
        .   ~
          .
    .   T   .
  !   D   X
    .   .   .
    -     .
.   .   .   1
      ~   .
.   .   T   .
  D   .   .
@   .   .   .
      X   $
`);
