/** Store, locks, worker, texts or pictures that never answer: the page works without them, or says in a sentence what it waits for. */
import type { Page, Route } from 'playwright-core';
import { afterEach, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit, visitIn } from '../kit/browser';
import { newestRecord, records } from '../kit/disk';
import { sealSave } from '../kit/inHand';
import { journalOf, type Player, playOn, seated } from '../kit/player';
import { after, putTable } from '../kit/seat';

const url = inject('page');
const DOES_NOT_ANSWER = 'does not answer yet';

const browser = await sharedBrowser();

const players: Player[] = [];
afterEach(async () => {
  for (const { context } of players.splice(0)) await context.close();
});

async function player(): Promise<Player> {
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;
  const one = { ...(await visit(browser, profile)), touch: true };
  players.push(one);
  return one;
}

/** Another page of the same profile, which replaces the first. */
async function pageAfter({ context, page }: Player): Promise<Player> {
  const next = { ...(await visitIn(context)), touch: true };
  await page.close();
  return next;
}

async function further(one: Player, decisions: number): Promise<void> {
  let left = decisions;
  await playOn(one, () => left-- === 0);
  await one.page.evaluate(() => window.gloomholdin.saved());
}

/** The database answers `open` or `get` only when `answer` is called in the page. */
const hold = (page: Page, what: 'open' | 'get') =>
  page.addInitScript((held) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    Object.assign(window, { answer });
    const owner: object = held === 'open' ? IDBFactory.prototype : IDBObjectStore.prototype;
    const ask: (...given: unknown[]) => IDBRequest = Reflect.get(owner, held);
    Reflect.set(owner, held, function (this: unknown, ...given: unknown[]) {
      const request = ask.apply(this, given);
      Object.defineProperty(request, 'onsuccess', {
        set: (hear: (event: Event) => void) =>
          request.addEventListener('success', (event) => void answered.then(() => hear.call(request, event))),
      });
      return request;
    });
  }, what);

const answer = (page: Page) => page.evaluate(() => (window as unknown as { answer(): void }).answer());
const warning = (page: Page) => page.locator('.warning', { hasText: DOES_NOT_ANSWER });

it.each(['open', 'get'] as const)(
  'a database whose %s is never answered: the campaign continues in local storage, and moves to the database when it answers',
  async (what) => {
    const first = await player();
    await putTable(first, url, 'plot36', after(2));
    const { envelope } = await newestRecord(first.page);
    // The write-ahead copy that a page leaves (storage/writeAhead.ts).
    await first.page.evaluate(([id, text]) => localStorage.setItem(`gloomholdin/ahead/${id}`, text), [
      envelope.campaign.id,
      sealSave(envelope),
    ] as const);
    const one = await pageAfter(first);
    await hold(one.page, what);
    await one.page.goto(`${url}?test`);
    await warning(one.page).waitFor();
    await one.page.click('[data-action=continue]');
    await seated(one.page);
    await further(one, 1);
    const journal = await journalOf(one.page);
    await answer(one.page);
    await warning(one.page).waitFor({ state: 'detached' });
    await one.page.evaluate(() => window.gloomholdin.saved());
    expect((await newestRecord(one.page)).envelope.table?.journal).toEqual(journal);
    expect(Object.keys(await records(one.page, 'backup/'))).toHaveLength(1);
    expect(
      await one.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gloomholdin/saves'))),
    ).toEqual([]);
    await further(one, 1);
    const later = await journalOf(one.page);
    const again = await pageAfter(one);
    await again.page.goto(`${url}?test`);
    await again.page.click('[data-action=continue]');
    await seated(again.page);
    expect(await journalOf(again.page)).toEqual(later);
    expect([...one.errors, ...again.errors]).toEqual([]);
  },
);

it('locks, the service worker and a request for persistent storage do not delay the table when they are never answered', async () => {
  const one = await player();
  await one.page.addInitScript(() => {
    const never = () => new Promise(() => {});
    const hang = (owner: object, name: string) => Object.defineProperty(owner, name, { value: never });
    hang(LockManager.prototype, 'request');
    hang(StorageManager.prototype, 'persist');
    hang(StorageManager.prototype, 'persisted');
    hang(CacheStorage.prototype, 'has');
    hang(ServiceWorkerContainer.prototype, 'register');
  });
  // Without "test" in its address the page registers its service worker.
  await one.page.goto(`${url}?seed=plot36`);
  await one.page.click('[data-action=new]');
  await one.page.fill('input', 'Mirka');
  await one.page.click('button[type=submit]');
  await one.page.click('button[data-scenario="1"]');
  await one.page.click('[data-action=enter]');
  await one.page.waitForSelector('.hud .prompt');
  await one.page.reload();
  await one.page.waitForSelector('.hud .prompt');
  expect(one.errors).toEqual([]);
});

/** Holds requests back. @returns a function that lets them through */
async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let bring = () => {};
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return bring;
}

it('missing fonts and atlas do not delay the title or the table, and missing texts show a message', async () => {
  const one = await player();
  const bring = await holdRequests(one.page, /\/assets\/en-[^/]*\.js$/);
  await holdRequests(one.page, /\/assets\/[^/]*\.woff2$|\/assets\/[23]x-[^/]*\.webp$/);
  await one.page.goto(`${url}?test&seed=plot36`, { waitUntil: 'commit' });
  const waits = one.page.getByText('The game is still on its way');
  await waits.waitFor();
  expect(await one.page.locator('#on-its-way [lang=cs] a').getAttribute('href')).toBe('');
  bring();
  await waits.waitFor({ state: 'detached' });
  await one.page.click('[data-action=new]');
  await one.page.fill('input', 'Mirka');
  await one.page.click('button[type=submit]');
  await one.page.click('button[data-scenario="1"]');
  await one.page.click('[data-action=enter]');
  await seated(one.page);
  await further(one, 1);
});

it('a first script that does not arrive: the page reports it, and can be reloaded', async () => {
  const { page } = await player();
  const first = /\/assets\/index-[^/]*\.js$/;
  await page.route(first, (route) => route.abort());
  await page.goto(`${url}?test`);
  await page.getByText('The game is still on its way').waitFor();
  await page.unroute(first);
  await page.click('#on-its-way [lang=en] a');
  await page.waitForSelector('[data-action=new]');
  expect(await page.locator('#on-its-way').count()).toBe(0);
});
