import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, PROFILES, visit } from '../kit/browser';
import { enterByKeyboard, playByKeyboard } from '../kit/keyboardPlayer';
import { winningSeed } from '../kit/player';

let browser: Browser;
const url = inject('page');

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('plays scenario 1 to victory with the keyboard alone', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await enterByKeyboard(page, url, winningSeed(false));
  await playByKeyboard(page);
  await page.waitForSelector('[data-won]');
  expect(await page.getAttribute('[data-won]', 'data-won')).toBe('true');
  expect(errors).toEqual([]);
  await context.close();
});
