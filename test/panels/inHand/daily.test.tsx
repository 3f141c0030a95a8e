// @vitest-environment jsdom
/** Tests the page after a daily game: its summary, and the reason of a defeat. */
import { render } from 'preact';
import { beforeAll, expect, it } from 'vitest';
import type { Campaign, Defeat } from '../../../src/flow/inHand/campaign';
import { finishScenario } from '../../../src/flow/inHand/outcome';
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

/** Returns the campaign of the day after its scenario is over. */
function over(lost: Defeat | null): Campaign {
  const result = { won: lost === null, money: 0, treasures: [], purse: 0, flags: {}, rounds: 5 };
  return finishScenario(campaignOfDay(daily, 'Nobody'), lost ? { ...result, lost } : result);
}

/** Returns the reason of the defeat on the page, after the page has read the record of the day. */
async function read(campaign: Campaign): Promise<string> {
  const { day } = daily;
  const result = { day, won: false, rounds: 5, hp: 3, letters: 'ABC' };
  const app = {
    view: { settings: { ...DEFAULTS, reducedMotion: true } } as InHandApp['view'],
    readDaily: async () => ({ daily, begun: true, unfinished: null, result, streak: 0 }),
    readArchive: async () => ({ files: EMPTY_ARCHIVE, honours: [], games: [GAME] }),
  } satisfies Partial<InHandApp>;
  const root = document.createElement('div');
  render(<DailyOutcome app={app as unknown as InHandApp} campaign={campaign} />, root);
  await expect.poll(() => root.querySelector('h1')).not.toBeNull();
  // The summary is the same as that of any other game.
  await expect.poll(() => root.querySelector('.figures b')?.textContent).toBe('5');
  const reason = root.querySelector('.lost-by')?.textContent ?? '';
  render(null, root);
  return reason;
}

it('names the special rule that lost the game', async () => {
  expect(await read(over({ by: 'failed', rule: 'quietPlease' }))).toBe('Its own rule: Quiet, please.');
});

it('says that the rounds ran out, or that the hero is exhausted', async () => {
  expect(await read(over({ by: 'late' }))).toBe('The rounds have run out.');
  expect(await read(over({ by: 'exhausted' }))).toMatch(/^Your last card/);
});

it('gives no reason if the game was won', async () => {
  expect(await read(over(null))).toBe('');
});

it.each([
  [true, [daily.day]],
  [false, []],
])(
  'given a game of the day that has begun: %s, then the seal opens that game even after midnight',
  async (begun, day) => {
    const played: unknown[] = [];
    const app = {
      view: {},
      subscribe: () => () => {},
      show: () => {},
      readDaily: async () => ({ daily, begun, unfinished: null, result: null, streak: 0 }),
      playDaily: (...given: unknown[]) => void played.push(given),
    };
    const root = document.createElement('div');
    render(<DailySheet app={app as unknown as InHandApp} />, root);
    await expect.poll(() => root.querySelector('[data-action=playDaily]')).not.toBeNull();
    root.querySelector<HTMLElement>('[data-action=playDaily]')?.click();
    expect(played).toEqual([['Day labourer', ...day]]);
    render(null, root);
  },
);

it('mentions the unfinished game of another day, and leads back to it', async () => {
  const played: unknown[] = [];
  const app = {
    view: {},
    subscribe: () => () => {},
    show: () => {},
    readDaily: async () => ({ daily, begun: false, unfinished: '2026-11-20', result: null, streak: 0 }),
    playDaily: (...given: unknown[]) => void played.push(given),
  };
  const root = document.createElement('div');
  render(<DailySheet app={app as unknown as InHandApp} />, root);
  await expect.poll(() => root.textContent).toContain('The game of November 20, 2026 is not over');
  root.querySelector<HTMLElement>('[data-action=finishDaily]')?.click();
  expect(played).toEqual([['Day labourer', '2026-11-20']]);
  render(null, root);
});
