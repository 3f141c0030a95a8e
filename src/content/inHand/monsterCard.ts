/** The monster HP card (R1.2): for each of the positions Failing, Wary, Cornered and Fresh, the modifiers of scenario levels 0 to 3. */
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
