/** Every change outside the commands of the table is spoken too: pages, sheets, notices, deals, moves of the camp, places of the viewer. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { VERSION } from '../../src/storage/schema';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import type { Envelope } from '../kit/inHand';
import { hearsMore, type Listener, listenerOf } from '../kit/listener';
import { campEnvelope } from '../kit/longTableWon';
import { seated } from '../kit/player';
import { MIRKA, opened } from '../kit/putIn';
import { walk } from '../kit/randomCampaign';
import { gameUntil, putSaves, savedGame } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();

async function begin(...saves: Parameters<typeof putSaves>[2]): Promise<Listener> {
  const one = await listenerOf(await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' }));
  await putSaves(one.page, url, saves);
  await one.page.goto(`${url}?test`);
  await one.page.waitForSelector('[data-action=campaigns]');
  return one;
}

/** Everything that is spoken after an action, in one line. */
async function heardAfter(one: Listener, act: () => Promise<unknown>): Promise<string> {
  const before = (await one.heard()).length;
  await act();
  return (await hearsMore(one, before)).join(' ');
}

const headingOf = async (page: Page): Promise<string> => (await page.locator('#panels h1').first().textContent()) ?? '';

/** A sheet is announced by the focus, which moves into it. */
async function expectFocusInSheet(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
  expect(await page.locator('[role=dialog]').last().getAttribute('aria-label')).toBeTruthy();
}

async function end({ errors, context }: Listener): Promise<void> {
  expect(errors).toEqual([]);
  await context.close();
}

const resume = (page: Page, name: string) =>
  page.locator('.campaign-line', { hasText: name }).locator('[data-action=resume]').click();

it('in hand, pages, deals in town, hints, sheets and places of the viewer are spoken', async () => {
  const town: Envelope = {
    version: VERSION,
    mode: 'inHand',
    serial: 1,
    created: 1,
    savedAt: 2,
    played: 0,
    campaign: { ...MIRKA, items: [], gold: 60, scenarios: opened(4), id: 'c000000000000001', name: 'Townsman' },
    table: null,
  };
  const table = savedGame(gameUntil('plot36', ({ phase }) => phase === 'heroTurn.choosing'));
  const one = await begin(town, table);
  const { page } = one;
  const campaigns = await heardAfter(one, () => page.click('[data-action=campaigns]'));
  expect(campaigns).toContain(await headingOf(page));
  const journey = await heardAfter(one, () => resume(page, 'Townsman'));
  expect(journey).toContain(await headingOf(page));
  await heardAfter(one, () => page.click('[data-action=town]'));
  for (const ware of await page.locator('.ware').all()) {
    if ((await page.locator('[data-buy]').count()) > 0) break;
    await ware.click();
  }
  expect(await heardAfter(one, () => page.locator('[data-buy]').click())).toMatch(/gold/i);
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=campaigns]');
  await resume(page, 'Mirka');
  await seated(page);
  expect(await heardAfter(one, () => page.keyboard.press('h'))).not.toBe('');
  await page.keyboard.press('o');
  await expectFocusInSheet(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.locator('.log summary').last().click();
  await page.locator('[data-action=watch-at]').last().click();
  await page.waitForSelector('.viewer');
  expect(await heardAfter(one, () => page.keyboard.press('Home'))).toMatch(/0/);
  await end(one);
});

it('at the Long Table, pages and moves of the camp are spoken', async () => {
  const state = [...walk('spoken', 120)].find(({ stage, question }) => stage.at === 'town' && !question);
  if (!state) throw new Error('the party never stands in town');
  const rich = { ...state, heroes: state.heroes.map((hero) => ({ ...hero, gold: 100 })) };
  const one = await begin(
    campEnvelope({ id: 'c000000000000002', name: 'Receivers', stage: { at: 'camp' }, state: rich }),
  );
  const { page } = one;
  await page.click('[data-action=campaigns]');
  const camp = await heardAfter(one, () => resume(page, 'Receivers'));
  expect(camp).toContain(await headingOf(page));
  await page.click('[data-page=town]');
  // A page that opens moves the focus to its heading, so the button is pressed once it keeps the focus.
  const donate = page.locator('[data-move=donate]:enabled').first();
  await donate.focus();
  await expect.poll(() => donate.evaluate((button) => button === document.activeElement)).toBe(true);
  const given = await heardAfter(one, () => page.keyboard.press('Enter'));
  expect(given).toContain('Done:');
  await end(one);
});
