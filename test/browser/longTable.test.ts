/** A game of the Long Table is watched by its link in the real page. longTable.long.test.ts plays rounds. */
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
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { exposed } from '../kit/longTablePage';

const url = inject('page');

const browser = await sharedBrowser();

it('a game can be watched by its link: step by step, round by round, and to its end', async () => {
  await fetchModes();
  const written = readTranscript(readFileSync('test/cli/longTable/goodsAndChattels.json', 'utf8'), modeOf);
  const { setup, commands } = written as unknown as Pick<Journal<LongTable>, 'setup' | 'commands'>;
  const end: unknown = JSON.parse(readFileSync('test/cli/longTable/goodsAndChattels.final.json', 'utf8'));
  const journal: Journal<LongTable> = { ...newGame(LONG_TABLE, bookFor(setup)).journal, commands };
  const { page, errors, context } = await visit(browser, {
    ...PROFILES.phone,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const standsAt = (at: number) =>
    page.waitForFunction((n) => document.querySelector<HTMLInputElement>('.viewer input')?.valueAsNumber === n, at);
  await page.goto(linkTo(`${url}?test`, await encodeShare(journal)));
  await page.waitForSelector('.viewer');
  await standsAt(0);
  await page.tap('[data-action=view-forward]');
  await standsAt(1);
  expect((await exposed(page)).state.round).toBe(1);
  await page.tap('[data-action=view-round]');
  await expect.poll(async () => (await exposed(page)).state.round).toBe(2);
  await page.keyboard.press('End');
  await standsAt(commands.length);
  const { phase, state } = await exposed(page);
  expect({ phase, state }).toEqual(end);
  await page.tap('[data-action=unwatch]');
  await page.waitForSelector('[data-action^=new]');
  expect(errors).toEqual([]);
  await context.close();
});
