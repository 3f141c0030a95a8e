/** Scenario 14, The Long Table. Goal: kill the boss, the Remainderman. */
import type { WrittenScenario } from '../written';

export const theLongTable = {
  id: 'theLongTable',
  number: 14,
  map: `
      @@.......#.........
      @@..ooo..#..oooooo.
     @@...CA..+......Z..
     @@..ooo..#F.oooooo.
    @@...EB..#..1.D.2..
  `,
  legend: {
    A: 'pallbearer nee',
    B: 'coldCaller nne',
    C: 'coldCaller -ne',
    D: 'assessor -ne',
    E: 'pallbearer --n',
    F: 'pallbearer -ee',
    Z: 'remainderman bbb',
  },
  goal: 'kill Z',
} as const satisfies WrittenScenario;
