/** Scenario 3, Goods and Chattels. Goal: loot the register (1) and the bond key (2). */
import type { WrittenScenario } from '../written';

export const goodsAndChattels = {
  id: 'goodsAndChattels',
  number: 3,
  map: `
      @@..#....B..#...C.
      @@..#..o.oA.#..C..
     @@.o+....E..+...2.
     .A.A#..o.oDH#..D.*
    ...F#1...G.$
  `,
  legend: {
    A: 'inkwight nne',
    B: 'chattel nee',
    C: 'waxGuard nee',
    D: 'inkwight -nne',
    E: 'chattel nnn',
    F: 'shuffler -ne',
    G: 'tallyCrow -ne',
    H: 'chattel nee',
  },
  goal: 'loot 1 2',
  treasure: 'design bullseyeLantern',
} as const satisfies WrittenScenario;
