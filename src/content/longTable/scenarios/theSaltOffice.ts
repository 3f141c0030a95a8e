/** Scenario 8, The Salt Office. Goal: loot any two of the sacks 1, 2 and 3. */
import type { WrittenScenario } from '../written';

export const theSaltOffice = {
  id: 'theSaltOffice',
  number: 8,
  map: `
     1....#E..H..#....3
     .AB..#.@@@..#..B..
    .....+.@@@..+...D.
    .oF..#..@..E#.B.o.
         .K.J..
           +
        ....Go
       o.CCLI.
       .......
      ...2..*
  `,
  legend: {
    A: 'waxGuard -nee',
    B: 'inkwight -nee',
    C: 'lienToad -nee',
    D: 'waxGuard nnee',
    E: 'writHound -nee',
    F: 'waxGuard -ee',
    G: 'lienToad --ee',
    H: 'tallyCrow nee',
    I: 'inkwight -ee',
    J: 'tallyCrow --e',
    K: 'writHound --e',
    L: 'lienToad --e',
  },
  goal: 'lootAny 2 1 2 3',
  treasure: 'design pairOfInkwells',
  sacks: true,
} as const satisfies WrittenScenario;
