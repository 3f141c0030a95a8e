/** Test kit: plays the real page with only the keyboard: Tab moves the focus to a button, Enter presses it. */
import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { Play } from '../../src/flow/inHand/play';
import { idle, journalOf, replayed, seated } from './player';

/** After this many presses of Tab the focus has been on every element. */
const MAX_TABS = 120;

/** Presses Tab until the focus is on an element that matches the selector. @throws Error if it never is */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

async function press(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector);
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Goes from the title to the table of scenario 1 in hand. */
export async function enterByKeyboard(page: Page, url: string, seed: string): Promise<void> {
  await page.goto(`${url}?test&seed=${seed}`);
  await press(page, '[data-action=new]');
  await page.waitForSelector('.field input');
  await tabTo(page, '.field input');
  await page.keyboard.type('Mirka');
  await page.keyboard.press('Enter');
  await press(page, 'button[data-scenario="1"]');
  await press(page, '[data-action=enter]');
  await seated(page);
}

/** Plays like the greedy bot, with the buttons of the mirror, until `done` returns true or the scenario is over. */
export async function playByKeyboard(page: Page, done: (play: Play) => boolean = () => false): Promise<void> {
  for (;;) {
    await idle(page);
    const journal = await journalOf(page);
    if (!journal) return;
    const play = replayed(journal);
    const command = greedyBot(play);
    if (!command || done(play)) return;
    await tabTo(page, `.mirror [data-command='${JSON.stringify(command)}']`);
    await page.keyboard.press('Enter');
    const { length } = journal.commands;
    await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? Infinity) > n, length);
  }
}
