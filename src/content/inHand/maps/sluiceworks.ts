/**
 * Map 2, the Sluiceworks: 52 hexes, a hall bent around a millrace. The near bank is below, the gantry hall on the right, the far bank
 * above. Wet boards cross the race at the top, a door leads over the race in the middle, and a side door leads into the gate room at the
 * lower right.
 *
 * Orange scenario: the hero goes downstream, by the gantry to the exit 'e' on the far bank. '1' Dunner, '2' Writ Hound, '3' the Shuffler
 * behind the side door. Blue scenario: the hero goes upstream, to the wheel 'A' on the gantry, then out by the gate room 'E'. '5' Writ
 * Hound, '6' Gnaw, '7' Wax Guard. Terrain: ~ wet boards, T gear pits, X machines, H steam vents.
 */
import { type HexId, parseBoard } from '../../../rules/core/board';

export const SLUICEWORKS = parseBoard(`
e   .   H   *
  €   .   ~
&   .   .   T
  X   ~   X
.   $   .   ~
  .       5
        .   ~
          .
.   1   2   $
  ~       .
€   6   .   X
  .   D   A -
T   ~     -/€
  X       3
.   .   .   $
  7   D   E
@   H   .   !
`);

const rows = (columns: string, from: number, to: number): readonly HexId[] =>
  Object.keys(SLUICEWORKS.board.hexes).filter((hex) => {
    const row = Number(hex.slice(1));
    return columns.includes(hex.charAt(0)) && row >= from && row <= to;
  });

/** The zones in the order of flooding: the far bank with its boards, the gantry hall, the near bank. The gate room stays dry. */
export const ZONES = { I: rows('abcd', 1, 3), II: rows('efg', 1, 6), III: rows('abc', 5, 9) } as const;
