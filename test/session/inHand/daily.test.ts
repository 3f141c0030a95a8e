import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { leaveOutcome, setupOf } from '../../../src/flow/inHand/campaign';
import { finishScenario } from '../../../src/flow/inHand/outcome';
import { begin, legal } from '../../../src/flow/inHand/play';
import {
  campaignOfDay,
  type DayResult,
  dailyOf,
  dayOf,
  resultOfDay,
  streakAt,
} from '../../../src/session/inHand/daily';

/** The letters that the tally finds in any journal. */
const { thrown } = vi.hoisted(() => ({ thrown: { letters: '' } }));
vi.mock('../../../src/session/inHand/tally', () => ({ lettersOf: () => thrown.letters }));

/** Days from the year 2000 on. */
const days = fc.integer({ min: 0, max: 36_000 }).map((n) => dayOf(Date.UTC(2000, 0, 1 + n)));

describe('the scenario of a day', () => {
  it('is the same for all players, at any hour', () => {
    expect(dayOf(Date.UTC(2026, 10, 21, 0, 0, 0))).toBe('2026-11-21');
    expect(dayOf(Date.UTC(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21');
    expect(dailyOf('2026-11-21')).toEqual(dailyOf('2026-11-21'));
    expect(dailyOf('2026-11-21').seed).toBe('daily-2026-11-21');
  });

  it('can be set up and played on any day, and is never an ending of the campaign', () => {
    fc.assert(
      fc.property(days, (day) => {
        const daily = dailyOf(day);
        const setup = setupOf(campaignOfDay(daily, 'Tansy'));
        if (!setup) return expect.unreachable();
        expect(setup).toMatchObject({ seed: daily.seed, scenarioLevel: daily.scenarioLevel, gold: 10 });
        expect(daily.chapter.isEnding).toBe(false);
        expect(legal(begin(bookFor(setup))).length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('includes many scenarios and every level', () => {
    const year = Array.from({ length: 365 }, (_, n) => dailyOf(dayOf(Date.UTC(2026, 0, 1 + n))));
    expect(new Set(year.map(({ chapter }) => chapter.number)).size).toBe(19);
    expect(new Set(year.map(({ scenarioLevel }) => scenarioLevel)).size).toBe(4);
  });

  it('unlocks nothing when it is over', () => {
    const campaign = campaignOfDay(dailyOf('2026-11-21'), 'Tansy');
    const result = { won: true, money: 0, treasures: [], purse: 0, flags: {}, rounds: 7 };
    const over = finishScenario(campaign, result);
    expect(over.stage.at).toBe('outcome');
    expect(leaveOutcome(over)).toBe(over);
  });
});

describe('a streak', () => {
  const day = (day: string, won = true): DayResult => ({ day, won, rounds: 1, hp: 1, letters: '' });

  it.each([
    ['days won one after the other', [day('2026-02-27'), day('2026-02-28'), day('2026-03-01')], 3],
    ['none when the last was lost', [day('2026-02-28'), day('2026-03-01', false)], 0],
    ['none when it was not played', [day('2026-02-28')], 0],
    ['nothing before a day that was left out', [day('2026-02-26'), day('2026-02-28'), day('2026-03-01')], 2],
    ['nothing after it', [day('2026-03-01'), day('2026-03-02')], 1],
  ])('is %s', (_, results, streak) => {
    expect(streakAt(results, '2026-03-01')).toBe(streak);
  });
});

it('the campaign of a day has the usual hero of its chapter, no variants, and only this scenario', () => {
  const daily = dailyOf('2026-11-21');
  const { number, heroLevel } = daily.chapter;
  expect(campaignOfDay(daily, 'Tansy')).toMatchObject({
    id: 'daily-2026-11-21',
    name: 'Tansy',
    level: heroLevel,
    variants: { hindrances: false, onTable: false },
    scenarios: { [number]: { unlocked: true, completed: false, blocked: false } },
    scenarioLevel: daily.scenarioLevel,
    stage: { at: 'table', scenario: number, scenarioLevel: daily.scenarioLevel, seed: daily.seed },
  });
});

describe('the result of a day', () => {
  const play = (phase: string) => ({ book: 'book', phase, state: { round: 7, hero: { hp: 3 } } });
  const result = (phase: string) => resultOfDay('2026-11-21', { play: play(phase), journal: 'journal' } as never);

  it.each([
    ['won', true],
    ['lost', false],
  ])('of a game that is %s', (phase, won) => {
    thrown.letters = 'ABC';
    expect(result(phase)).toEqual({ day: '2026-11-21', won, rounds: 7, hp: 3, letters: 'ABC' });
  });

  it('R7.3: counts no round whose cards could not be chosen any more', () => {
    const { state } = play('lost');
    const over = { ...play('lost'), state: { ...state, ending: 'exhausted' } };
    expect(resultOfDay('2026-11-21', { play: over, journal: 'journal' } as never).rounds).toBe(6);
  });

  it('keeps the first 300 throws', () => {
    thrown.letters = `A${'B'.repeat(400)}C`;
    expect(result('won').letters).toBe(`A${'B'.repeat(299)}`);
  });
});
