/** Scenario 14, The Long Table. Kill the Remainderman. */
import type { WrittenScenario } from '../written';

export const theLongTable: WrittenScenario = {
  id: 'theLongTable',
  number: 14,
  map: `
      @@.....#.......
      @@.ooo.#.ooooo.
     @@..BA.+....Z..
     @@.ooo.#Aooooo.
    @@..EB.#..1D2..
  `,
  legend: {
    A: 'pallbearer nee',
    B: 'coldCaller nne',
    D: 'assessor -ne',
    E: 'pallbearer --n',
    Z: 'remainderman bbb',
  },
  goal: 'kill Z',
};
