/** The archive in the page: opened from the title and from the journey, by keyboard too, printed, and nothing beside the window. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, PROFILES, picture, visit } from '../kit/browser';
import { MIRKA, opened, putIn } from '../kit/putIn';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Whether something is painted on a canvas. */
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

/** By how much something is wider than the sheet, or larger than its box. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('.veil > .page');
    const width = (sheet?.scrollWidth ?? 0) - (sheet?.clientWidth ?? 0);
    const cut = [...(sheet?.querySelectorAll<HTMLElement>('button, .blank, p, li, h2, b') ?? [])].filter(
      (each) => each.scrollWidth > each.clientWidth + 1 && !each.closest('.said'),
    );
    return [width, ...cut.map((each) => each.textContent)];
  });

const SIZES = {
  '360 x 640': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  '360 x 640, large words': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, text: 1.3 },
  '844 x 390': PROFILES.landscape,
  '768 x 1024': PROFILES.tablet,
  '1440 x 900': PROFILES.large,
} as const;

it.each(Object.entries(SIZES))(
  '%s: every shelf fits, in long words',
  async (name, { text = 1, ...size }: (typeof SIZES)[keyof typeof SIZES] & { text?: number }) => {
    const { page, context, errors } = await visit(browser, { ...size, locale: 'ru-RU', reducedMotion: 'reduce' });
    await page.goto(`${inject('page')}?test`);
    await page.waitForSelector('[data-action=new]');
    await putIn(page, { ...MIRKA, scenarios: opened(7) });
    await page.evaluate((words) => document.documentElement.style.setProperty('--text-size', String(words)), text);
    await page.click('[data-action=archive]');
    await page.waitForSelector('.monsters .blank');
    await expect.poll(() => painted(page, 'canvas.quarter'), { timeout: 20_000 }).toBe(true);
    expect(await beside(page)).toEqual([0]);
    await picture(page, `archive-${name}`);
    await page.click('[data-entry=tallyCrow]');
    await expect.poll(() => painted(page, '.whole-card')).toBe(true);
    expect(await beside(page)).toEqual([0]);
    await picture(page, `archive-card-${name}`);
    await page.click('[data-action=shelf]');
    for (const shelf of ['items', 'pages', 'heroes', 'honours']) {
      await page.click(`[data-shelf=${shelf}]`);
      expect([shelf, ...(await beside(page))]).toEqual([shelf, 0]);
    }
    expect(errors).toEqual([]);
    await context.close();
  },
);

it('is opened from the journey, gone through by keyboard, and outlives the campaign that filled it', async () => {
  const { page, context, errors } = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await putIn(page, { ...MIRKA, scenarios: opened(3) });
  await page.click('[data-action=continue]');
  await page.click('[data-action=archive]');
  await page.locator('[data-entry=shuffler]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Shuffler' }).waitFor();
  await page.locator('[data-action=turn-card]').focus();
  await page.keyboard.press('Space');
  await page.waitForSelector('.whole[data-turned=true]');
  await page.locator('[data-action=shelf]').focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-entry'));
  await expect.poll(focused).toBe('shuffler');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.archive', { state: 'detached' });

  await page.click('[data-action=back]');
  await page.click('[data-action=campaigns]');
  await page.click('[data-action=delete]');
  await page.click('[data-action=sure]');
  await page.locator('[data-campaign]').waitFor({ state: 'detached' });
  await page.reload();
  await page.click('[data-action=back]');
  await page.click('[data-action=archive]');
  await page.click('[data-shelf=pages]');
  await page.click('[data-entry=plotNine]');
  await page.getByText('your sister has gone to work').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
