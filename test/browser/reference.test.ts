/** The rule reference: found by touch from the title, in spite of a typing error, from an explanation at the table, and by its address. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { RULES } from '../../src/panels/inHand/reference/rules';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { winningSeed } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();

const rule = (number: string) => `article[data-place="${number}"]`;

/** Waits until a rule is directly under the search field, where links scroll it. */
async function lies(page: Page, number: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const article = document.querySelector(selector);
    const bar = document.querySelector('.reference-bar');
    if (!article || !bar || document.activeElement !== article) return false;
    const { top, bottom } = article.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().bottom;
    return bottom > edge && top < innerHeight && top > edge - 12;
  }, rule(number));
}

it('can be searched and browsed by touch', async () => {
  const { page, errors, context } = await visit(browser, {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  await page.goto(`${url}?test`);
  await page.tap('[data-action=rules]');
  await page.waitForSelector(rule('R30.6'));
  expect(await page.locator('article').count()).toBe(RULES.length);
  expect(await page.locator('figure').count()).toBeGreaterThanOrEqual(6);
  await page.tap('nav [data-rule=R16]');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-place') === 'R16');
  await page.fill('input[type=search]', 'invisble');
  await page.waitForSelector(rule('R30.6'), { state: 'detached' });
  expect(await page.textContent(rule('R16.3'))).toContain('Ruling');
  expect(await page.textContent('.reference [role=status]')).toMatch(/^\d+ rules$/);
  await page.locator(`${rule('R16.3')} p [data-rule="R26.2"]`).tap();
  await lies(page, 'R26.2');
  expect(await page.inputValue('input[type=search]')).toBe('');
  await page.fill('input[type=search]', 'xylophonist');
  await page.waitForSelector('article', { state: 'detached' });
  await page.tap('.reference-close');
  await page.waitForSelector('.reference', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

it('has only buttons and links that are large enough for a finger', async () => {
  const { page, context } = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await page.goto(`${url}?test&rules`);
  await page.waitForSelector(rule('R30.6'));
  const small = await page.$$eval('.reference button, .reference input, nav a, .rule h3 a, .rule .see a', (pressed) =>
    pressed
      .map((each) => ({ text: each.textContent, ...each.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 44 || height < 44),
  );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

it('has its own address, and is in the language of the player', async () => {
  const { page, errors, context } = await visit(browser, { ...PROFILES.desktop, locale: 'cs-CZ' });
  await page.goto(`${url}?test&rules=R16.2`);
  await lies(page, 'R16.2');
  expect(await page.textContent(rule('R16.2'))).toContain('Omráčení');
  await page.fill('input[type=search]', 'prekazka');
  await page.waitForSelector(rule('R1.1'), { state: 'detached' });
  await page.waitForSelector(rule('R4.7'));
  await page.goto(`${url}?test&rules=R99.9`);
  await page.waitForSelector(rule('R1.1'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.reference-bar').isVisible()).toBe(false);
  expect(await page.locator('#game').isVisible()).toBe(false);
  expect(await page.locator(rule('R30.6')).isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

it('opens from an explanation, and leaves the table unchanged', async () => {
  const desktop = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page } = desktop;
  await enterTable(desktop, url, winningSeed());
  await page.waitForSelector('.hud .said', { state: 'attached' });
  await page.locator('.mirror [data-command*=select]').first().focus();
  await page.keyboard.press('?');
  await page.waitForSelector('.explain.stay');
  await page.click('.explain-rule[data-rule="R7.1"]');
  await lies(page, 'R7.1');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.reference', { state: 'detached' });
  expect(await page.evaluate(() => window.gloomholdin.journal?.commands.length)).toBe(0);
  await page.click('[data-term=menu]');
  await page.click('.stack [data-action=rules]');
  await page.waitForSelector(rule('R1.1'));
  // Closing the rules returns to the menu from which they were opened.
  await page.keyboard.press('Escape');
  await page.waitForSelector('.reference', { state: 'detached' });
  await page.waitForSelector('.stack [data-action=rules]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.stack', { state: 'detached' });
  expect(desktop.errors).toEqual([]);
  await desktop.context.close();
});
