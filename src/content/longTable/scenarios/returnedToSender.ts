/** Scenario 4, Returned to Sender. Goal: destroy the sealed boxes 1, 2 and 3. */
import type { WrittenScenario } from '../written';

export const returnedToSender = {
  id: 'returnedToSender',
  number: 4,
  map: `
        ......#......
        @@@oA.+..1.o.
       @@..E.#.B.K..
       @@.o.H#..o.B.
      ..C.3.#I..$F.
        +
     .C.2.o
     C.G.D.
    o....*
  `,
  legend: {
    A: 'inkwight -nee',
    B: 'coldCaller -nne',
    C: 'writHound -nee',
    D: 'coldCaller --ee',
    E: 'inkwight -ne',
    F: 'coldCaller -ne',
    G: 'writHound -nee',
    H: 'inkwight neee',
    I: 'coldCaller --e',
    K: 'coldCaller -ne',
  },
  goal: 'destroy 1 2 3',
  treasure: 'design grapnelOnAString',
  destructibles: { id: 'box', marks: ['1', '2', '3'], hp: '4+L' },
} as const satisfies WrittenScenario;
