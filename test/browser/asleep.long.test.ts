/** A page that the browser froze for a day, and whose connections to the store are dead when it wakes: it reconnects, in both modes. */
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

/** The state of a connection when the page wakes: closed by the browser, or without its server as on iOS. */
type Death = 'closed' | 'lost';

interface Changed {
  readonly connections: IDBDatabase[];
  readonly lost: Set<IDBDatabase>;
  shift: number;
}

/** A page that tracks its own connections to the store, and whose clock can be set. */
async function begin(): Promise<Visit> {
  const one = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await one.page.addInitScript(() => {
    const { now } = Date;
    const { open } = IDBFactory.prototype;
    const { transaction } = IDBDatabase.prototype;
    const changed: Changed = { connections: [], lost: new Set(), shift: 0 };
    Object.assign(window, { changed });
    Date.now = () => now() + changed.shift;
    IDBFactory.prototype.open = function (...given) {
      const opening = open.apply(this, given);
      opening.addEventListener('success', () => changed.connections.push(opening.result));
      return opening;
    };
    IDBDatabase.prototype.transaction = function (...given) {
      if (changed.lost.has(this)) throw new DOMException('The connection is lost.', 'UnknownError');
      return transaction.apply(this, given);
    };
  });
  return one;
}

/** Freezes the page for a day. Its connections die meanwhile, and the page gets no event for that. */
async function sleep({ page, cdp, context }: Visit, death: Death): Promise<void> {
  const front = await context.newPage();
  await front.bringToFront();
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  const died = await page.evaluate(
    ([ms, how]) => {
      const { changed } = window as unknown as { changed: Changed };
      changed.shift += ms;
      const connections = changed.connections.splice(0);
      for (const each of connections)
        if (how === 'closed') each.close();
        else changed.lost.add(each);
      return connections.length;
    },
    [DAY, death] as const,
  );
  expect(died).toBeGreaterThan(0);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await front.close();
}

/** The mirror renders in a frame: until then its buttons give commands of the position before. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Gives one command by the words for screen readers. @returns how many commands the page has then */
async function decide(page: Page): Promise<number> {
  const before = (await commandsOf(page))?.length ?? 0;
  await rendered(page);
  await page.locator('.mirror [data-command]').first().dispatchEvent('click');
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? 0) > n, before);
  await page.evaluate(() => window.gloomholdin.saved());
  return (await commandsOf(page))?.length ?? 0;
}

/** Expects that a decision after each sleep is saved without a warning, and is there after a reload. */
async function expectAwake(one: Visit): Promise<void> {
  const { page } = one;
  await decide(page);
  let count = 0;
  for (const death of ['closed', 'lost'] as const) {
    await sleep(one, death);
    count = await decide(page);
    const { envelope } = await newestRecord(page);
    expect(envelope.table?.journal.commands, death).toHaveLength(count);
    expect(await page.locator('.warning').count(), death).toBe(0);
  }
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud .prompt');
  expect(await commandsOf(page)).toHaveLength(count);
  expect(one.errors).toEqual([]);
  await one.context.close();
}

it('reconnects to the store in hand', async () => {
  const one = await begin();
  await enterTable(one, url, 'plot36', after(2));
  await seated(one.page);
  await expectAwake(one);
});

it('reconnects to the store at the Long Table', async () => {
  const one = await begin();
  await sitDown(one, url, newGameOf('asleep'), 0);
  await expectAwake(one);
});
