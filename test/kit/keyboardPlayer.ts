/** Test kit: plays the real page with only the keyboard: Tab moves the focus to a button, Enter presses it. */
import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { Play } from '../../src/flow/inHand/play';
import { idle, journalOf, replayed, seated } from './player';

/** After this many presses of Tab the focus has been on every element. */
const MAX_TABS = 120;

/**
 * Estimates in the page how often Tab can be pressed at once to come nearer to an element that matches; 0 if the focused one does. Half of
 * what can be seen on the way, because Tab leaves out some of it, such as all but one of a group of radio buttons.
 */
function pressesTo(selector: string): number {
  const { activeElement } = document;
  if (activeElement?.matches(selector)) return 0;
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
  ].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && !each.closest('[inert]') && each.checkVisibility(),
  );
  const from = stops.indexOf(activeElement as HTMLElement);
  const to = stops.findIndex((each, at) => at > from && each.matches(selector));
  return Math.max(1, Math.floor((to - from) / 2));
}

/** Presses Tab until the focus is on an element that matches the selector. @throws Error if it never is */
export async function tabTo(page: Page, selector: string): Promise<void> {
  let presses = 0;
  for (let left = await page.evaluate(pressesTo, selector); left > 0; left = await page.evaluate(pressesTo, selector)) {
    if (presses > MAX_TABS) throw new Error(`Tab does not reach ${selector}`);
    // Sent together, so that not each of them is painted.
    await Promise.all(Array.from({ length: left }, () => page.keyboard.press('Tab')));
    presses += left;
  }
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
