/** Test kit: a player who goes on in the real page after a fault, and what the page then says. */
import type { Page } from 'playwright-core';
import { type Player, playOn, seated } from './player';
import { toTitle } from './tabs';

/** Plays `decisions` more decisions, and waits until they are saved. */
export async function further(one: Player, decisions: number): Promise<void> {
  await one.page.bringToFront();
  let left = decisions;
  await playOn(one, () => left-- === 0);
  await one.page.evaluate(() => window.gloomholdin.saved());
}

/** Reloads the page and continues where the campaign was left. */
export async function goOn({ page }: Player, url: string): Promise<void> {
  await toTitle(page, url);
  await page.click('[data-action=continue]');
  await seated(page);
}

/** Waits until a warning with these words is shown. */
export async function warning(page: Page, words: string): Promise<void> {
  await page.locator('.warning', { hasText: words }).waitFor();
}
