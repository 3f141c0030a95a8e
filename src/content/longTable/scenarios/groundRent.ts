/** Scenario 2, Ground Rent. Goal: a hero has ended a turn on each of the open plots 1, 2 and 3. */
import type { WrittenScenario } from '../written';

export const groundRent = {
  id: 'groundRent',
  number: 2,
  map: `
      @@@....#..o........
      @@.o...#.1.....C.A.
     @@..H..+.......E...
     ..oB...#.......C..2
    ..F.D..#.o.....A...
    ..$....#.G......3.*
  `,
  legend: {
    A: 'pallbearer nee',
    B: 'shuffler nee',
    C: 'shuffler nne',
    D: 'pallbearer nee',
    E: 'writHound -ne',
    F: 'shuffler nnn',
    G: 'tallyCrow --e',
    H: 'shuffler -ee',
  },
  goal: 'plates 1 2 3',
  rules: [
    'on endTurn 1 once: spawn tallyCrow nne 3',
    'on endTurn 2 once: spawn tallyCrow nee 1',
    'on endTurn 3 once: spawn shuffler nee 2',
  ],
  treasure: '12 gold',
} as const satisfies WrittenScenario;
