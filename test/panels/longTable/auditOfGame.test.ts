/** Tests which audit the outcome page shows, and what it says of the turning points. */
import { describe, expect, it } from 'vitest';
import { t } from '../../../src/i18n';
import { auditOfGame, turningHeading, turningPlaces } from '../../../src/panels/longTable/outcome/auditOfGame';
import { boardOpened } from './opened';

boardOpened();

const setup = { scenario: 'one', heroes: ['bailiff'] };
const results = { points: [] };
const narratedGame = { end: { book: { setup: { ...setup } } } };
const of = (journal: object | null, view: object | null) => auditOfGame({ journal, audit: { view } } as never);

describe('the audit of the game', () => {
  it('is the one that was opened last, if that is of this game', () => {
    expect(of({ setup }, { results, narratedGame })).toEqual({ points: results.points, narratedGame });
  });

  it.each([
    ['no journal', null, { results, narratedGame }],
    ['no audit', { setup }, null],
    ['no results', { setup }, { results: null, narratedGame }],
    ['no game', { setup }, { results, narratedGame: null }],
    ['neither a game nor a journal', null, { results, narratedGame: null }],
    ['an audit of another game', { setup: { ...setup, scenario: 'two' } }, { results, narratedGame }],
  ])('is missing if there is %s', (_, journal, view) => {
    expect(of(journal, view)).toBeNull();
  });
});

it.each([
  [true, null, 'turned'],
  [true, [-5], 'turned'],
  [false, [-5, 5], 'turned'],
  [false, [-5, 0], 'turnedLost'],
  [false, [], 'turnedLost'],
  [false, null, 'turnedLost'],
] as const)('with the game won: %s and the changes %j the heading is %s', (won, changes, heading) => {
  const audit = changes && { narratedGame, points: changes.map((by) => ({ change: { by } })) };
  expect(turningHeading(won, audit as never)).toBe(t(`board.outcome.${heading}`));
});

describe('the hexes of the turning points', () => {
  const hero = { id: 'hero:bailiff', hex: 'b2' };
  const before = { state: { figures: [hero], question: { ask: 'x', hero: 'bailiff' }, seats: [], turn: null } };
  const move = (to: string) => ({ before, commands: [{ type: 'step', to }], events: [] });
  const target = { type: 'modifiersDrawn', target: 'hero:bailiff' };
  const moves = [move('a1'), { ...move('c3'), events: [target] }];
  const point = (kind: string, nth: number) => ({ kind, move: { nth } });
  const places = (...points: object[]) => turningPlaces({ points, narratedGame: { moves } } as never);

  it('are those of their moves, by choice or by luck', () => {
    expect(places(point('choice', 1), point('luck', 1), point('choice', 0))).toEqual([
      { n: 1, hex: 'c3' },
      { n: 2, hex: 'b2' },
      { n: 3, hex: 'a1' },
    ]);
  });

  it('are missing for moves that the audit has not narrated, and without an audit', () => {
    expect(places(point('choice', 7), point('choice', 0))).toEqual([{ n: 1, hex: 'a1' }]);
    expect(turningPlaces(null)).toEqual([]);
  });
});
