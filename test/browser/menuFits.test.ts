/** The title and the table's menu fit at every size and in every language: no button is cut off, nothing scrolls. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { MIRKA, opened, putIn } from '../kit/putIn';
import { enterTable } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const;

/** Buttons that reach out of the window, and boxes that have to be scrolled. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (box: DOMRect) =>
      box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    const buttons = [...document.querySelectorAll<HTMLElement>('#panels button')]
      .filter((each) => !within(each.getBoundingClientRect()) || each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.textContent ?? '');
    const boxes = [...document.querySelectorAll('.title-screen, .veil, .veil > .page')]
      .filter((each) => each.scrollHeight > each.clientHeight + 1)
      .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} px in ${clientHeight}`);
    return [...buttons, ...boxes];
  });

async function cutAtAll(page: Page, what: string): Promise<string[]> {
  const seen: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    seen.push(...(await cut(page)).map((line) => `${what}, ${width} x ${height}: ${line}`));
  }
  return seen;
}

it.each(['en-GB', 'ru-RU', 'cs-CZ'])('%s: the title and the menu fit', async (locale) => {
  const profile = { ...PROFILES.phone, deviceScaleFactor: 1, locale, reducedMotion: 'reduce' } as const;
  const { page, context, errors } = await visit(browser, profile);
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=new]');
  const seen = await cutAtAll(page, 'a new player');
  await page.setViewportSize(PROFILES.phone.viewport);
  await putIn(page, { ...MIRKA, scenarios: opened(1) });
  await page.waitForSelector('[data-action=continue]');
  seen.push(...(await cutAtAll(page, 'with a campaign')));
  await context.close();
  const table = await visit(browser, profile);
  await enterTable(table, url, 'menu');
  await table.page.click('[data-term=menu]');
  await table.page.waitForSelector('.table-menu [data-action=leave]');
  seen.push(...(await cutAtAll(table.page, 'the menu')));
  expect(seen).toEqual([]);
  expect([...errors, ...table.errors]).toEqual([]);
  await table.context.close();
});
