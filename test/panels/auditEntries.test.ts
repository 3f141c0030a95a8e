/** Tests the entries of an audit's curve, their numbers in words, and how the audited game ended. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openChapter, t } from '../../src/i18n';
import type { AuditResults, AuditView } from '../../src/panels/app';
import { endedWords, entriesOf, entryOfPoint, errorPercents, signed, waysOf } from '../../src/panels/audit/entries';

beforeAll(() => openChapter('audit'));

const chance = (value: number, error: number) => ({ value, error });
const by = (n: number) => ({ by: n, error: 1 });
const MOVES = [
  { nth: 0, before: chance(500, 9), after: chance(650, 4), choice: by(50), luck: by(100) },
  { nth: 1, before: chance(650, 4), after: chance(600, 7), choice: null, luck: by(-50) },
  { nth: 2, before: chance(600, 7), after: chance(580, 7), choice: by(-20), luck: null },
  { nth: 3, before: chance(580, 7), after: chance(580, 7), choice: null, luck: null },
];
const results = (progress: unknown, more: object = {}) =>
  ({ sheet: { moves: MOVES, endChance: 423 }, progress, points: [], ...more }) as unknown as AuditResults;

describe('the entries of the curve', () => {
  it('are the choice and the luck of each move, with the chance after them and the greater error', () => {
    const entries = entriesOf(results(null)).map(({ move, kind, value, error }) => [move.nth, kind, value, error]);
    expect(entries).toEqual([
      [0, 'choice', 550, 9],
      [0, 'luck', 650, 4],
      [1, 'luck', 600, 7],
      [2, 'choice', 580, 7],
    ]);
  });

  it.each([
    [{ pass: 'rough', move: 2 }, []],
    [{ pass: 'fair', move: 0 }, []],
    [{ pass: 'fair', move: 1 }, [0, 0]],
    [{ pass: 'fair', move: 2 }, [0, 0, 1]],
    [{ pass: 'fine', move: 0 }, [0, 0, 1, 2]],
    [null, [0, 0, 1, 2]],
  ])('are precise as far as the second pass has come (%j)', (progress, expected) => {
    const fair = entriesOf(results(progress)).filter(({ isFair }) => isFair);
    expect(fair.map(({ move }) => move.nth)).toEqual(expected);
  });

  it.each([
    [0, 2],
    [1, 1],
    [2, -1],
    [7, -1],
  ])('turning point %i belongs to the entry %i', (nth, expected) => {
    const point = (move: number, kind: string) => ({ move: MOVES[move], kind });
    const found = results(null, { points: [point(1, 'luck'), point(0, 'luck'), point(1, 'choice')] });
    expect(entryOfPoint(entriesOf(found), found, nth)).toBe(expected);
  });
});

describe('a change in percents', () => {
  it.each([
    [120, '+12'],
    [-120, '−12'],
    [10, '+1'],
    [-10, '−1'],
    [0, '0'],
    [3, '0'],
  ])('of %i thousandths is %s', (thousandths, expected) => {
    expect(signed(thousandths)).toBe(expected);
  });

  it.each([
    [0, 1],
    [10, 1],
    [20, 2],
    [31, 3],
  ])('an error of %i thousandths counts as %i percents', (error, expected) => {
    expect(errorPercents(error)).toBe(expected);
  });
});

it('the way of an option is that of its steps; options without steps have none', () => {
  const step = (to: string) => ({ type: 'step', to });
  const ways = waysOf([
    { commands: [step('a1'), { type: 'endMove', to: 'x' }, step('b1')], isChosen: true },
    { commands: [{ type: 'step' }, { type: 'endTurn' }], isChosen: false },
    { commands: [step('c1')], isChosen: false },
  ] as never);
  expect(ways).toEqual([
    { hexes: ['a1', 'b1'], isChosen: true },
    { hexes: ['c1'], isChosen: false },
  ]);
});

describe('the end of the audited game', () => {
  const view = (outcome: string | null, more: Partial<AuditView> = {}) =>
    ({
      narratedGame: { end: {}, mode: { rules: { outcome: () => outcome } } },
      isGivenUp: false,
      results: results(null),
      ...more,
    }) as unknown as AuditView;
  it.each([
    ['open', null, 'no audit'],
    ['open', view('won', { narratedGame: null }), 'a game that is not loaded'],
    ['open', view(null), 'a game that goes on'],
    ['won', view('won'), 'a won game'],
    ['lost', view('lost', { isGivenUp: true }), 'a lost game, even if it was given up before'],
    ['givenUp', view(null, { isGivenUp: true, results: null }), 'a game that was given up, without results'],
  ] as const)('is %s for %s (%s)', (ended, of, _) => {
    const label = t(`audit.ended.${ended}`);
    expect(endedWords(of)).toEqual({ label, sentence: label });
  });

  it('has the chance at the end in its sentence, if the game was given up', () => {
    expect(endedWords(view(null, { isGivenUp: true }))).toEqual({
      label: t('audit.ended.givenUp'),
      sentence: t('audit.givenUp', { chance: 42 }),
    });
  });
});
