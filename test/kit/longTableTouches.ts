/** A won game of the Long Table, played on the real page touch by touch: after each of them the page stands as the rules say. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LongTable } from '../../src/flow/longTable/types';
import pages from '../../src/i18n/en/longTable/pages';
import type { Journal } from '../../src/journal/journal';
import type { Visit } from './browser';
import { type Fingers, PULLS, perform } from './longTableFingers';
import { savedAt, type WonGame } from './longTableWon';
import { putInCode } from './putIn';

type Played = Pick<WonGame, 'campaign' | 'journal'>;

/** Opens the page in a fresh profile and takes the game up after so many of its commands. */
export async function sitDown({ page }: Visit, url: string, game: Played, commands: number): Promise<void> {
  await page.goto(`${url}?test`);
  await putInCode(page, await savedAt(game, commands));
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long, .outcome-screen');
}

/** What the page's journal holds, or null if the scenario is over. */
export const commandsOf = (page: Page): Promise<Journal<LongTable>['commands'] | null> =>
  page.evaluate(async () => {
    const { gloomholdin } = window as unknown as {
      gloomholdin: { readonly journal: Journal<LongTable> | null; idle(): Promise<void> };
    };
    await gloomholdin.idle();
    return gloomholdin.journal?.commands ?? null;
  });

/** How many ways there are to pull a card of the modifier deck. */
export const WAYS_TO_PULL = Object.keys(PULLS).length;

/** Touches from one place of the game to another. @param pulled how the cards were pulled so far: each time another way */
export async function touch(
  one: Visit,
  fingers: Fingers,
  game: WonGame,
  [from, to]: readonly [from: number, to: number],
  pulled: string[] = [],
): Promise<void> {
  const ways = Object.entries(PULLS);
  for (const { gesture, said } of game.touches.slice(from, to)) {
    const [name, pull] = ways[pulled.length % ways.length] ?? [];
    if (!name || !pull) throw new Error('there are ways to pull a card');
    await perform(one, fingers, gesture, pull);
    if (gesture.on === 'deck') pulled.push(name);
    const commands = await commandsOf(one.page);
    // The last command ends the scenario, and the table is left.
    if (commands)
      expect(commands, `${JSON.stringify(gesture)} by ${name}`).toEqual(game.journal.commands.slice(0, said));
  }
}

/** The page shows the conclusion of the scenario that is won. */
export async function expectWon({ page }: Visit): Promise<void> {
  await page.waitForSelector('[data-action=proceed]');
  expect(await page.locator('main').textContent()).toContain(pages.conclusion.noticeOnTheDoor);
}
