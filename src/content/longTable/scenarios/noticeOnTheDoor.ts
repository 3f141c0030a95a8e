/** Scenario 1, Notice on the Door. Goal: kill every monster. */
import type { WrittenScenario } from '../written';

export const noticeOnTheDoor = {
  id: 'noticeOnTheDoor',
  number: 1,
  map: `
      .@..o#..E.I.
      @@..A#.C..D.
     @@o.G+..H...
     @@..F#..o.C.
    .@.BJ#K$.E.*
  `,
  legend: {
    A: 'shuffler nne',
    B: 'writHound -nee',
    C: 'writHound nee',
    D: 'shuffler -nne',
    E: 'tallyCrow -nee',
    F: 'shuffler -ee',
    G: 'shuffler -ne',
    H: 'pallbearer -ee',
    I: 'tallyCrow nne',
    J: 'writHound --e',
    K: 'pallbearer --e',
  },
  goal: 'killAll',
  treasure: 'item funeralSeedCake',
} as const satisfies WrittenScenario;
