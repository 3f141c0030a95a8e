/** Scenario 10, The Life Office. Goal: kill the boss, the Actuary. */
import type { WrittenScenario } from '../written';

export const theLifeOffice = {
  id: 'theLifeOffice',
  number: 10,
  map: `
      .@@..#........
      @@.G.#...Eo.o.
     .@..B+...A..Z.
     @@.A.#...o..o.
    .@..D#.1.F..2.
    $....#.......*
  `,
  legend: {
    A: 'assessor nee',
    B: 'shuffler -ee',
    D: 'shuffler -eee',
    E: 'coldCaller --e',
    F: 'shuffler --e',
    G: 'assessor -ee',
    Z: 'actuary bbb',
  },
  goal: 'kill Z',
  treasure: '20 gold',
} as const satisfies WrittenScenario;
