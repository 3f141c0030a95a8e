/** Scenario 6, So Much in the Pound. Goal: at least one hero is not exhausted at the end of round 9. */
import type { WrittenScenario } from '../written';

export const soMuchInThePound = {
  id: 'soMuchInThePound',
  number: 6,
  map: `
      1..oo..2
      ..@@@...
     o..@@..o
     ..@@@...
    4..oo..3
  `,
  legend: {},
  goal: 'survive 9',
  rules: [
    'on round 2 every 3 to 8: spawn chattel --e 2',
    'on round 1 every 2 to 8: spawn shuffler nne 1',
    'on round 1 every 3 to 8: spawn writHound nee 2',
    'on round 2 every 3 to 8: spawn writHound nne 3',
    'on round 3 every 3 to 8: spawn chattel nne 4',
    'on round 4: spawn shuffler eee 2',
    'on round 6: spawn chattel nee 1',
    'on round 2: spawn tallyCrow nee 4',
    'on round 5: spawn tallyCrow -ee 2',
    'on round 3 every 2 to 8: spawn tallyCrow -ne 3',
    'on round 4 every 3 to 8: spawn shuffler --e 4',
  ],
} as const satisfies WrittenScenario;
