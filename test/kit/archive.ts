/** Test kit: expects that every shelf of the archive is painted, and is not wider than the window. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { picture, visit } from './browser';
import { MIRKA, opened, putIn } from './putIn';

/** Returns whether anything is painted on a canvas. */
const painted = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => {
      const canvas = each as HTMLCanvasElement;
      if (canvas.width === 0) return false;
      return canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0);
    });

/** How far something reaches beyond the sheet or its own box, in px. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.veil > .page');
    const width = (sheet?.scrollWidth ?? 0) - (sheet?.clientWidth ?? 0);
    const cut = [...(sheet?.querySelectorAll<HTMLElement>('button, .blank, p, li, h2, b') ?? [])].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 && !each.closest('.said'),
    );
    return [width, ...cut.map((each) => each.textContent)];
  });

/** Width and height in px, and the text size. */
type Size = readonly [width: number, height: number, text: number];

/** Opens the archive at each size in the language with the longest words. */
export async function expectShelvesFit(
  browser: Browser,
  url: string,
  profile: BrowserContextOptions,
  sizes: readonly Size[],
): Promise<void> {
  const { page, context, errors } = await visit(browser, { ...profile, locale: 'ru-RU', reducedMotion: 'reduce' });
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=new]');
  await putIn(page, { ...MIRKA, scenarios: opened(7) });
  for (const [width, height, text] of sizes) {
    const name = `${width} x ${height} in words x ${text}`;
    await page.setViewportSize({ width, height });
    await page.evaluate((words) => document.documentElement.style.setProperty('--text-size', String(words)), text);
    await page.click('[data-action=archive]');
    await page.waitForSelector('.monsters .blank');
    await expect.poll(() => painted(page, 'canvas.quarter')).toBe(true);
    expect([name, ...(await beside(page))]).toEqual([name, 0]);
    await picture(page, `archive-${name}`);
    await page.click('[data-entry=tallyCrow]');
    await expect.poll(() => painted(page, '.whole-card')).toBe(true);
    expect([name, ...(await beside(page))]).toEqual([name, 0]);
    await page.click('[data-action=shelf]');
    for (const shelf of ['items', 'pages', 'heroes', 'honours']) {
      await page.click(`[data-shelf=${shelf}]`);
      expect([name, shelf, ...(await beside(page))]).toEqual([name, shelf, 0]);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-shelf]', { state: 'detached' });
  }
  expect(errors).toEqual([]);
  await context.close();
}
