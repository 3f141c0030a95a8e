/** Test kit: finds buttons that are cut off and boxes that scroll, on the title and in the table's menu. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PROFILES, visit } from './browser';
import { MIRKA, opened, putIn } from './putIn';
import { enterTable } from './seat';

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

/** Expects that the title and the menu fit at every size. */
export async function expectMenusFit(browser: Browser, url: string, locale: string): Promise<void> {
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
}
