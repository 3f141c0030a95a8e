/** Scenario 12, Escrow. Goal: both bells ring at the same time. */
import type { WrittenScenario } from '../written';

export const escrow = {
  id: 'escrow',
  number: 12,
  map: `
      .A....o#.....#o...A.
      .....E.#.@@..#......
     1B..C..+@@@..+...DI2
     ..B....#.@@@.#...F..
    .o.G...#..$..#.H..o*
  `,
  legend: {
    A: 'assessor -nee',
    B: 'undertow nne',
    C: 'coldCaller nee',
    D: 'coldCaller nne',
    E: 'undertow --e',
    F: 'assessor --n',
    G: 'undertow --e',
    H: 'undertow --e',
    I: 'undertow -ee',
  },
  goal: 'bells 1 2 for 3, alone 8',
  locked: [2],
  rules: ['on endTurn 1 once: unlock D2'],
  treasure: 'design coachmansBoots',
} as const satisfies WrittenScenario;
