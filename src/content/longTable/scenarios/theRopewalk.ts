/** Scenario 9, The Ropewalk. Goal: at the end of a round every hero who is not exhausted is on a hex with mark 1. */
import type { WrittenScenario } from '../written';

export const theRopewalk = {
  id: 'theRopewalk',
  number: 9,
  map: `
     @@..D.#.d.o...#..o..1
     @@.A..+..A..E.+.C..d1
    @@.AB.#.o.A.B.#.CB..1
    @@..$.#G..d...#F.o..1
  `,
  legend: {
    A: 'powderBrat nne',
    B: 'pallbearer nee',
    C: 'coldCaller nee',
    D: 'powderBrat -ne',
    E: 'pallbearer -ee',
    F: 'coldCaller --e',
    G: 'powderBrat --e',
  },
  goal: 'exit 1',
  rules: ['on round 8 every 1 to 40: hurt in0 1'],
} as const satisfies WrittenScenario;
