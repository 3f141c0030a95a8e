/** The map's grid in the mirror, and changed key bindings. */
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle, stateOf, winningSeed } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();

it('assigns a key to another action, so that no key has two actions', async () => {
  const seen = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, errors, context } = seen;
  await enterTable(seen, url, winningSeed(false));
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.click('.keys summary');
  await page.click('[data-key=log]');
  await page.keyboard.press('z');
  expect(await page.textContent('.keys [role=alert]')).toBe('“Z” is taken: Undo.');
  await page.keyboard.press('q');
  expect(await page.getAttribute('[data-key=log]', 'aria-label')).toBe('What happened: Q');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.keys', { state: 'detached' });
  await page.keyboard.press('q');
  await page.waitForSelector('.log');
  expect(errors).toEqual([]);
  await context.close();
});

it('moves over the map by keys, and sends the hero there', async () => {
  const seen = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page, errors, context } = seen;
  await enterTable(seen, url, winningSeed(false));
  const say = async (pattern: RegExp) => {
    await idle(page);
    const all = page.locator('.mirror [data-command]');
    await all.first().waitFor({ state: 'attached' });
    const commands = await all.evaluateAll((found) => found.map((each) => each.getAttribute('data-command') ?? ''));
    await all.nth(commands.findIndex((each) => pattern.test(each))).evaluate((each) => (each as HTMLElement).click());
    await idle(page);
  };
  await say(/"select"/);
  await say(/"play".*"bottom".*"basic":true/);
  const from = (await stateOf(page))?.hero.at;
  await page.focus(`.map-grid [data-hex="${from}"]`);
  await page.keyboard.press('w');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  expect(await focused()).toMatch(/1 step north\. Move 1 takes you there/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.map-grid [aria-selected=true]');
  expect((await stateOf(page))?.hero.at).toBe(from);
  await page.keyboard.press('Enter');
  await page.waitForFunction((at) => window.gloomholdin.state?.hero.at !== at, from);
  expect(errors).toEqual([]);
  await context.close();
});
