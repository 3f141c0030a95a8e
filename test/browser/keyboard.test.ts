import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { launch, PROFILES, visit } from '../kit/browser';
import { idle, journalOf, replayed, seated, winningSeed } from '../kit/player';

let browser: Browser;
const url = inject('page');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('plays scenario 1 to victory with the keyboard alone', async () => {
  const options = { ...PROFILES.desktop, reducedMotion: 'reduce' as const };
  const { page, errors, context } = await visit(browser, options);
  const { keyboard } = page;
  /** Tabs on until the focus is on something that matches. */
  const tabTo = async (selector: string): Promise<void> => {
    for (let presses = 0; presses < 120; presses++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not come to ${selector}`);
  };
  const press = async (selector: string): Promise<void> => {
    await page.waitForSelector(selector);
    await tabTo(selector);
    await keyboard.press('Enter');
  };
  await page.goto(`${url}?test&seed=${winningSeed(false)}`);
  await press('[data-action=new]');
  await page.waitForSelector('.field input');
  await tabTo('.field input');
  await keyboard.type('Mirka');
  await keyboard.press('Enter');
  await press('button[data-scenario="1"]');
  await press('[data-action=enter]');
  await seated(page);
  // What would a careful bailiff do? It is said at the prompt, and done by nobody.
  await keyboard.press('h');
  await page.getByText(/^I would: /).waitFor();
  expect((await journalOf(page))?.commands).toEqual([]);
  for (;;) {
    await idle(page);
    const journal = await journalOf(page);
    if (!journal) break;
    const command = greedyBot(replayed(journal));
    if (!command) break;
    await tabTo(`.mirror [data-command='${JSON.stringify(command)}']`);
    await keyboard.press('Enter');
    const { length } = journal.commands;
    await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? Infinity) > n, length);
  }
  await page.waitForSelector('[data-won]');
  expect(await page.getAttribute('[data-won]', 'data-won')).toBe('true');
  expect(errors).toEqual([]);
  await context.close();
});
