// @vitest-environment jsdom
/** A day's game, after it: how it came out, and by which rule. */
import { render } from 'preact';
import { beforeAll, expect, it } from 'vitest';
import { type Campaign, finishScenario, type Lost } from '../../../src/flow/inHand/campaign';
import { openChapter } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { DailyOutcome, DailySheet } from '../../../src/panels/inHand/daily/Daily';
import { EMPTY_ARCHIVE } from '../../../src/session/inHand/archive';
import { campaignOfDay, dailyOf } from '../../../src/session/inHand/daily';
import { DEFAULTS } from '../../../src/storage/settings';
import { account } from '../../kit/accounts';
import { stubBrowser } from '../drawn';

stubBrowser();

const daily = dailyOf('2026-11-21');

const GAME = { id: campaignOfDay(daily, 'Nobody').id, game: '00000000', account: account({ rounds: 5 }), honours: [] };

beforeAll(() => Promise.all([openChapter('daily'), openChapter('afterwards'), openChapter('archive')]));

/** The day's campaign when its scenario is over. */
function over(lost: Lost | null): Campaign {
  const result = { won: lost === null, money: 0, treasures: [], purse: 0, flags: {}, rounds: 5 };
  return finishScenario(campaignOfDay(daily, 'Nobody'), lost ? { ...result, lost } : result);
}

/** What stands on the page; the record of the day is read first. */
async function read(campaign: Campaign): Promise<string> {
  const { day } = daily;
  const result = { day, won: false, rounds: 5, hp: 3, letters: 'ABC' };
  const app = {
    view: { settings: { ...DEFAULTS, reducedMotion: true } } as InHandApp['view'],
    daily: async () => ({ daily, begun: true, unfinished: null, result, streak: 0 }),
    archive: async () => ({ files: EMPTY_ARCHIVE, honours: [], games: [GAME] }),
  } satisfies Partial<InHandApp>;
  const root = document.createElement('div');
  render(<DailyOutcome app={app as unknown as InHandApp} campaign={campaign} />, root);
  await expect.poll(() => root.querySelector('h1')).not.toBeNull();
  // The day's game is summed up as any other.
  await expect.poll(() => root.querySelector('.figures b')?.textContent).toBe('5');
  const said = root.querySelector('.lost-by')?.textContent ?? '';
  render(null, root);
  return said;
}

it('names the rule of the page that it was lost by', async () => {
  expect(await read(over({ by: 'failed', rule: 'quietPlease' }))).toBe('Its own rule: Quiet, please.');
});

it('names the end of the rounds, or of the hero', async () => {
  expect(await read(over({ by: 'late' }))).toBe('The rounds have run out.');
  expect(await read(over({ by: 'exhausted' }))).toMatch(/^Your last card/);
});

it('says nothing of the kind when it was won', async () => {
  expect(await read(over(null))).toBe('');
});

it('tells of the game of another day that is not over, and leads back to it', async () => {
  const played: unknown[] = [];
  const app = {
    view: {},
    subscribe: () => () => {},
    show: () => {},
    daily: async () => ({ daily, begun: false, unfinished: '2026-11-20', result: null, streak: 0 }),
    playDaily: (...given: unknown[]) => void played.push(given),
  };
  const root = document.createElement('div');
  render(<DailySheet app={app as unknown as InHandApp} />, root);
  await expect.poll(() => root.textContent).toContain('The game of November 20, 2026 is not over');
  root.querySelector<HTMLElement>('[data-action=finishDaily]')?.click();
  expect(played).toEqual([['Day labourer', '2026-11-20']]);
  render(null, root);
});
