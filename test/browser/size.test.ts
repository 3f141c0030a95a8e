/** The number of bytes that a new player has to fetch before the title appears, and before the table appears. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { recordTitleTime, scriptsToTable, scriptsToTitle } from '../../scripts/bench/loads';
import { PROFILES, sharedBrowser, visitWithSound } from '../kit/browser';
import { newCampaign } from '../kit/player';

const url = inject('page');
/** The gzipped size of Phaser as published, in bytes. */
const PHASER = 354_000;
const TITLE = 0.6 * PHASER;
const TABLE = 1.25 * PHASER;

const browser = await sharedBrowser();

const packed = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join('dist', path)), { level: 9 }).length, 0);

/** Holds the request for Phaser back. @returns a function that lets it through */
async function hold(page: Page): Promise<() => void> {
  let bring = () => {};
  const held = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/phaser-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return bring;
}

it('fetches few bytes before the title, and no more than the limit before the table', async () => {
  const one = { ...(await visitWithSound(browser, { ...PROFILES.phone, reducedMotion: 'reduce' })), touch: true };
  await recordTitleTime(one.page);
  await newCampaign(one, url, 'plot36');
  const toTable = await scriptsToTable(one.page);
  const toTitle = await scriptsToTitle(one.page);
  expect(toTitle.filter((path) => /phaser|painting/.test(path))).toEqual([]);
  expect(packed(toTitle)).toBeLessThan(TITLE);
  expect(toTable.some((path) => path.includes('phaser'))).toBe(true);
  expect(packed(toTable)).toBeLessThan(TABLE);
  // The table does not wait for the music.
  expect(toTable.filter((path) => path.includes('musician'))).toEqual([]);
  // Only players of the other mode fetch its files.
  expect(toTable.filter((path) => path.includes('longTable'))).toEqual([]);
  await one.context.close();
});

it('shows the title before the scene has loaded, and waits for the scene when it is needed immediately', async () => {
  const one = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const { page, context } = one;
  const bring = await hold(page);
  await page.goto(`${url}?test&seed=plot36`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await page.getByText('The cards are being laid out').waitFor();
  expect(await page.locator('#game canvas').count()).toBe(0);
  bring();
  await page.waitForSelector('.hud .prompt');
  await page.locator('.laying').waitFor({ state: 'detached' });
  expect(one.errors).toEqual([]);
  await context.close();
});

it('repaints the prints of a page when the scene has loaded', async () => {
  const one = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  const { page, context } = one;
  const bring = await hold(page);
  await page.goto(`${url}?test`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.waitForSelector('canvas.print');
  /** Returns whether every visible print is painted. */
  const painted = () =>
    page.locator('canvas.print').evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each as HTMLCanvasElement;
        const data = (each as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width || 1, height || 1).data;
        return data?.some((value) => value > 0) ?? false;
      }),
    );
  expect(new Set(await painted())).toEqual(new Set([false]));
  bring();
  await expect.poll(async () => [...new Set(await painted())]).toEqual([true]);
  expect(one.errors).toEqual([]);
  await context.close();
});

it('has less than 12 kB of music', () => {
  const music = readdirSync('dist/assets').filter((file) => file.startsWith('musician-'));
  expect(music).toHaveLength(1);
  expect(packed(music.map((file) => `/assets/${file}`))).toBeLessThan(12_000);
});
