/** Test kit: plays a won game of the Long Table again on the real page, and compares the page's journal after each touch. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LongTable } from '../../src/flow/longTable/types';
import pages from '../../src/i18n/en/longTable/pages';
import type { Journal } from '../../src/journal/journal';
import { type Visit, visitIn } from './browser';
import { type Fingers, PULLS, perform } from './longTableFingers';
import { atRest, exposed } from './longTablePage';
import { savedAt, type WonGame } from './longTableWon';
import { putInCode } from './putIn';

type Played = Pick<WonGame, 'campaign' | 'journal'>;

/** Opens the page in a fresh profile, and resumes the game after so many of its commands. */
export async function sitDown({ page }: Visit, url: string, game: Played, commands: number): Promise<void> {
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(game, commands));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long, .outcome-screen');
}

/** Returns the commands of the page's journal when nothing moves any more, or null if the scenario is over. */
export async function commandsOf(page: Page): Promise<Journal<LongTable>['commands'] | null> {
  await atRest(page);
  return page.evaluate(() => {
    const { gloomholdin } = window as unknown as { gloomholdin: { readonly journal: Journal<LongTable> | null } };
    return gloomholdin.journal?.commands ?? null;
  });
}

/** The number of ways to draw a modifier card. */
export const WAYS_TO_PULL = Object.keys(PULLS).length;

/**
 * Repeats the touches of the game from one index to another.
 * @param pulled the ways in which cards were drawn so far; the next card is drawn in the next way, which is added
 */
export async function touch(
  visited: Visit,
  fingers: Fingers,
  game: WonGame,
  [from, to]: readonly [from: number, to: number],
  pulled: string[] = [],
): Promise<void> {
  const ways = Object.entries(PULLS);
  for (const { gesture, said } of game.touches.slice(from, to)) {
    const [name, pull] = ways[pulled.length % ways.length] ?? [];
    if (!name || !pull) throw new Error('PULLS is empty');
    await perform(visited, fingers, gesture, pull);
    if (gesture.on === 'deck') pulled.push(name);
    let commands = await commandsOf(visited.page);
    // The first tap of a finger shows the ghost on a hex; the second tap walks there.
    if (gesture.on === 'hex' && commands && commands.length < said) {
      await perform(visited, fingers, gesture, pull);
      commands = await commandsOf(visited.page);
    }
    // The last command ends the scenario; then there is no journal.
    if (commands)
      expect(commands, `${JSON.stringify(gesture)} by ${name}`).toEqual(game.journal.commands.slice(0, said));
  }
}

/** Expects that the page shows the conclusion of the won scenario. */
export async function expectWon({ page }: Visit): Promise<void> {
  await page.waitForSelector('[data-action=proceed]');
  expect(await page.locator('main').textContent()).toContain(pages.conclusion.noticeOnTheDoor);
}

/**
 * Closes the page after the game is saved, and continues it in a new page of the same profile, which must show the same table.
 * @param press presses the button with this selector
 * @param shown a selector of what the table shows at rest
 */
export async function reopen(
  { page, context, errors }: Visit,
  url: string,
  press: (page: Page, selector: string) => Promise<unknown>,
  shown: string,
): Promise<Visit> {
  const before = await exposed(page);
  await page.evaluate(() => (window as unknown as { gloomholdin: { saved(): Promise<void> } }).gloomholdin.saved());
  await page.close();
  expect(errors).toEqual([]);
  const again = await visitIn(context);
  await again.page.goto(`${url}?test`);
  await press(again.page, '[data-action=continue]');
  await again.page.waitForSelector(shown);
  expect(await exposed(again.page)).toEqual(before);
  return again;
}
