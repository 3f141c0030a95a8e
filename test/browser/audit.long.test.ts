/** By touch on a phone: audits a watched game of the Long Table, and plays a copy of it on from a step. */
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { readTranscript } from '../../src/cli/transcript';
import { bookFor } from '../../src/content/longTable';
import type { LongTable } from '../../src/flow/longTable/types';
import { type Journal, newGame } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { fetchModes, modeOf } from '../../src/modes';
import { linkTo } from '../../src/storage/address';
import { encodeShare } from '../../src/storage/shareCode';
import { PROFILES, picture, sharedBrowser, visit } from '../kit/browser';

it('audits a watched game of the Long Table, plays a copy of it on, and comes back to it', async () => {
  await fetchModes();
  const written = readTranscript(readFileSync('test/cli/longTable/goodsAndChattels.json', 'utf8'), modeOf);
  const { setup, commands } = written as unknown as Pick<Journal<LongTable>, 'setup' | 'commands'>;
  const journal: Journal<LongTable> = { ...newGame(LONG_TABLE, bookFor(setup)).journal, commands };
  const { page, context, errors } = await visit(await sharedBrowser(), {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  await page.goto(linkTo(`${inject('page')}?test`, await encodeShare(journal)));
  await page.waitForSelector('.viewer');
  await page.tap('.viewer [data-action=audit]');
  await page.locator('.audit-balance').waitFor();
  await page.locator('[data-action=stopAudit]').tap();
  await page.locator('[data-action=goOnAudit]').waitFor();
  await page.locator('.audit-curve').tap({ position: { x: 150, y: 60 } });
  await page.locator('.audit-decision').waitFor();
  await picture(page, 'audit-long-step');
  await page.tap('[data-action=playOn]');
  await page.locator('.copy-strip').waitFor();
  await page.waitForSelector('.hud.long');
  await picture(page, 'audit-long-copy');
  await page.tap('.copy-strip [data-action=leaveCopy]');
  await page.tap('.audit-head [data-action=back]');
  await page.tap('.copy-slip [data-action=discardCopy]');
  await page.locator('.copy-slip').waitFor({ state: 'detached' });
  await page.tap('[data-action=closeAudit]');
  await page.waitForSelector('.viewer');
  expect(errors).toEqual([]);
  await context.close();
});
