/** The workshop in the real page: a scenario is drawn by keyboard alone. workshop.long.test.ts draws one by touch. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { seated } from '../kit/player';

const url = inject('page');

const browser = await sharedBrowser();

async function openWorkshop(page: Page): Promise<void> {
  // Opening the same address again would be a reload, which returns to the open page.
  await page.goto('about:blank');
  await page.goto(`${url}?test`);
  await page.click('[data-action=workshop]');
  await page.waitForSelector('[data-action=newDrawing]');
}

it('on a desktop, a scenario is drawn by keyboard alone', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.large, reducedMotion: 'reduce' });
  await openWorkshop(page);
  const { keyboard } = page;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  /** Presses Tab until the element has the focus. */
  const tabTo = async (selector: string) => {
    for (let n = 0; n < 60; n += 1) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
      await press('Tab');
    }
    throw new Error(`no tab leads to ${selector}`);
  };
  await tabTo('[data-action=newDrawing]');
  await press('Enter');
  await page.waitForSelector('.desk');
  await tabTo('[role=gridcell]');
  // Twelve hexes from d5: to the right with the brush, and back one row further down.
  await press(
    '1',
    'Enter',
    'Shift+ArrowRight',
    'Shift+ArrowRight',
    'Shift+ArrowDown',
    'Shift+ArrowLeft',
    'Shift+ArrowLeft',
  );
  await press('Shift+ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight');
  await press('s', 'Enter', 'ArrowUp', 'ArrowUp', 'm', 'Enter');
  expect(await page.locator('.draw-grid [aria-label*=Shuffler]').count()).toBe(1);
  await tabTo('[data-turn=page]');
  await press('Enter');
  await tabTo('[name=title]');
  await keyboard.type('Keys');
  await tabTo('[name=goal]');
  await keyboard.type('Kill everyone');
  await tabTo('[name=add-goal]');
  await press('ArrowDown');
  await page.waitForSelector('[data-word=killAll]');
  await page.locator('[data-turn=try]').focus();
  await press('Enter');
  await picture(page, 'workshop-keys');
  await tabTo('[data-action=play]');
  await press('Enter');
  await seated(page);
  expect(errors).toEqual([]);
  await context.close();
});
