/** Scenario 13, Paid In. Goal: the hawser-post (9) still stands at the end of round 10. */
import type { WrittenScenario } from '../written';

export const paidIn = {
  id: 'paidIn',
  number: 13,
  map: `
      1..oo..2
      ..@@@@..
     o..@9@.o
     ..@@@@..
    4..oo..3
  `,
  legend: {},
  goal: 'protect 9 10',
  rules: [
    'on round 3 every 3 to 9: spawn coldCaller --e 1',
    'on round 1 every 3 to 9: spawn undertow nne 1',
    'on round 1 every 3 to 9: spawn assessor nne 2',
    'on round 2 every 3 to 9: spawn coldCaller nee 3',
    'on round 3 every 3 to 9: spawn pallbearer nee 4',
    'on round 4: spawn undertow nee 2',
    'on round 5: spawn assessor -ne 3',
    'on round 2 every 4 to 9: spawn shuffler --e 1',
  ],
  escorts: [{ id: 'post', mark: '9', hp: '(15+2L)C', move: 0, initiative: 99, immune: 'all' }],
} as const satisfies WrittenScenario;
