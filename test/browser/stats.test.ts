/** What is counted when a scenario ends, and the scenario of the day. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/greedy';
import { bookFor } from '../../src/content';
import { type Campaign, newCampaign, setupFor } from '../../src/flow/campaign';
import { send } from '../../src/flow/play';
import { type Game, keep, newGame, record } from '../../src/journal/journal';
import { allThrows, tallyOf } from '../../src/journal/tally';
import { exported } from '../../src/storage/portable';
import { VERSION } from '../../src/storage/schema';
import { launch, PROFILES, visit } from '../kit/browser';
import { playOn, seated, winningSeed } from '../kit/player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MIRKA = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });

/** Scenario 1 a few commands before it is won. */
function nearlyWon(seed: string): { game: Game; end: Game } {
  const book = bookFor(setupFor(MIRKA, 1, 1, seed));
  const games: Game[] = [newGame(book)];
  for (let game = games[0]; game; game = games.at(-1)) {
    const command = greedyBot(game.play);
    const sent = command && send(game.play, command);
    if (!command || !sent?.ok) break;
    games.push(record(game, command, sent.play, sent.events));
  }
  const [game, end] = [games.at(-4), games.at(-1)];
  if (!game || !end) throw new Error('that was a short game');
  return { game, end };
}

it('opens the books of a campaign whose first scenario is won, and of all campaigns', async () => {
  const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' as const };
  const visited = await visit(browser, options);
  const { page, errors, context } = visited;
  const { game, end } = nearlyWon(winningSeed(false));
  const throws = allThrows(tallyOf(end.play.book, end.journal));
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: game.journal.setup.seed } as const;
  const campaign: Campaign = { ...MIRKA, stage };
  const times = { serial: 1, created: 1, savedAt: 2, played: 0 };
  const code = await exported({ version: VERSION, ...times, campaign, table: keep(game) });
  await page.goto(`${inject('page')}?test`);
  await page.click('[data-action=saves]');
  await page.setInputFiles('input[type=file]', { name: 'm.txt', mimeType: 'text/plain', buffer: Buffer.from(code) });
  await page.click('[data-action=accept]');
  await page.keyboard.press('Escape');
  await page.click('[data-action=continue]');
  await seated(page);
  await page.click('[data-action=know]');
  await playOn({ ...visited, touch: true });
  await page.waitForSelector('[data-action=onward]');
  await page.click('[data-action=onward]');

  await page.click('[data-action=stats]');
  const sheet = page.getByRole('dialog');
  await sheet.getByText('1 won of 1').waitFor();
  for (const [index, face] of (['A', 'B', 'C'] as const).entries())
    expect(await sheet.locator(`[data-face=${face}] td`).nth(1).textContent()).toBe(String(throws[index]));
  await page.keyboard.press('Escape');
  await page.click('[data-action=back]');
  await page.click('[data-action=campaigns]');
  await page.click('[data-action=stats]');
  await page.getByRole('dialog', { name: 'all campaigns' }).getByText('1 won of 1').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
