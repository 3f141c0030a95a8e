/**
 * The moving hero as a ghost at the Long Table: mouse and map cursor place it, and a slip beside the map describes the round from there.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import board from '../../src/i18n/en/longTable/board';
import { PROFILES, sharedBrowser, type Visit, visit } from '../kit/browser';
import { type GhostTable, ghostTable } from '../kit/longTableGhost';
import { lookAt } from '../kit/longTablePage';
import { envelopeAt } from '../kit/longTableWon';
import { putSaves } from '../kit/seat';

const url = inject('page');
const browser = await sharedBrowser();
let table: GhostTable;
beforeAll(() => {
  table = ghostTable();
});

async function sitDown(): Promise<Visit> {
  const one = await visit(browser, { ...PROFILES.desktop, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  const { page } = one;
  await putSaves(page, url, [envelopeAt(table, table.journal.commands.length)]);
  await page.goto(`${url}?test`);
  await page.click('[data-action=continue]');
  await page.waitForSelector('.hud.long');
  return one;
}

const titleOf = (hex: string) => board.ghost.title.replace('{hex}', hex);
const slipOf = (page: Page) => page.locator('.ghost-slip').textContent();

it('mouse and map cursor place the ghost on a hex, and the slip shows how the round would go from there', async () => {
  const one = await sitDown();
  const { page } = one;
  const { hex, mover, key, beside, heroes } = table;
  const { places } = await lookAt(page);
  const at = places[hex];
  if (!at) throw new Error(`${hex} is not on the map`);
  expect(await page.locator('.ghost-slip').count()).toBe(0);
  // The last results are in sight in the right column.
  const results = await page.locator('.happened .newest').boundingBox();
  expect(results?.height).toBeGreaterThan(15);
  await page.mouse.move(at.x, at.y);
  await expect.poll(() => slipOf(page)).toContain(titleOf(hex));
  expect(await page.locator('.ghost-bars').count()).toBe(heroes);
  // The ghost is gone when the mouse leaves the map.
  await page.mouse.move(2, 2);
  await expect.poll(() => page.locator('.ghost-slip').count()).toBe(0);
  expect(await page.locator('.ghost-bars').count()).toBe(0);

  await page.locator(`[role=grid] [data-hex="${mover}"]`).focus();
  await page.keyboard.press(key);
  await expect.poll(() => slipOf(page)).toContain(titleOf(beside));
  await expect.poll(() => page.locator('[role=status]', { hasText: titleOf(beside) }).count()).toBe(1);
  expect(one.errors).toEqual([]);
  await one.context.close();
});
