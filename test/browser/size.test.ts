/** What a newcomer has to fetch before there is something to see, and before there is something to play. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { markTitle, scriptsToTable, scriptsToTitle } from '../../scripts/bench/loads';
import { PROFILES, sharedBrowser, visitWithSound } from '../kit/browser';
import { newCampaign } from '../kit/player';

const url = inject('page');
/** Gzipped bytes of Phaser as published. */
const PHASER = 354_000;
const TITLE = 0.6 * PHASER;
const TABLE = 1.25 * PHASER;

const browser = await sharedBrowser();

const packed = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join('dist', path)), { level: 9 }).length, 0);

/** Holds Phaser back. @returns what lets it come */
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

it('fetches little before the title is there, and no more than it may before the table is', async () => {
  const one = { ...(await visitWithSound(browser, { ...PROFILES.phone, reducedMotion: 'reduce' })), touch: true };
  await markTitle(one.page);
  await newCampaign(one, url, 'plot36');
  const toTable = await scriptsToTable(one.page);
  const toTitle = await scriptsToTitle(one.page);
  expect(toTitle.filter((path) => /phaser|painting/.test(path))).toEqual([]);
  expect(packed(toTitle)).toBeLessThan(TITLE);
  expect(toTable.some((path) => path.includes('phaser'))).toBe(true);
  expect(packed(toTable)).toBeLessThan(TABLE);
  // No table waits for the music.
  expect(toTable.filter((path) => path.includes('musician'))).toEqual([]);
  // What belongs to another mode is for who plays it.
  expect(toTable.filter((path) => path.includes('longTable'))).toEqual([]);
  await one.context.close();
});

it('shows the title before the picture has come, and waits for it where it is wanted at once', async () => {
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

it('prints the pages anew when the picture has come', async () => {
  const one = await visitWithSound(browser, { ...PROFILES.phone, deviceScaleFactor: 1 });
  const { page, context } = one;
  const bring = await hold(page);
  await page.goto(`${url}?test`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.waitForSelector('canvas.print');
  /** Whether anything is painted on every print that can be seen. */
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
  await expect.poll(async () => [...new Set(await painted())], { timeout: 30_000 }).toEqual([true]);
  expect(one.errors).toEqual([]);
  await context.close();
});

it('has music of less than 12 kB', () => {
  const music = readdirSync('dist/assets').filter((file) => file.startsWith('musician-'));
  expect(music).toHaveLength(1);
  expect(packed(music.map((file) => `/assets/${file}`))).toBeLessThan(12_000);
});
