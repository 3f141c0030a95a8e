/** A scenario pack is put in, looked into, refused when it is wrong, played over a reload to its end, and taken out again. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { install } from '../../src/packs/inHand/install';
import { readPack } from '../../src/packs/inHand/pack';
import { playBlind } from '../kit/blind';
import { launch, PROFILES, picture, visit } from '../kit/browser';
import { records } from '../kit/disk';
import { journalOf, type Player, playOn, replayed, seated } from '../kit/player';

const url = inject('page');
const TEXT = readFileSync('assets/packs/lostProperty.json', 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  const read = readPack(TEXT);
  if (read.ok) install(read.value);
});
afterAll(() => browser.close());

const fileOf = (text: string) => ({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function openPacks({ page }: Player): Promise<void> {
  await page.goto(`${url}?test`);
  await page.click('[data-action=packs]');
  await page.waitForSelector('textarea[name=pack]');
}

it('is put in, played over a reload, and taken out', async () => {
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const player: Player = { ...(await visit(browser, profile)), touch: true };
  const { page, errors } = player;
  await openPacks(player);

  await page.setInputFiles('input[type=file]', fileOf(TEXT.replace('"killAll"', '"killSome"')));
  const status = page.locator('.veil [role=status]');
  await status.getByText('scenarios.1.goals.0.kind').waitFor();
  await picture(page, 'pack-refused');
  await page.setInputFiles('input[type=file]', fileOf('<script>alert(1)</script>'));
  await status.getByText('It is torn').waitFor();
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
  let left = 4;
  await playOn(player, () => left-- === 0);
  await picture(page, 'pack-table');
  await page.evaluate(() => window.gloomholdin.saved());
  const before = await journalOf(page);

  await openPacks(player);
  expect(await page.locator('[data-action=continue]').count()).toBe(0);
  await page.click('[data-page="lostProperty/lostProperty"] [data-action=goOn]');
  await seated(page);
  expect(await journalOf(page)).toEqual(before);
  await playBlind(page);
  await page.waitForSelector('.outcome [data-action=onward]');
  await picture(page, 'pack-outcome');
  await page.click('[data-action=onward]');

  await page.click('[data-action=remove]');
  await page.click('[data-action=removeYes]');
  await status.getByText('“Lost Property” is removed.').waitFor();
  expect(await records(page)).toEqual({});
  expect(before && replayed(before).book.scenario.id).toBe('lostProperty/lostProperty');
  expect(errors).toEqual([]);
  await player.context.close();
});
