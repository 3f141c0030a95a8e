/** Tests that a page is refused if one of its doors can never be opened, because nobody could reach the goal behind it (L27.4). */
import { expect, it } from 'vitest';
import { scenarioProblems } from '../../../src/packs/longTable/scenarioChecks';

const NAMES = {
  monsters: new Set(['shuffler', 'tallyCrow', 'writHound']),
  bosses: new Set<string>(),
  summons: new Set<string>(),
  items: new Set<string>(),
  callMarks: new Map<string, string[]>(),
};

/** What is wrong with a page of three rooms with these rules, whose doors D1 (to the middle) and D2 are locked. */
const wrongs = (...rules: string[]) =>
  scenarioProblems(
    {
      id: 'cellar',
      number: 1,
      map: ['@@.o#..#..', '@@1.+.A+.C', '..B.#2.#3.'].join('\n'),
      legend: { A: 'tallyCrow nnn', B: 'shuffler nnn', C: 'writHound nnn' },
      goal: 'killAll',
      locked: [1, 2],
      rules,
    },
    NAMES,
  ).map(({ field, detail }) => `${field}: ${detail}`);

it.each([
  ['a round ends', 'on round 3 once: unlock D1', 'on round 4 once: unlock D2'],
  ['monsters on this side die', 'on dies shuffler once: unlock D1', 'on dies tallyCrow once: unlock D2'],
  ['heroes step on this side', 'on endTurn 1 once: unlock D1', 'on entered 2 once: unlock D2'],
  ['doors before them are opened', 'on endTurn 1 once: open D1', 'on opened D1 once: unlock D2'],
  ['a later door is opened by its rule', 'on opened D2 once: unlock D1', 'on round 2 once: open D2'],
])('given doors that are unlocked when %s, then the page has no mistake', (_, one, other) => {
  expect(wrongs(one, other)).toEqual([]);
});

it('given a monster that only a rule brings to this side, then its death may unlock the door', () => {
  const brings = 'on round 2 once: spawn writHound nnn 1';
  expect(wrongs(brings, 'on dies writHound once: unlock D1', 'on round 4 once: unlock D2')).toEqual([]);
});

it.each([
  ['the door is opened', 'on opened D1 once: unlock D1'],
  ['a monster behind it dies', 'on dies tallyCrow once: unlock D1'],
  ['a hero stands behind it', 'on endTurn 2 once: unlock D1'],
])('given a door that is unlocked only when %s, then the page says that it stays locked', (_, rule) => {
  expect(wrongs(rule, 'on round 4 once: unlock D2')).toEqual([
    'locked.0: what unlocks door D1 waits behind a locked door',
  ]);
});

it('given two doors of which each waits for the other, then the page says it of both', () => {
  expect(wrongs('on opened D2 once: unlock D1', 'on opened D1 once: unlock D2')).toEqual([
    'locked.0: what unlocks door D1 waits behind a locked door',
    'locked.1: what unlocks door D2 waits behind a locked door',
  ]);
});

it('given a door that no rule names, then the page says that nothing unlocks it', () => {
  expect(wrongs('on round 4 once: unlock D2')).toEqual(['locked.0: nothing unlocks door D1']);
});
