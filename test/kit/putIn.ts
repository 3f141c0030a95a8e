/** Test kit: imports a campaign into the page with the saves sheet, as a player does with a file. */

import type { Page } from 'playwright-core';
import { type Campaign, newCampaign } from '../../src/flow/inHand/campaign';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';

/** The campaign of an experienced hero: level 2, with gold and items. */
export const MIRKA: Campaign = {
  ...newCampaign('c000000000000000', 'Mirka', { hindrances: false, onTable: false }),
  level: 2,
  upgrades: ['shadowTactics'],
  items: ['mournersHat', 'hipFlask'],
  gold: 33,
};

/** Returns the scenarios of a campaign with the first `done` completed and the next one unlocked. */
export const opened = (done: number): Campaign['scenarios'] =>
  Object.fromEntries(
    Array.from({ length: 22 }, (_, i) => [i + 1, { unlocked: i <= done, completed: i < done, blocked: false }]),
  );

/** Imports a campaign. @param look is called while the sheet shows the file, before it is accepted */
export async function putIn(page: Page, campaign: Campaign, look = async () => {}): Promise<void> {
  const code = await encodeSave({
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

/** Imports any save code. */
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
