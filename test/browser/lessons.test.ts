/** Scenario 1 teaches in place: a thing at a time, gone when it is done, over for who knows the game, and there again when asked for. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { idle, seated } from '../kit/player';

const browser = await sharedBrowser();

const lesson = (page: Page) => page.locator('.lesson p');

it('leads a stranger through the first turn, and stops when it is told to', async () => {
  const options = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' as const };
  const { page, errors, context } = await visit(browser, options);
  const tap = async (name: string) => {
    await idle(page);
    const place = await page.evaluate((key) => window.gloomholdin.places()[key], name);
    if (!place) throw new Error(`nothing is called ${name}`);
    await page.touchscreen.tap(place.x, place.y);
  };
  await page.goto(`${inject('page')}?test&seed=school`);
  await page.click('[data-action=new]');
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await seated(page);

  await lesson(page).getByText('Choose two cards').waitFor();
  await tap('card:opportunist:top');
  await lesson(page).getByText('Now another').waitFor();
  await page.click('[data-action=learnt]');
  await lesson(page).waitFor({ state: 'detached' });
  await tap('card:shadowTactics:top');
  await lesson(page).getByText('Press the seal').waitFor();
  await page.click('[data-says=draft]');
  await lesson(page).getByText('Tap a half').waitFor();
  await page.click('[data-action=know]');
  // Nobody is in range yet: the half is not spent before it is tapped again.
  await tap('card:opportunist:top');
  await page.locator('.prompt').getByText('Tap again').waitFor();
  await tap('card:shadowTactics:bottom');
  await idle(page);
  expect(await lesson(page).count()).toBe(0);

  await page.click('[data-term=menu]');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.click('[data-action=lessons]');
  await page.keyboard.press('Escape');
  await lesson(page).getByText('Ringed hexes').waitFor();

  // The first card turns over, and it is said at once why.
  await page.click(`[data-says='{"type":"skip"}']`);
  await lesson(page).getByText('turns over').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
