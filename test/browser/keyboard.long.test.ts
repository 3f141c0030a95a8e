import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { enterByKeyboard, playByKeyboard } from '../kit/keyboardPlayer';
import { journalOf, winningSeed } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

it('plays scenario 1 to victory with the keyboard alone', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await enterByKeyboard(page, url, winningSeed(false));
  // A hint at the prompt shows what a careful player would do, and sends nothing.
  await page.keyboard.press('h');
  await page
    .locator('.prompt')
    .getByText(/^I would: /)
    .waitFor();
  expect((await journalOf(page))?.commands).toEqual([]);
  await playByKeyboard(page);
  await page.waitForSelector('[data-won]');
  expect(await page.getAttribute('[data-won]', 'data-won')).toBe('true');
  expect(errors).toEqual([]);
  await context.close();
});
