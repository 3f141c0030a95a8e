/** The page of an ending: its seal lies over no line of it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, PROFILES, visit } from '../kit/browser';
import { MIRKA, opened, putIn } from '../kit/putIn';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const STILL = { deviceScaleFactor: 1, reducedMotion: 'reduce' } as const;

it.each(['phone', 'tablet', 'large'] as const)(
  '%s: the seal that closes the book lies over no line of it',
  async (name) => {
    const { page, context } = await visit(browser, { ...PROFILES[name], ...STILL });
    await page.goto(`${inject('page')}?test`);
    await page.waitForSelector('[data-action=new]');
    await putIn(page, {
      ...MIRKA,
      scenarios: { ...opened(19), 22: { unlocked: true, completed: true, blocked: false } },
    });
    await page.click('[data-action=continue]');
    await page.waitForSelector('.ending .wax');
    const apart = () =>
      page.evaluate(() => {
        const seal = document.querySelector('.ending .seal-row')?.getBoundingClientRect();
        const paper = document.querySelector('.ending .page')?.getBoundingClientRect();
        return (seal?.top ?? 0) >= (paper?.bottom ?? Number.POSITIVE_INFINITY);
      });
    expect(await apart()).toBe(true);
    await page.locator('.ending .wax').scrollIntoViewIfNeeded();
    expect(await apart()).toBe(true);
    await context.close();
  },
);
