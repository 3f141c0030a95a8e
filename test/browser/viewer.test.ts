/** A played game is watched: by its link, by its code, and from the log of a game in progress. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readTranscript } from '../../src/cli/transcript';
import { bookFor } from '../../src/content/inHand';
import { linkTo } from '../../src/storage/address';
import { encodeShare } from '../../src/storage/shareCode';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { newGame, openViewing, type Viewing } from '../kit/inHand';
import { modeOf } from '../kit/modes';
import { idle, journalOf, playOn, seated, stateOf, winningSeed } from '../kit/player';
import { enterTable } from '../kit/seat';

const { setup, commands } = readTranscript(readFileSync('test/cli/inHand/plotNine.json', 'utf8'), modeOf);
const BOOK = bookFor(setup);
const JOURNAL = { ...newGame(BOOK).journal, commands };
const FINAL: { phase: string; state: unknown } = JSON.parse(
  readFileSync('test/cli/inHand/plotNine.final.json', 'utf8'),
);

function viewing(): Viewing {
  const viewed = openViewing(BOOK, JOURNAL);
  return viewed.ok ? viewed.viewing : expect.unreachable(viewed.what);
}

const url = inject('page');
const browser = await sharedBrowser();

const phone = () => visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
const press = (page: Page, act: string) => page.tap(`[data-action=${act}]`);
const sameAs = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Waits until the game is shown at the given command, and nothing moves. */
async function standsAt(page: Page, at: number): Promise<void> {
  await page.waitForFunction((n) => document.querySelector<HTMLInputElement>('.viewer input')?.valueAsNumber === n, at);
  await idle(page);
}

it('opens by its link, and can be stepped, played and skipped to its end', async () => {
  const { page, errors, context } = await phone();
  const { playAt, rounds, last } = viewing();
  await page.goto(linkTo(`${url}?test`, await encodeShare(JOURNAL)));
  await seatedToWatch(page);
  await standsAt(page, 0);
  expect(await stateOf(page)).toEqual(sameAs(playAt(0).state));

  await press(page, 'view-forward');
  await standsAt(page, 1);
  expect(await stateOf(page)).toEqual(sameAs(playAt(1).state));
  await page.keyboard.press('ArrowRight');
  await standsAt(page, 2);
  await press(page, 'view-back');
  await standsAt(page, 1);

  const second = rounds[1]?.at ?? 0;
  await press(page, 'pace');
  await press(page, 'pace');
  await press(page, 'view-play');
  await page.waitForFunction(
    (n) => (document.querySelector<HTMLInputElement>('.viewer input')?.valueAsNumber ?? 0) >= n,
    second,
  );
  await press(page, 'view-pause');
  await press(page, 'view-round');
  await standsAt(page, rounds[2]?.at ?? 0);
  expect(await page.textContent('.viewer-at')).toContain('round 3');

  await page.keyboard.press('End');
  await standsAt(page, last);
  expect(await page.evaluate(() => window.gloomholdin.phase)).toBe(FINAL.phase);
  expect(await stateOf(page)).toEqual(FINAL.state);
  expect(await journalOf(page)).toEqual(sameAs(JOURNAL));

  await press(page, 'unwatch');
  await page.waitForSelector('[data-action=new]');
  expect(await page.evaluate(() => location.hash)).toBe('');
  expect(await page.locator('[data-action=continue]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

async function seatedToWatch(page: Page): Promise<void> {
  await page.waitForSelector('.viewer');
  await idle(page);
}

it('shows why a code cannot be watched, and keeps the current screen', async () => {
  const { page, errors, context } = await phone();
  await page.goto(`${url}?test#game=gloomplay1.abcd.00000000`);
  await page.getByText('It was damaged or altered on the way.').waitFor();
  await page.waitForSelector('[data-action=new]');
  await page.locator('.warning button').click();

  await press(page, 'watch');
  const say = async (code: string) => {
    await page.fill('[name=code]', code);
    await press(page, 'watch-code');
  };
  await say('hello');
  await page.getByText('It is not a text that this game has exported.').waitFor();
  const gone = { ...JOURNAL, setup: { ...setup, scenario: 'plotTen' } };
  await say(await encodeShare(gone));
  await page.getByText('It needs something that this game does not have').waitFor();
  await say(await encodeShare({ ...JOURNAL, commands: [{ type: 'roll' }] }));
  await page.getByText('Move 1 is not legal under these rules').waitFor();
  await say(linkTo(url, await encodeShare(JOURNAL)));
  await seatedToWatch(page);
  await press(page, 'unwatch');
  await page.waitForSelector('[data-action=new]');
  expect(errors).toEqual([]);
  await context.close();
});

// A regression test: when a monster is attacked without a fight, the chart looped forever, and the tab froze before the title.
it('a link with an impossible state is refused with its reason, and the title appears', async () => {
  const plays = commands.map((_, at) => viewing().playAt(at));
  const struck = plays.find(({ phase }) => phase === 'monsterTurn.suffering') ?? expect.unreachable('nobody is struck');
  const start = { phase: struck.phase, state: { ...struck.state, fight: null } };
  const { page, errors, context } = await phone();
  await page.goto(linkTo(`${url}?test`, await encodeShare({ ...JOURNAL, start, commands: [] })));
  await page.locator('[role=alert]', { hasText: 'That game cannot be watched' }).waitFor();
  await press(page, 'dismiss');
  await press(page, 'new');
  await page.waitForSelector('input');
  expect(errors).toEqual([]);
  await context.close();
});

it('shows an earlier moment of a game in progress, and afterwards the game is unchanged', async () => {
  const one = { ...(await phone()), touch: true };
  const { page, errors, context } = one;
  await enterTable(one, url, winningSeed(), ({ state }) => state.round > 1);
  const [state, journal] = [await stateOf(page), await journalOf(page)];

  await page.keyboard.press('l');
  await page.locator('.log-round summary').nth(6).tap();
  await page.waitForSelector('[data-action=watch-at]');
  await press(page, 'watch-at');
  await seatedToWatch(page);
  expect((await journalOf(page))?.commands.length).toBeLessThan(journal?.commands.length ?? 0);
  await press(page, 'view-back');
  await press(page, 'unwatch');
  await seated(page);
  expect(await stateOf(page)).toEqual(state);
  expect(await journalOf(page)).toEqual(journal);

  let said = 0;
  expect(await playOn(one, () => said++ > 0)).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});
