/** The archive in the real page: opened from the title and from the journey, used by keyboard, painted, and not wider than the window. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { MIRKA, opened, putIn } from '../kit/putIn';

const browser = await sharedBrowser();

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
const SIZES = [
  [360, 640, 1],
  [360, 640, 1.3],
  [844, 390, 1],
  [768, 1024, 1],
] as const;

it.each([
  ['by touch', { ...PROFILES.phone, deviceScaleFactor: 1 }, SIZES],
  ['on a desktop', PROFILES.large, [[1440, 900, 1]]],
] as const)('%s every shelf fits at every size, even with long words', async (_, profile, sizes) => {
  const { page, context, errors } = await visit(browser, { ...profile, locale: 'ru-RU', reducedMotion: 'reduce' });
  await page.goto(`${inject('page')}?test`);
  await page.waitForSelector('[data-action=new]');
  await putIn(page, { ...MIRKA, scenarios: opened(7) });
  for (const [width, height, text] of sizes) {
    const name = `${width} x ${height} in words x ${text}`;
    await page.setViewportSize({ width, height });
    await page.evaluate((words) => document.documentElement.style.setProperty('--text-size', String(words)), text);
    await page.click('[data-action=archive]');
    await page.waitForSelector('.monsters .blank');
    await expect.poll(() => painted(page, 'canvas.quarter'), { timeout: 20_000 }).toBe(true);
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
});

it('opens from the journey, works by keyboard, and outlives the campaign that filled it', async () => {
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
