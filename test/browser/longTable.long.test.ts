/** The Long Table in the real page: by touch on a phone, closed and resumed in mid-turn; and by keyboard in the mirror. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { bookFor } from '../../src/content/longTable';
import { fromJSON } from '../../src/flow/longTable/play';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { eagerBot } from '../kit/longTableGames';
import { exposed, lookAt, pressSlip, touchOnce } from '../kit/longTablePage';
import { reopen, sitDown } from '../kit/longTableTouches';
import { newGameOf } from '../kit/longTableWon';

const url = inject('page');

const browser = await sharedBrowser();

/** Touches whatever can be touched until the given round begins. @returns the number of touches */
async function playTo(page: Page, round: number, most: number): Promise<number> {
  for (let touches = 0; touches < most; touches += 1) {
    const seen = await lookAt(page);
    if (seen.over || seen.round >= round) return touches;
    await touchOnce(page, seen);
  }
  throw new Error(`round ${round} has not come`);
}

it('a round can be played by touch on a phone, and a game that is closed in mid-turn is resumed at the same position', async () => {
  const first = await visit(browser, { ...PROFILES.phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await sitDown(first, url, newGameOf('abc'), 0);
  await playTo(first.page, 2, 120);
  // Plays into the middle of a hero's turn.
  for (let i = 0; i < 60; i += 1) {
    const seen = await lookAt(first.page);
    if (seen.phase === 'turn.turn') break;
    await touchOnce(first.page, seen);
  }
  // The title names the campaign, and its button opens the mode of that campaign.
  const second = await reopen(first, url, (page, button) => page.click(button), '.hud.long');
  await touchOnce(second.page, await lookAt(second.page));
  expect(second.errors).toEqual([]);
  await first.context.close();
});

it('a round can be played with the keyboard alone, by the buttons of the mirror', async () => {
  const one = await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' });
  const { page } = one;
  await sitDown(one, url, newGameOf('abc'), 0);
  const bot = eagerBot('mirror');
  for (let i = 0; i < 120; i += 1) {
    const { phase, state, setup } = await exposed(page);
    if (phase === null || state.round >= 2) break;
    const command = bot(fromJSON(bookFor(setup), { phase, state }));
    if (command) await pressSlip(page, command);
  }
  expect((await exposed(page)).state.round).toBe(2);
  expect(one.errors).toEqual([]);
  await one.context.close();
});
