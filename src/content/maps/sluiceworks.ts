/**
 * Map 2, the Sluiceworks: a long hall over a millrace, and a gantry behind its wall. Orange starts at the lower left and goes downstream to
 * the door at the top and out over the gantry; the door below hides a Shuffler and a treasure. Blue goes the other way, upstream: the
 * wheel first, the zones flooding behind it.
 *
 * Orange: 1 Dunner, 2 Writ Hound, 3 Shuffler. Blue: 5 Writ Hound, 6 Gnaw, 7 Wax Guard. X machines, T gear pits, ~ wet boards, H steam.
 */
import { drawBoard } from '../../rules/board';

export const SLUICEWORKS = drawBoard(String.raw`
.   $   2   .
  .   .   D
X   .   5   .
  ~   .  /.
.   T   .\  .
  A   X  /.
~   1   .\  ~
  .   .  /€
.   ~   $\  &
  X   .  /e -
H   6   .\-/!
  .   ~  /3
E   .   H\  .
  T   €   D
@   *   7   .
  ~   X  /$
`);

const row = (hex: string): number => Number(hex.slice(1));
const isGantry = (hex: string): boolean => hex.startsWith('f') || hex.startsWith('g');
const hexes = Object.keys(SLUICEWORKS.board.hexes);
/** Where the water comes up, first in I, behind blue's back; as they lie upright. */
export const ZONES = {
  I: hexes.filter((hex) => isGantry(hex) && row(hex) <= 5),
  II: hexes.filter((hex) => !isGantry(hex) && row(hex) <= 4),
  III: hexes.filter((hex) => !isGantry(hex) && row(hex) > 4),
} as const;
