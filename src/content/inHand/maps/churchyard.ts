/**
 * Map 1, Pledge Churchyard: 46 hexes, an L of two lawns around a walled chapel. The road and the lych-gate are at the lower left; the crypt
 * behind its door is in the middle. The grave Plot Nine (mark 'a' of both scenarios) is in the far corner. In the orange scenario the hero
 * enters at the lych-gate, in the blue scenario from the crypt.
 *
 * Monsters of the orange scenario: '1' Shuffler, '2' Tally Crow, '3' Shuffler. Monsters of the blue scenario: '5' Writ Hound, '6' Tally
 * Crow, '7' Foreman Grubb. Terrain: X headstones, T open graves, ~ hedges.
 */
import { parseBoard } from '../../../rules/core/board';

export const CHURCHYARD = parseBoard(`
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
