import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle, stateOf } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();

it('in step mode the table waits after each event, until the seal or a key continues', async () => {
  const seen = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, errors, context } = seen;
  const player = { ...seen, touch: false };
  await enterTable(player, url, 'plot1', ({ phase }) => phase === 'behaviour');
  await page.click('[data-term=menu]');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.check('input[name=step]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('input[name=step]', { state: 'detached' });
  await page.keyboard.press('r');
  const goOn = page.locator('[data-action=goOn]');
  await goOn.waitFor();
  expect(await page.textContent('.hud .prompt')).toContain('Tap to go on.');
  expect((await stateOf(page))?.fight?.face).not.toBeNull();
  await page.keyboard.press('Enter');
  await goOn.waitFor({ state: 'detached' });
  await idle(page);
  expect(errors).toEqual([]);
  await context.close();
});
