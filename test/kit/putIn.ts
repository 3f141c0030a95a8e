/** Puts a campaign into the page by its saves sheet, as a player does with a file. */

import type { Page } from 'playwright-core';
import { type Campaign, newCampaign } from '../../src/flow/inHand/campaign';
import { exported } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';

/** A hero who has been about: level 2, with gold and things. */
export const MIRKA: Campaign = {
  ...newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false }),
  level: 2,
  upgrades: ['shadowTactics'],
  items: ['mournersHat', 'hipFlask'],
  gold: 33,
};

/** The first scenarios completed, and the next one open. */
export const opened = (done: number): Campaign['scenarios'] =>
  Object.fromEntries(
    Array.from({ length: 22 }, (_, i) => [i + 1, { unlocked: i <= done, completed: i < done, blocked: false }]),
  );

/** @param look at what the sheet says of the file, before it is accepted */
export async function putIn(page: Page, campaign: Campaign, look = async () => {}): Promise<void> {
  const code = await exported({
    version: VERSION,
    mode: 'inHand',
    serial: 1,
    created: 1,
    savedAt: 2,
    played: 0,
    campaign,
    table: null,
  });
  await putInCode(page, code, look);
}

/** The same with any save code. */
export async function putInCode(page: Page, code: string, look = async () => {}): Promise<void> {
  await page.click('[data-action=saves]');
  await page.setInputFiles('input[type=file]', {
    name: 'mirka.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(code),
  });
  await page.waitForSelector('[data-action=accept]');
  await look();
  await page.click('[data-action=accept]');
  await page.keyboard.press('Escape');
}
