/** Two tabs of one campaign, and a clock that goes wrong while a tab sleeps: nothing is lost. */
import type { BrowserContextOptions } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { further, goOn, warning } from '../kit/afterFault';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { newestRecord } from '../kit/disk';
import { journalOf, type Player, seated } from '../kit/player';
import { after, enterTable } from '../kit/seat';
import { tabOf } from '../kit/tabs';

const url = inject('page');
const PHONE: BrowserContextOptions = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' };

const browser = await sharedBrowser();

const players: Player[] = [];
afterEach(async () => {
  for (const { context } of players.splice(0)) await context.close();
});

async function player(): Promise<Player> {
  const one = { ...(await visit(browser, PHONE)), touch: true };
  players.push(one);
  return one;
}

/** A campaign with a scenario on the table after some decisions; the last decision is made in the page itself. */
async function begun(decisions = 1): Promise<Player> {
  const one = await player();
  await enterTable(one, url, 'plot36', after(2));
  await further(one, decisions);
  return one;
}

describe('two tabs', () => {
  it('of one campaign: one plays, the other is told so and can take over, without waiting for a tab that sleeps', async () => {
    const first = await begun(0);
    const second = await tabOf(first, url);
    await second.page.click('[data-action=continue]');
    await second.page.getByText('being played in another tab').waitFor();
    await picture(second.page, 'elsewhere');
    await further(first, 1);
    const journal = await journalOf(first.page);
    await second.page.click('[data-action=take-over]');
    await seated(second.page);
    expect(await journalOf(second.page)).toEqual(journal);
    await warning(first.page, 'now played in another tab');
    expect(await journalOf(first.page)).toBeNull();
    await further(second, 1);
    const later = await journalOf(second.page);
    await second.page.close();
    await first.page.click('.warning button');
    await first.page.click('[data-action=continue]');
    await seated(first.page);
    expect(await journalOf(first.page)).toEqual(later);

    // A sleeping tab does not answer, and the page does not wait for it.
    await first.cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    const third = await tabOf(first, url);
    await third.page.click('[data-action=continue]');
    await third.page.click('[data-action=take-over]');
    await seated(third.page);
    expect(await journalOf(third.page)).toEqual(later);
    await further(third, 1);
    await first.cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await warning(first.page, 'now played in another tab');
  });
});

describe('time', () => {
  it('goes backwards, and a tab sleeps for a day: nothing is lost, and the day of sleep does not count as play time', async () => {
    const one = await player();
    await one.page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + Number(localStorage.getItem('shift') ?? 0);
    });
    const shift = (ms: number) => one.page.evaluate((by) => localStorage.setItem('shift', String(by)), ms);
    const HOUR = 3_600_000;
    await enterTable(one, url, 'plot36', after(2));
    await further(one, 1);
    await shift(-30 * 24 * HOUR);
    await further(one, 1);
    const front = await one.context.newPage();
    await front.bringToFront();
    await one.cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await shift(24 * HOUR);
    await one.cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await further(one, 1);
    const journal = await journalOf(one.page);
    const { envelope } = await newestRecord(one.page);
    expect(envelope.table?.journal).toEqual(journal);
    expect(envelope.played).toBeLessThan(HOUR / 2);
    await goOn(one, url);
    expect(await journalOf(one.page)).toEqual(journal);
  });
});
