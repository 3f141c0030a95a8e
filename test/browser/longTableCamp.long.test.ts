/** From the title to the first round of the Long Table with the keyboard alone, with a second party on the way. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { exposed } from '../kit/longTablePage';
import { reopen } from '../kit/longTableTouches';

const url = inject('page');
/** More Tab presses than the focus needs to reach every element of the page. */
const MAX_TABS = 160;

const browser = await sharedBrowser();

/** Moves the focus to the element by Tab and presses Enter. */
async function enter(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  for (let i = 0; i < MAX_TABS; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

async function write(page: Page, selector: string, words: string): Promise<void> {
  await page.waitForSelector(selector);
  for (let i = 0; i < MAX_TABS; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      await page.keyboard.type(words);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** Gives the first answer to every question, until `until` appears. */
async function answer(page: Page, until: string): Promise<void> {
  const next =
    '.asked:not(:has([aria-pressed=true])) [data-quest], .asked [data-move], .asked [data-action=share], .asked [data-action=proceed]';
  for (;;) {
    await page.waitForSelector(`${next}, ${until}`);
    if (await page.locator(until).count()) return;
    const before = await page.locator('main').textContent();
    await enter(page, next);
    await page.waitForFunction(
      ([was, there]) =>
        document.querySelector(there ?? '') !== null || document.querySelector('main')?.textContent !== was,
      [before, until] as const,
    );
  }
}

it('with the keyboard, parties are founded, cards are chosen, and the scenario begins', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page } = one;
  await page.goto(`${url}?test&seed=abc`);
  await enter(page, '[data-action=newlongTable]');
  await write(page, '.founding input[autocomplete=off]', 'The Receivers');
  await page.keyboard.press('Enter');
  await answer(page, '.camp-tabs');

  await enter(page, '[data-page=party]');
  await enter(page, '.roll summary');
  await write(page, '.another input', 'The Others');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.party-sheet h2')?.textContent === 'The Others');
  await enter(page, '[data-move=playParty]');
  await page.waitForFunction(() => document.querySelector('.party-sheet h2')?.textContent === 'The Receivers');

  await enter(page, '[data-page=map]');
  await enter(page, '[data-scenario=noticeOnTheDoor]');
  await answer(page, '.hud.long .prepare');

  await enter(page, '[data-action=hand]');
  await enter(page, '.hand-sheet [aria-pressed=true].whole');
  await enter(page, '.hand-sheet [aria-pressed=false].whole:last-of-type:not(:disabled)');
  await page.keyboard.press('Escape');
  expect((await exposed(page)).phase).toContain('prepare');

  await enter(page, '#mirror [data-command*=begin], [data-says*=begin]');
  await page.waitForSelector('.hud.long .fan');
  expect((await exposed(page)).state.round).toBe(1);
  const again = await reopen(one, url, enter, '.hud.long .fan');
  expect(again.errors).toEqual([]);
  await one.context.close();
});
