/**
 * Scenario 11, The Sinking Fund. Goal: loot the sea-chest (2); then, at the end of a round, every hero who is not exhausted is on a hoist
 * hex (1).
 */
import type { WrittenScenario } from '../written';

export const theSinkingFund = {
  id: 'theSinkingFund',
  number: 11,
  map: `
      @@@.#..1o...#....
      @@..#.A1..B.#.CG.
     @@.F+.....E.+.D2*
     @o.$#.K1..B.#.CH.
    .B..#.o1...$#.I..
  `,
  legend: {
    A: 'undertow nee',
    B: 'lienToad nne',
    C: 'powderBrat nee',
    D: 'undertow nee',
    E: 'undertow -nee',
    F: 'lienToad -nn',
    G: 'powderBrat -nn',
    H: 'undertow --e',
    I: 'lienToad --e',
    K: 'undertow -ee',
  },
  goal: 'fetch 2 1',
  rules: ['on looted 2 once: flood 2; spawn undertow -ne 1'],
  treasure: '25 gold',
} as const satisfies WrittenScenario;
