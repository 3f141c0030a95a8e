/** Test kit: opens several tabs of the real page in one profile, kills one, and continues its game in another. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visitIn } from './browser';
import { journalOf, type Player, playOn, seated } from './player';

export async function toTitle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=new]');
}

/** Opens another tab of the same profile at the title. */
export async function tabOf({ context }: Player, url: string): Promise<Player> {
  const tab = { ...(await visitIn(context)), touch: true };
  await toTitle(tab.page, url);
  return tab;
}

/**
 * Kills the page's process after some decisions, continues the campaign in another tab, and expects that no command is lost.
 * @param decisions the number of decisions before each kill
 */
export async function expectKilledIsKept(first: Player, url: string, decisions: readonly number[]): Promise<void> {
  let tab = first;
  for (const count of decisions) {
    let left = count;
    await playOn(tab, () => left-- === 0);
    const commands = (await journalOf(tab.page))?.commands ?? [];
    const crashed = tab.page.waitForEvent('crash');
    void tab.cdp.send('Page.crash').catch(() => {});
    await crashed;
    const next = await tabOf(first, url);
    await next.page.click('[data-action=continue]');
    await seated(next.page);
    expect((await journalOf(next.page))?.commands ?? []).toEqual(commands);
    tab = next;
  }
}
