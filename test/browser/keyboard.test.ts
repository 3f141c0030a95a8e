import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { enterByKeyboard, playByKeyboard } from '../kit/keyboardPlayer';
import { journalOf, stateOf } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

it('enters scenario 1 and plays a round with the keyboard alone', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  await enterByKeyboard(page, url, 'plot36');
  // A hint at the prompt shows what a careful player would do, and sends nothing.
  await page.keyboard.press('h');
  await page
    .locator('.prompt')
    .getByText(/^I would: /)
    .waitFor();
  expect((await journalOf(page))?.commands).toEqual([]);
  await playByKeyboard(page, ({ state }) => state.round > 1);
  expect((await stateOf(page))?.round).toBe(2);
  expect(errors).toEqual([]);
  await context.close();
});
