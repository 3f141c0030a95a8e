/** When the window changes its size, the canvas and the table on it follow, even after the practice. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { seated } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const SIZES = [
  { width: 900, height: 600 },
  { width: 1200, height: 700 },
] as const;

const browser = await sharedBrowser();

/** Resizes the window, and waits until canvas and table have followed. */
async function resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const places = () => page.evaluate(() => JSON.stringify(window.gloomholdin.places()));
  const before = await places();
  await page.setViewportSize({ width, height });
  /** The canvas in CSS pixels and in its own pixels, and whether everything on the table has moved. */
  const canvas = async () => ({
    ...(await page.evaluate(() => {
      const found = document.querySelector<HTMLCanvasElement>('#game canvas');
      const box = found?.getBoundingClientRect();
      const { devicePixelRatio: density } = window;
      return { covers: [box?.width, box?.height], has: [found?.width, found?.height].map((n = 0) => n / density) };
    })),
    laidAnew: (await places()) !== before,
  });
  await expect.poll(canvas).toEqual({ covers: [width, height], has: [width, height], laidAnew: true });
}

it('a canvas and its table fit the window after each resize, even at density 1', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, context } = one;
  await enterTable(one, url, 'plot36');
  for (const size of SIZES) await resize(page, size);
  expect(one.errors).toEqual([]);
  await context.close();
});

it('after the practice, the table still follows a resize', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, context } = one;
  await page.goto(`${url}?test&seed=plot36`);
  await page.click('[data-action=practice]');
  await page.waitForSelector('#game canvas');
  await page.waitForSelector('[data-action=throw]');
  await page.click('[data-action=enough]');
  await page.waitForSelector('[data-action=new]');
  await page.setViewportSize(SIZES[0]);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await seated(page);
  await resize(page, SIZES[1]);
  expect(one.errors).toEqual([]);
  await context.close();
});
