/** The archive in the real page: opened from the title and from the journey, used by keyboard, painted, and not wider than the window. */
import { expect, inject, it } from 'vitest';
import { expectShelvesFit } from '../kit/archive';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { MIRKA, opened, putIn } from '../kit/putIn';

const browser = await sharedBrowser();

// archive.long.test.ts has the other sizes.
it('every shelf fits on the smallest phone in large letters, even with long words', () =>
  expectShelvesFit(browser, inject('page'), { ...PROFILES.phone, deviceScaleFactor: 1 }, [[360, 640, 1.3]]));

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
