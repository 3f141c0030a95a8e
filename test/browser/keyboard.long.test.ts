import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { enterByKeyboard, playByKeyboard } from '../kit/keyboardPlayer';
import { winningSeed } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

it('plays scenario 1 to victory with the keyboard alone', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await enterByKeyboard(page, url, winningSeed(false));
  await playByKeyboard(page);
  await page.waitForSelector('[data-won]');
  expect(await page.getAttribute('[data-won]', 'data-won')).toBe('true');
  expect(errors).toEqual([]);
  await context.close();
});
