/** From the title to the first round of the Long Table by touch on a phone. longTableCamp.long.test.ts goes there by keyboard. */
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { exposed } from '../kit/longTablePage';
import { reopen } from '../kit/longTableTouches';

const url = inject('page');
const browser = await sharedBrowser();

it('by touch on a phone, a party gets to the cards of the first round; after closing, the title continues it', async () => {
  const one = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const { page } = one;
  await page.goto(`${url}?test&seed=abc`);
  await page.tap('[data-action=newlongTable]');
  await page.locator('.founding input[autocomplete=off]').tap();
  await page.keyboard.type('The Receivers');
  expect(await page.locator('.founding .heroes input[type=checkbox]:checked').count()).toBe(2);
  await page.tap('.founding [type=submit]');
  await page.waitForSelector('.camp-tabs, .asked');
  for (;;) {
    const next = page.locator(
      '.asked:not(:has([aria-pressed=true])) [data-quest], .asked [data-move], .asked [data-action=share], .asked [data-action=proceed], [data-scenario=noticeOnTheDoor], .hud.long .prepare',
    );
    await next.first().waitFor();
    if (await page.locator('.hud.long .prepare').count()) break;
    // The seal that sets out is visible below the map.
    const seal = page.locator('[data-scenario=noticeOnTheDoor]');
    if (await seal.count())
      expect((await seal.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(
        PROFILES.phone.viewport.height - 60,
      );
    const before = await page.locator('main').textContent();
    await next.first().tap();
    await page.waitForFunction(
      (was) => document.querySelector('.hud.long') !== null || document.querySelector('main')?.textContent !== was,
      before,
    );
  }
  // No part of the set-up is cut off.
  expect(await page.locator('.prepare').evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
  // Keeps a goal, and changes a card of the hand for another.
  const dealt = (await exposed(page)).state.seats.map(({ goals }) => goals);
  const offered = page.locator('.prepare .goals button[aria-pressed=false]');
  expect(await offered.count()).toBeGreaterThan(0);
  await offered.first().tap();
  await expect.poll(async () => (await exposed(page)).state.seats.map(({ goals }) => goals)).not.toEqual(dealt);
  const hand = (await exposed(page)).state.seats[0]?.hand;
  await page.tap('[data-action=hand]');
  await page.locator('.hand-sheet [aria-pressed=true].whole').first().tap();
  await page.locator('.hand-sheet [aria-pressed=false].whole:not(:disabled)').last().tap();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.hand-sheet', { state: 'detached' });
  expect((await exposed(page)).state.seats[0]?.hand).not.toEqual(hand);
  await page.tap('.foot [data-says*=begin]');
  await page.waitForSelector('.hud.long .fan button.card');
  expect((await exposed(page)).state.round).toBe(1);
  const again = await reopen(one, url, (page, button) => page.tap(button), '.hud.long .fan button.card');
  expect(again.errors).toEqual([]);
  await one.context.close();
});
