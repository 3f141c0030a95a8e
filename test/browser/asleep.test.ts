/** A page that the browser froze for a day, with its connections to the store dead when it wakes: it takes its store up again, in both modes. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, type Visit, visit } from '../kit/browser';
import { newestRecord } from '../kit/disk';
import { commandsOf, sitDown } from '../kit/longTableTouches';
import { newGameOf } from '../kit/longTableWon';
import { seated } from '../kit/player';
import { after, enterTable } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();
const DAY = 24 * 3_600_000;

/** A page that knows its own connections to the store, and whose clock can be set. */
async function begin(): Promise<Visit> {
  const one = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await one.page.addInitScript(() => {
    const { now } = Date;
    const { open } = IDBFactory.prototype;
    const connections: IDBDatabase[] = [];
    const changed = { connections, shift: 0 };
    Object.assign(window, { changed });
    Date.now = () => now() + changed.shift;
    IDBFactory.prototype.open = function (...given) {
      const opening = open.apply(this, given);
      opening.addEventListener('success', () => connections.push(opening.result));
      return opening;
    };
  });
  return one;
}

/** Freezes the page for a day. Its connections are closed meanwhile, and it is not told. */
async function sleep({ page, cdp, context }: Visit): Promise<void> {
  const front = await context.newPage();
  await front.bringToFront();
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  const closed = await page.evaluate((ms) => {
    const { changed } = window as unknown as { changed: { connections: IDBDatabase[]; shift: number } };
    changed.shift = ms;
    for (const each of changed.connections) each.close();
    return changed.connections.length;
  }, DAY);
  expect(closed).toBeGreaterThan(0);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await front.close();
}

/** Gives one command by the words for screen readers. @returns how many commands the page has then */
async function decide(page: Page): Promise<number> {
  const before = (await commandsOf(page))?.length ?? 0;
  await page.locator('.mirror [data-command]').first().dispatchEvent('click');
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, before);
  await page.evaluate(() => window.gloomholdin.saved());
  return (await commandsOf(page))?.length ?? 0;
}

/** What the page decides after its sleep is saved, shows no warning, and is there when the page is opened anew. */
async function expectAwake(one: Visit): Promise<void> {
  const { page } = one;
  await decide(page);
  await sleep(one);
  const count = await decide(page);
  const { envelope } = await newestRecord(page);
  expect(envelope.table?.journal.commands).toHaveLength(count);
  expect(await page.locator('.warning').count()).toBe(0);
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud .prompt');
  expect(await commandsOf(page)).toHaveLength(count);
  expect(one.errors).toEqual([]);
  await one.context.close();
}

it('in hand', async () => {
  const one = await begin();
  await enterTable(one, url, 'plot36', after(2));
  await seated(one.page);
  await expectAwake(one);
});

it('at the Long Table', async () => {
  const one = await begin();
  await sitDown(one, url, newGameOf('asleep'), 0);
  await expectAwake(one);
});
