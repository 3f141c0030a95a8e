/** The lines of an audit, word by word, for a sheet that the test makes up. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openChapter } from '../../src/i18n';
import { auditLines } from '../../src/modes/auditSheet';

const { found } = vi.hoisted(() => ({
  found: { sheet: {} as object, points: [] as string[], moves: [] as object[], ran: 0 },
}));

vi.mock('../../src/audit/audit', () => ({
  openAudit: () => ({ moves: found.moves, end: 'the end' }),
  *runAudit() {
    found.ran += 1;
    yield 'a step';
    found.ran += 1;
  },
}));
vi.mock('../../src/audit/sheet', async (original) => ({
  ...(await original<typeof import('../../src/audit/sheet')>()),
  sheetOf: () => found.sheet,
}));
vi.mock('../../src/audit/turningPoints', () => ({ turningPointsOf: () => found.points }));
vi.mock('../../src/i18n/auditWords', async (original) => ({
  ...(await original<typeof import('../../src/i18n/auditWords')>()),
  decisionLabel: (_: unknown, before: string, commands: string) => `${commands} in ${before}`,
  chanceSentences: (_: unknown, __: unknown, nth: number) => `the result of move ${nth}`,
  turningSentence: (_: unknown, __: unknown, point: string) => point,
}));

const move = (nth: number, more: object) => ({
  drift: 0,
  nth,
  round: 2,
  before: { value: 500 },
  after: { value: 700 },
  choice: null,
  luck: null,
  ...more,
});

beforeAll(() => openChapter('audit'));
beforeEach(() => {
  found.ran = 0;
  found.points = [];
  found.moves = ['first', 'second'].map((name) => ({ before: `play ${name}`, commands: `commands ${name}` }));
  found.sheet = { startChance: 500, luck: 300, choices: -100, endChance: 700, moves: [] };
});

/** @param outcome what the rules say of the end */
const lines = (outcome: string | null = null) =>
  auditLines(
    { rules: { outcome: (play: string) => (play === 'the end' ? outcome : 'of another play') } } as never,
    {} as never,
    {} as never,
  );

const row = (...cells: readonly string[]) => cells.join('\t');

it('runs the whole audit, and has headings, sums, the end and no turning point', () => {
  expect(lines()).toEqual([
    'The Audit',
    row('Round', 'Step', 'Kind', 'What was done', 'Chance', 'Change', 'Accuracy'),
    'Began at 50',
    'Luck +30',
    'Choices −10',
    'Under way 70',
    'Turning points',
    'No single move turned this game.',
  ]);
  expect(found.ran).toBe(2);
});

it('has a row for the choice of a move, with the chance after it, and one for its luck, with the chance after that', () => {
  const both = move(0, { choice: { by: -120, error: 31 }, luck: { by: 320, error: 8 } });
  const lucky = move(1, { luck: { by: 0, error: 0 } });
  found.sheet = { ...found.sheet, moves: [both, lucky, move(1, {}), move(9, { luck: { by: 1, error: 1 } })] };
  expect(lines().slice(2, -6)).toEqual([
    row('2', '1', 'choice', 'commands first in play first', '38', '−12', '±3'),
    row('2', '1', 'luck', 'the result of move 0', '70', '+32', '±1'),
    row('2', '2', 'luck', 'the result of move 1', '70', '0', '±0'),
  ]);
});

it('has changes that agree with the chances, and a row for what the estimate corrected by itself', () => {
  const lucky = move(0, { before: { value: 506 }, after: { value: 494 }, luck: { by: 14, error: 20 }, drift: -26 });
  found.sheet = { ...found.sheet, moves: [lucky] };
  expect(lines().slice(2, -6)).toEqual([
    row('2', '1', 'correction', 'The Audit corrects its own estimate.', '48', '−3', ''),
    row('2', '1', 'luck', 'the result of move 0', '49', '+1', '±2'),
  ]);
});

it.each([
  ['won', 'Won 70'],
  ['lost', 'Lost 70'],
])('says how the game ended: %s', (outcome, line) => {
  expect(lines(outcome).at(-3)).toBe(line);
});

it('a sum of 0 has no sign, the smallest others have one', () => {
  found.sheet = { ...found.sheet, luck: 10, choices: -10, startChance: 500, endChance: 500 };
  expect(lines().slice(3, 5)).toEqual(['Luck +1', 'Choices −1']);
  found.sheet = { ...found.sheet, luck: 0, choices: 0 };
  expect(lines().slice(3, 5)).toEqual(['Luck 0', 'Choices 0']);
});

it('numbers the turning points', () => {
  found.points = ['a throw', 'a choice'];
  expect(lines().slice(-2)).toEqual(['1. a throw', '2. a choice']);
});
