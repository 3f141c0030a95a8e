/** The monster HP card (R1.2): positions Failing, Wary, Cornered, Fresh; in each, scenario levels 0 to 3. */
import type { ModifierTables } from '../../rules/inHand/vocabulary';

export const MONSTER_TABLES: ModifierTables = [
  [
    [-1, -1, 0],
    [-1, 0, 0],
    [-1, 0, 1],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [-1, 0, 1],
    [-1, 1, 1],
    [-1, 1, 2],
  ],
  [
    [0, 0, 1],
    [0, 0, 2],
    [0, 1, 2],
    [1, 1, 2],
  ],
  [
    [-1, 0, 0],
    [-1, 0, 1],
    [-1, 0, 2],
    [0, 0, 1],
  ],
];
