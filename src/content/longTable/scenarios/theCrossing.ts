/** Scenario 7, The Crossing. Goal: every living delegate is on a jetty hex (1); at least two of the three must live. */
import type { WrittenScenario } from '../written';

export const theCrossing = {
  id: 'theCrossing',
  number: 7,
  map: `
      @@..#..o...#....
      @@..#.A..B.#.C..
     @@..+...D.E+.F.1
     @2..#.A..B.#.C.1
    ....#..o.$.#...1
  `,
  legend: {
    A: 'writHound nee',
    B: 'assessor nne',
    C: 'undertow nee',
    D: 'pallbearer -ee',
    E: 'assessor -ee',
    F: 'undertow nne',
  },
  goal: 'escort 1 atLeast 2',
  escorts: [{ id: 'delegate', mark: '2', count: 3, hp: '6+2L', move: 3, goesTo: '1', initiative: 99, immune: 'none' }],
} as const satisfies WrittenScenario;
