/**
 * Map 9, the Long Stair: 56 hexes, a band three hexes wide that turns once around a core, down from the lower left.
 * Three landings have a door across them; behind the last one the band turns to the bottom, in the core, and continues
 * to a dead end.
 *
 * Orange goes down to the door 'e': '1' Shaft Moth, '2' Marsh Candle, '3' Gnaw, '4' the Slag Hulk before treasure '?'.
 * Blue leaves the core for the desks: '5' Shaft Moth, '6' the Signature, 'A' and 'B' the plates, 'O' the drawer; '7'
 * the Bear on '*'. T broken steps, ~ rubble, X props.
 */
import { drawBoard } from '../../../rules/core/board';

export const LONG_STAIR = drawBoard(String.raw`
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
