/**
 * Map 9, the Long Stair: 56 hexes, a band three hexes wide that winds once around a core, downwards from the lower left. Each of three
 * landings has a door across the band. Behind the last door the band leads into the core, to the bottom, and continues to a dead end.
 *
 * Orange scenario: the hero goes down to the door 'e'. '1' Shaft Moth, '2' Marsh Candle, '3' Gnaw, '4' the Slag Hulk before treasure '?'.
 * Blue scenario: the hero leaves the core for the desks. '5' Shaft Moth, '6' the Signature, 'A' and 'B' the plates, 'O' the drawer, '7' the
 * Bear on '*'. Terrain: T broken steps, ~ rubble, X props.
 */
import { parseBoard } from '../../../rules/core/board';

export const LONG_STAIR = parseBoard(String.raw`
#   X   2
          €
€   7   B   T
  *   D   .   ~
!   ~   .   .
  .     - X   O
.   T   &\  6
  1  /e  /$   3
        .\  D
  D   T
~   .\  .   5
  .  /.  /.   €
X   .\  .   .
  T       T   ~
$   .   ~   4
  ~       .   X
    @   ?   $
          A
`);
