/** Tests the simulator of the Long Table: which games it plays, and what it counts. */
import { describe, expect, it } from 'vitest';
import { bookFor, missing } from '../../../src/content/longTable';
import { BOTS } from '../../../src/sim/longTable/bots';
import {
  type Cell,
  cellsFor,
  DIFFICULTIES,
  heroLevelOf,
  isScenario,
  partiesOf,
  SCENARIOS,
  setupFor,
} from '../../../src/sim/longTable/cells';
import { type GameResult, playGame } from '../../../src/sim/longTable/game';
import { digestOf, goldenOf, nameOf } from '../../../src/sim/longTable/golden';
import { page, reportOf, sumUp } from '../../../src/sim/longTable/report';

const CELL: Cell = { scenario: 'noticeOnTheDoor', difficulty: 'normal', size: 2 };

const played = (over: Partial<GameResult> = {}): GameResult => ({
  party: ['bailiff', 'sexton'],
  won: true,
  rounds: 10,
  hp: 0.5,
  outOf: { hp: 0, cards: 0 },
  negations: 2,
  experience: 8,
  tokens: 4,
  halves: { levy: 1, 'servedInPerson/top': 3, 'servedInPerson/basic': 1 },
  items: { funeralSeedCake: 1 },
  damage: { bailiff: 20 },
  ...over,
});

describe('cells', () => {
  it('cover all fourteen scenarios, each at its intended level', () => {
    expect(SCENARIOS.every(isScenario)).toBe(true);
    expect(SCENARIOS).toHaveLength(14);
    expect([heroLevelOf('noticeOnTheDoor'), heroLevelOf('theLongTable')]).toEqual([1, 5]);
    expect(() => heroLevelOf('plotNine')).toThrow('there is no scenario "plotNine"');
  });

  it('play all parties of their size in turn', () => {
    expect([1, 2, 3, 4].map((size) => partiesOf(size).length)).toEqual([4, 6, 4, 1]);
    const parties = Array.from({ length: 6 }, (_, nth) =>
      setupFor(CELL, nth, 'tune')
        .heroes.map(({ hero }) => hero)
        .join(' '),
    );
    expect(new Set(parties)).toEqual(new Set(partiesOf(2).map((party) => party.join(' '))));
  });

  it('play the same games each time, and different games on the reporting seeds', () => {
    expect(setupFor(CELL, 3, 'tune')).toEqual(setupFor(CELL, 3, 'tune'));
    expect(setupFor(CELL, 3, 'report').seed).not.toBe(setupFor(CELL, 3, 'tune').seed);
  });

  it('are set up at L - 1, L, L + 1 and L + 2 (L3.1), with open information for two and more (L3.4)', () => {
    const levels = DIFFICULTIES.map((difficulty) => setupFor({ ...CELL, difficulty }, 0, 'tune').level);
    expect(levels).toEqual([0, 1, 2, 3]);
    expect([1, 2].map((size) => setupFor({ ...CELL, size }, 0, 'tune').openInformation)).toEqual([false, true]);
  });

  it('have valid set-ups, with full hands and items that fit', () => {
    for (const scenario of SCENARIOS) {
      const setup = setupFor({ scenario, difficulty: 'hard', size: 4 }, 0, 'report');
      expect(missing(setup)).toBeNull();
      for (const { hand, hero } of setup.heroes) {
        expect(hand).toHaveLength(bookFor(setup).heroes.find(({ def }) => def.id === hero)?.def.hand ?? 0);
        expect(new Set(hand).size).toBe(hand.length);
      }
    }
  });

  it('with unknown names are refused', () => {
    expect(cellsFor([], ['normal'], [2])).toHaveLength(14);
    expect(cellsFor(['escrow'], [], [1, 4])).toHaveLength(8);
    expect(() => cellsFor(['nowhere'], [], [])).toThrow('there is no scenario "nowhere"');
    expect(() => cellsFor([], ['brutal'], [])).toThrow('there is no difficulty "brutal"');
    expect(() => cellsFor([], [], [5])).toThrow('no party has 5 heroes');
  });
});

describe('a game', () => {
  it('with random commands is played to its end and counted', () => {
    const setup = setupFor(CELL, 0, 'tune');
    const game = playGame(setup, BOTS.random('straws'));
    expect(game.party).toEqual(['bailiff', 'sexton']);
    expect(game.won).toBe(false);
    expect(game.outOf.hp + game.outOf.cards).toBe(2);
    expect(game.hp).toBe(0);
    const plays = Object.values(game.halves).reduce((sum, times) => sum + times, 0);
    expect(plays).toBeGreaterThan(4);
    expect(playGame(setup, BOTS.random('straws'))).toEqual(game);
  });

  it('is refused when the bot sends an illegal command', () => {
    expect(() => playGame(setupFor(CELL, 0, 'tune'), () => ({ type: 'endTurn' }))).toThrow('is refused');
  });
});

describe('a report', () => {
  const games = [played(), played({ won: false, rounds: 14, outOf: { hp: 0, cards: 2 } })];

  it('sums up means of won games, negations per hero, defeats by cards, and each party', () => {
    expect(sumUp(CELL, games, 'tune')).toMatchObject({
      games: 2,
      won: 1,
      rounds: 10,
      hp: 50,
      negations: 1,
      experience: 4,
      tokens: 2,
      lostByCards: 1,
      parties: { 'bailiff sexton': [2, 1] },
      halves: { 'servedInPerson/top': 6 },
    });
  });

  it('prints cells, means and targets, parties, halves and items', () => {
    const text = page(reportOf('careful', new Map([[CELL, games]]), 'tune'));
    expect(text).toContain('| 1 noticeOnTheDoor | 2 | 1 | normal | 2 | tune 0-1 | 50 |');
    expect(text).toContain('| normal | 2 | 50 | 75-85 |');
    expect(text).toContain('| bailiff sexton | 2 | 50 |');
    expect(text).toContain('| servedInPerson | 75 | 0 | 25 | 8 | 100 |');
    expect(text).toContain('| funeralSeedCake | 0.50 |');
  });

  it('keeps cells that were not played again, but not those of another bot', () => {
    const first = goldenOf('careful', new Map([[CELL, games]]), { bot: '', cells: {} }, 'report');
    const before = JSON.parse(first['balance.json'] ?? '');
    const other: Cell = { ...CELL, difficulty: 'easy' };
    const names = (bot: string) =>
      Object.keys(JSON.parse(goldenOf(bot, new Map([[other, games]]), before, 'report')['balance.json'] ?? '').cells);
    expect(names('careful')).toEqual([nameOf(other), nameOf(CELL)]);
    expect(names('greedy')).toEqual([nameOf(other)]);
    expect(before.cells[nameOf(CELL)].content).toBe(digestOf(CELL));
  });
});
