/** The statistics at the end of a scenario, and the daily scenario. */

import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { type Campaign, newCampaign, setupFor, setupOf } from '../../src/flow/inHand/campaign';
import { send } from '../../src/flow/inHand/play';
import type { Setup } from '../../src/rules/inHand/book';
import { campaignOfDay, dailyOf, dayOf } from '../../src/session/inHand/daily';
import { tallyOf, totalFaceCounts } from '../../src/session/inHand/tally';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { forgetAhead, newestRecord, putRecords } from '../kit/disk';
import { type Game, keep, newGame, record, sealSave } from '../kit/inHand';
import { journalOf, playOn, seated, winningSeed } from '../kit/player';

const browser = await sharedBrowser();

const MIRKA = newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false });

/** A scenario one command before its end (`game`), and after that command (`end`). */
function nearlyOver(setup: Setup): { game: Game; end: Game } {
  const book = bookFor(setup);
  const games: Game[] = [newGame(book)];
  for (let game = games[0]; game; game = games.at(-1)) {
    const command = greedyBot(game.play);
    const sent = command && send(game.play, command);
    if (!command || !sent?.ok) break;
    games.push(record(game, command, sent.play, sent.events));
  }
  const [game, end] = [games.at(-2), games.at(-1)];
  if (!game || !end) throw new Error('that was a short game');
  return { game, end };
}

/** Imports a campaign with a scenario on the table through the sheet of saves. */
async function putIn(page: Page, campaign: Campaign, game: Game): Promise<void> {
  const times = { serial: 1, created: 1, savedAt: 2, played: 0 };
  const code = await encodeSave({ version: VERSION, mode: 'inHand', ...times, campaign, table: keep(game) });
  await page.click('[data-action=saves]');
  await page.setInputFiles('input[type=file]', { name: 'm.txt', mimeType: 'text/plain', buffer: Buffer.from(code) });
  await page.click('[data-action=accept]');
  await page.getByRole('status').getByText(campaign.name).waitFor();
  await page.keyboard.press('Escape');
}

/** Writes the daily scenario directly into the store: the page refuses to import it, because it allows one try. */
async function putDay(page: Page, game: Game): Promise<void> {
  const { envelope } = await newestRecord(page);
  const text = sealSave({ ...envelope, serial: envelope.serial + 1, table: keep(game) });
  const { id } = envelope.campaign;
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await forgetAhead(page);
  await putRecords(page, Object.fromEntries(['0', '1', 'good'].map((slot) => [`campaign/${id}/${slot}`, text])));
  await page.reload();
  await page.waitForSelector('[data-action=new]');
}

it('opens the statistics of a campaign whose first scenario is won, and those of all campaigns', async () => {
  const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' as const };
  const visited = await visit(browser, options);
  const { page, errors, context } = visited;
  const { game, end } = nearlyOver(setupFor(MIRKA, 1, 1, winningSeed(false)));
  const throws = totalFaceCounts(tallyOf(end.play.book, end.journal));
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: game.journal.setup.seed } as const;
  const campaign: Campaign = { ...MIRKA, stage };
  await page.goto(`${inject('page')}?test`);
  await putIn(page, campaign, game);
  await page.click('[data-action=continue]');
  await seated(page);
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

it('plays the daily scenario apart from campaigns, and continues it after a reload', async () => {
  const visited = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' as const });
  const { page, errors, context } = visited;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${inject('page')}?test`);
  const day = dayOf(Date.now());
  await page.click('[data-action=daily]');
  await page.click('[data-action=playDaily]');
  await seated(page);
  const player = { ...visited, touch: true };
  await playOn(player, ({ state }) => state.leading !== null);
  const before = await journalOf(page);
  expect(before?.setup).toMatchObject({ scenario: dailyOf(day).chapter.id, seed: `daily-${day}` });
  await page.evaluate(() => window.gloomholdin.saved());
  await page.reload();
  await seated(page);
  expect(await journalOf(page)).toEqual(before);
  await page.goBack();
  await page.waitForSelector('[data-action=playDaily]');
  expect(await page.locator('[data-action=continue], [data-action=campaigns]').count()).toBe(0);
  await page.click('[data-action=playDaily]');
  await seated(page);
  expect(await journalOf(page)).toEqual(before);

  await page.click('[data-term=menu]');
  await page.click('[data-action=leave]');
  const setup = setupOf(campaignOfDay(dailyOf(day), 'Mirka'));
  if (!setup) throw new Error('nothing is on the table');
  await putDay(page, nearlyOver(setup).game);
  await page.click('[data-action=daily]');
  await page.click('[data-action=playDaily]');
  await seated(page);
  await playOn(player);
  await page.click('[data-action=copyDaily]');
  await page.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Gloomholdin’ daily [\d-]+ · \d+ .+ L[0-3] · (won|lost) in \d+ rounds?.* · A\d+ B\d+ C\d+\n/);
  await page.click('[data-action=onward]');
  await page.click('[data-action=daily]');
  await page.locator('[data-result]').waitFor();
  expect(copied.startsWith((await page.locator('[data-result]').textContent()) ?? '?')).toBe(true);
  expect(await page.locator('[data-action=playDaily]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
