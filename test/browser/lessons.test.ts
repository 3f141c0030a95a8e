/** The title's lesson uses the real ruler and rules; it can be left at once, and stores only that it was played. */
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle } from '../kit/player';

const browser = await sharedBrowser();

it('guides a new player from the title through the first turn, and returns to the title when it is skipped', async () => {
  const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' as const };
  const { page, errors, context } = await visit(browser, options);
  const lesson = (words: string) => page.locator('.lesson-foot p').getByText(words).waitFor();
  const tap = async (name: string) => {
    await idle(page);
    const place = await page.evaluate((key) => window.gloomholdin.places()[key], name);
    if (!place) throw new Error(`nothing is called ${name}`);
    await page.touchscreen.tap(place.x, place.y);
  };
  await page.goto(`${inject('page')}?test`);
  await page.click('[data-action=lesson]');

  await lesson('Choose two cards');
  await tap('card:opportunist:top');
  await lesson('Now Shadow Tactics');
  await tap('card:shadowTactics:top');
  await lesson('Bottom halves walk');
  await tap('card:opportunist:bottom');
  await lesson('Hexes with a number');

  // The slip of the lesson has its own place: no card of the hand overlaps it.
  const foot = await page.locator('.lesson-foot').boundingBox();
  const places = await page.evaluate(() => Object.entries(window.gloomholdin.places()));
  const lowest = Math.max(...places.filter(([name]) => name.startsWith('card:')).map(([, { y }]) => y));
  expect(lowest).toBeLessThan(foot?.y ?? 0);

  await page.click('[data-action=leaveLesson]');
  await page.locator('.title-screen').waitFor();
  expect(await page.evaluate(() => window.gloomholdin.journal)).toBeNull();
  expect(await page.locator('[data-action=continue]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});
