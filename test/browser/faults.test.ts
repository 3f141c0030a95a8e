import type { Browser } from 'playwright-core';
import { afterEach, expect, inject, it } from 'vitest';
import { launch, PROFILES, picture, visit } from '../kit/browser';
import { newCampaign, type Player, playOn, stateOf } from '../kit/player';

const url = inject('page');
let browser: Browser | null = null;
afterEach(() => browser?.close());

it('falls back to Canvas without WebGL, and plays', async () => {
  browser = await launch(['--disable-3d-apis']);
  const one: Player = {
    ...(await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' })),
    touch: true,
  };
  await newCampaign(one, url, 'plot36');
  expect(await one.page.evaluate(() => document.createElement('canvas').getContext('webgl'))).toBeNull();
  await playOn(one, ({ state }) => state.round > 1);
  expect((await stateOf(one.page))?.round).toBe(2);
  await picture(one.page, 'canvas-renderer');
  expect(one.errors).toEqual([]);
});

it('says plainly that nothing is kept where storage is denied, and plays on', async () => {
  browser = await launch();
  const one: Player = {
    ...(await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' })),
    touch: true,
  };
  await one.page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await one.page.goto(`${url}?test&seed=plot36`);
  await one.page.waitForSelector('.warning');
  await picture(one.page, 'storage-denied');
  await one.page.click('.warning button');
  await newCampaign({ ...one, page: one.page }, url, 'plot36').catch(async () => {
    await one.page.click('.warning button');
    throw new Error('the warning stands in the way');
  });
  await playOn(one, ({ state }) => state.round > 1);
  expect((await stateOf(one.page))?.round).toBe(2);
});
