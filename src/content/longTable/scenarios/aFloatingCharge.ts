/** Scenario 5, A Floating Charge. Goal: kill the boss Mr Sump (`liquidator`). */
import type { WrittenScenario } from '../written';

export const aFloatingCharge = {
  id: 'aFloatingCharge',
  number: 5,
  map: `
      .@@...#.hF1...h.
      @@..B.#...A....o
     @..A..+....Z..E.
     @..A..#..o.C...o
    .$G...#h..2...h*
  `,
  legend: {
    A: 'shuffler nne',
    B: 'tallyCrow -ee',
    C: 'shuffler -ne',
    E: 'pallbearer -ee',
    F: 'tallyCrow --e',
    G: 'tallyCrow --ee',
    Z: 'liquidator bbb',
  },
  goal: 'kill Z',
  treasure: '15 gold',
} as const satisfies WrittenScenario;
