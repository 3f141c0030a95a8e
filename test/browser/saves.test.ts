/** A campaign is exported as a file or a text, imported elsewhere, and restored from a backup. */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { encodeSave } from '../../src/storage/saveCode';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';
import { newestRecord, records } from '../kit/disk';
import { journalOf, type Player, playOn, seated } from '../kit/player';
import { enterTable } from '../kit/seat';

const url = inject('page');
const PHONE: BrowserContextOptions = { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' };

const browser = await sharedBrowser();

const device = async (): Promise<Player> => ({ ...(await visit(browser, PHONE)), touch: true });

async function some(one: Player, decisions: number): Promise<void> {
  let left = decisions;
  await playOn(one, () => left-- === 0);
  await one.page.evaluate(() => window.gloomholdin.saved());
}

async function openSaves({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.click('[data-action=saves]');
}

async function openTitle({ page }: Player): Promise<void> {
  await page.goto(`${url}?test`);
  await page.waitForSelector('[data-action=new]');
}

it('can be moved to another device as a file, and continued there', async () => {
  const one = await device();
  await enterTable(one, url, 'plot36');
  await some(one, 4);
  const journal = await journalOf(one.page);
  await openSaves(one);
  const [download] = await Promise.all([one.page.waitForEvent('download'), one.page.click('[data-action=export]')]);
  expect(download.suggestedFilename()).toBe('gloomholdin-Mirka-1.txt');
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).toMatch(/^gloomholdin1\./);

  const other = await device();
  await openTitle(other);
  await other.page.click('[data-action=saves]');
  await other.page.setInputFiles('input[type=file]', path);
  const offer = other.page.locator('[data-offer]');
  await offer.getByText('Mirka, level 1').waitFor();
  await offer.getByText('Scenario 1 lies on the table').waitFor();
  await picture(other.page, 'import-offer');
  expect(await records(other.page)).toEqual({});
  await other.page.click('[data-action=accept]');
  await other.page.getByText('Mirka is imported').waitFor();
  await other.page.getByRole('button', { name: 'Close' }).click();
  await other.page.click('[data-action=continue]');
  await seated(other.page);
  expect(await journalOf(other.page)).toEqual(journal);
  expect([...one.errors, ...other.errors]).toEqual([]);
  await one.context.close();
  await other.context.close();
});

it('replaces an existing campaign only after confirmation, and the old one can be restored from a backup', async () => {
  const one = await device();
  await enterTable(one, url, 'plot36');
  await some(one, 2);
  const early = await encodeSave((await newestRecord(one.page)).envelope);
  await some(one, 3);
  const late = await journalOf(one.page);
  const before = await records(one.page);

  await openSaves(one);
  await one.page.fill('input[name=code]', early);
  await one.page.click('[data-action=look]');
  await one.page.getByText('takes the place of this one').waitFor();
  await picture(one.page, 'import-replaces');
  expect(await records(one.page)).toEqual(before);
  await one.page.click('[data-action=accept]');
  await one.page.getByText('Mirka is imported').waitFor();

  await one.page.locator('[data-backup]').first().click();
  await one.page.locator('[data-offer]').waitFor();
  await one.page.click('[data-action=accept]');
  await one.page.getByText('Mirka is imported').waitFor();
  await one.page.locator('[data-backup]').nth(1).waitFor();
  expect(await one.page.locator('[data-backup]').count()).toBe(2);
  await picture(one.page, 'backups');
  await one.page.getByRole('button', { name: 'Close' }).click();
  await one.page.click('[data-action=continue]');
  await seated(one.page);
  expect(await journalOf(one.page)).toEqual(late);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('refuses a file that is not an export, and shows why', async () => {
  const one = await device();
  await openTitle(one);
  await one.page.click('[data-action=saves]');
  const refused: [string, string][] = [
    ['hello', 'not a text that this game has exported'],
    ['gloomholdin1.AAAA.00000000', 'damaged or altered'],
    ['gloomholdin2.AAAA.9d0f5b0c', 'exported|damaged|later version'],
  ];
  for (const [code, words] of refused) {
    await one.page.fill('input[name=code]', code);
    await one.page.click('[data-action=look]');
    await one.page.locator('[role=status].error', { hasText: new RegExp(words) }).waitFor();
  }
  await one.page.setInputFiles('input[type=file]', {
    name: 'bomb.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(3_000_000, 'x'),
  });
  await one.page.locator('[role=status].error', { hasText: 'far too long' }).waitFor();
  expect(await records(one.page)).toEqual({});
  expect(one.errors).toEqual([]);
  await one.context.close();
});
