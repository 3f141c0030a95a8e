/** A scenario pack is imported, inspected, refused when it is invalid, played over a reload to its end, and removed. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { carefulBot } from '../../src/bots/inHand/careful';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { setupOf } from '../../src/flow/inHand/campaign';
import { send as sendTo } from '../../src/flow/inHand/play';
import { seedFrom } from '../../src/journal/seed';
import { campaignOfPage } from '../../src/packs/inHand/game';
import { install } from '../../src/packs/inHand/install';
import { readPack } from '../../src/packs/inHand/pack';
import { openInteraction } from '../../src/session/inHand/interaction';
import { send } from '../kit/blind';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { forgetAhead, newestRecord, putRecords, records } from '../kit/disk';
import { type Journal, keep, newGame, openSession, record, sealSave } from '../kit/inHand';
import { idle, journalOf, type Player, playOn, replayed, sayOnTable, seated } from '../kit/player';

const url = inject('page');
const TEXT = readFileSync('assets/packs/lostProperty.json', 'utf8');

const browser = await sharedBrowser();
beforeAll(() => {
  const read = readPack(TEXT);
  if (read.ok) install(read.value);
});

const fileOf = (text: string) => ({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function openPacks({ page }: Player): Promise<void> {
  // Opening the same address again would be a reload, which returns to the open page.
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=packs]');
  await page.waitForSelector('textarea[name=pack]');
}

/** The number of decisions by touch; after them the careful bot plays in the mirror. */
const BY_TOUCH = 4;

/** A random number with which a game of the example is won; the greedy bot starts it, and the careful bot continues. */
function wonGame() {
  const read = readPack(TEXT);
  const [scenario] = read.ok ? read.value.scenarios : [];
  if (!scenario) return expect.unreachable('the example has no page');
  for (let n = 0; n < 40; n += 1) {
    const seed = seedFrom(new Uint8Array(16).fill(n));
    const setup = setupOf(campaignOfPage(scenario, { scenarioLevel: 1, seed, name: '' }));
    if (!setup) continue;
    const interaction = openInteraction(openSession(bookFor(setup), { save: () => {} }));
    for (let said = 0; ; said += 1) {
      const command = (said < BY_TOUCH ? greedyBot : carefulBot)(interaction.play);
      if (!command) break;
      if (said < BY_TOUCH) sayOnTable(interaction, command);
      else interaction.send(command);
    }
    if (interaction.play.phase === 'won') return { chance: n, setup, journal: interaction.session.journal };
  }
  return expect.unreachable('nobody wins the example');
}

/** The number of commands that end the game in the page. */
const LAST = 3;

/** Puts the game shortly before its end into the storage of the page. */
async function putEnd(page: Page, { setup, commands }: Journal): Promise<void> {
  const { envelope } = await newestRecord(page);
  let game = newGame(bookFor(setup));
  for (const command of commands.slice(0, -LAST)) {
    const sent = sendTo(game.play, command);
    if (!sent.ok) throw new Error(sent.reason);
    game = record(game, command, sent.play, sent.events);
  }
  const text = sealSave({ ...envelope, serial: envelope.serial + 1, table: keep(game) });
  await forgetAhead(page);
  const { id } = envelope.campaign;
  await putRecords(page, Object.fromEntries(['0', '1', 'good'].map((slot) => [`campaign/${id}/${slot}`, text])));
}

// A regression test: a won page of a pack was not stored, and the warning "campaign.scenarios.0 makes no sense" came again and again.
it('is imported, played over a reload, won and stored without any warning, and removed', async () => {
  const { chance, setup, journal: won } = wonGame();
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const player: Player = { ...(await visit(browser, profile)), touch: true };
  const { page, errors } = player;
  await page.addInitScript((n) => {
    crypto.getRandomValues = <T>(bytes: T) => (bytes instanceof Uint8Array ? bytes.fill(n) : bytes) as T;
  }, chance);
  await openPacks(player);

  await page.setInputFiles('input[type=file]', fileOf(TEXT.replace('"killAll"', '"killSome"')));
  const status = page.locator('.veil [role=status]');
  await status.getByText('scenarios.1.goals.0.kind').waitFor();
  await picture(page, 'pack-refused');
  await page.setInputFiles('input[type=file]', fileOf('<script>alert(1)</script>'));
  await status.getByText('the text is not JSON, from character').waitFor();
  expect(await records(page)).toEqual({});

  const tried = page.waitForEvent('worker');
  await page.click('[data-action=example]');
  await page.waitForSelector('[data-offer=lostProperty]');
  expect((await tried).url()).toMatch(/^http.*trialWorker/);
  await picture(page, 'pack-offer');
  await page.click('[data-action=accept]');
  await status.getByText('“Lost Property” is imported.').waitFor();
  await picture(page, 'pack-in');

  await page.click('[data-page="lostProperty/lostProperty"] [data-action=play]');
  await seated(page);
  expect((await journalOf(page))?.setup).toEqual(setup);
  let left = BY_TOUCH;
  await playOn(player, () => left-- === 0);
  await picture(page, 'pack-table');
  await page.evaluate(() => window.gloomholdin.saved());
  const before = await journalOf(page);

  await openPacks(player);
  expect(await page.locator('[data-action=continue]').count()).toBe(0);
  await page.click('[data-page="lostProperty/lostProperty"] [data-action=goOn]');
  await seated(page);
  expect(await journalOf(page)).toEqual(before);
  expect(before && replayed(before).book.scenario.id).toBe('lostProperty/lostProperty');
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=packs]');
  await putEnd(page, won);
  await openPacks(player);
  await page.click('[data-page="lostProperty/lostProperty"] [data-action=goOn]');
  await seated(page);
  // The page plays forced commands itself, so the bot has to look at the position at each step.
  for (;;) {
    await idle(page);
    const journal = await journalOf(page);
    const command = journal && carefulBot(replayed(journal));
    if (!command) break;
    await send(page, command);
  }
  await page.waitForSelector('.outcome [data-action=onward]');
  await picture(page, 'pack-outcome');
  await page.evaluate(() => window.gloomholdin.saved());
  expect(await page.locator('.warning').count()).toBe(0);
  expect((await newestRecord(page)).envelope.campaign).toMatchObject({ wins: 1, stage: { at: 'outcome' } });

  await openPacks(player);
  await page.waitForSelector('[data-page="lostProperty/lostProperty"] [data-action=play]');
  expect((await newestRecord(page)).envelope.campaign).toMatchObject({ wins: 1, stage: { at: 'outcome' } });
  expect(await page.locator('.warning').count()).toBe(0);
  await page.click('[data-action=remove]');
  await page.click('[data-action=removeYes]');
  await status.getByText('“Lost Property” is removed.').waitFor();
  expect(await records(page)).toEqual({});
  expect(errors).toEqual([]);
  await player.context.close();
});
