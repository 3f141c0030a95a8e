/** A scenario pack of the Long Table is imported and its first round is played. packs.long.test.ts plays one in hand to its end. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { lookAt, touchOnce } from '../kit/longTablePage';
import type { Player } from '../kit/player';

const url = inject('page');

const browser = await sharedBrowser();

const fileOf = (text: string) => ({ name: 'pack.json', mimeType: 'application/json', buffer: Buffer.from(text) });

async function openPacks({ page }: Player): Promise<void> {
  // Opening the same address again would be a reload, which returns to the open page.
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=packs]');
  await page.waitForSelector('textarea[name=pack]');
}

it('of the Long Table is passed to the page of its mode, imported there, and its first round is played by touch', async () => {
  const player: Player = {
    ...(await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' })),
    touch: true,
  };
  const { page, errors } = player;
  // Makes every run deal the same game.
  await page.addInitScript(() => {
    crypto.getRandomValues = <T>(bytes: T) => (bytes instanceof Uint8Array ? bytes.fill(7) : bytes) as T;
  });
  await openPacks(player);
  await page.setInputFiles('input[type=file]', fileOf(readFileSync('assets/packs/lowTide.json', 'utf8')));
  await page.waitForSelector('.packs-screen [data-offer=lowTide]');
  await picture(page, 'long-pack-offer');
  await page.click('[data-action=accept]');
  await picture(page, 'long-pack-in');
  await page.click('[data-page="lowTide/lowTide"] [data-action=play]');
  await page.waitForSelector('.hud.long');
  for (let touches = 0; touches < 120; touches += 1) {
    const seen = await lookAt(page);
    if (seen.over || seen.round >= 2) break;
    await touchOnce(page, seen);
  }
  await picture(page, 'long-pack-table');
  expect((await lookAt(page)).round).toBe(2);
  expect(await page.locator('.warning').count()).toBe(0);
  expect(errors).toEqual([]);
  await player.context.close();
});
