/** A scenario of each mode from the title to its outcome and on, through the accessibility tree alone: in hand the whole of it. */
import { beforeAll, expect, inject, it } from 'vitest';
import { PROFILES, sharedBrowser, visit } from '../kit/browser';
import { continueByName, openHeardTexts, playByName, playTableByName, sitDownByName } from '../kit/heardGames';
import { type Listener, listenerOf } from '../kit/listener';
import { savedAt, wonGame } from '../kit/longTableWon';
import { winningSeed } from '../kit/player';

const url = inject('page');
const browser = await sharedBrowser();

/** The commands of the Long Table that are given in the page. */
const LAST = 40;

beforeAll(openHeardTexts);

async function listener(seed: string): Promise<Listener> {
  const one = await listenerOf(await visit(browser, { ...PROFILES.desktop, reducedMotion: 'reduce' }));
  await one.page.goto(`${url}?test&seed=${seed}`);
  return one;
}

/** Waits until the heading of the page after the scenario has been spoken. */
async function hearsOutcome(one: Listener, heading: RegExp): Promise<void> {
  const last = async () => (await one.heard()).slice(-4).join(' ');
  await expect.poll(last).toMatch(heading);
}

it('in hand: a scenario is won, its outcome is spoken, and the journey goes on', async () => {
  const one = await listener(winningSeed(false));
  await sitDownByName(one);
  await playByName(one);
  await hearsOutcome(one, /Served: you have won/);
  await one.press(/^Onward/);
  await one.press(/^2 |^2\b.*/);
  expect(await one.names('button')).not.toEqual([]);
  expect(one.errors).toEqual([]);
  await one.context.close();
});

it('at the Long Table: a scenario is won, its outcome is spoken, and the camp is open again', async () => {
  const game = wonGame();
  const all = game.journal.commands;
  const one = await listener('won');
  // A whole scenario takes several minutes by name; its beginning is in heard.test.ts.
  await continueByName(one, await savedAt(game, all.length - LAST));
  await playTableByName(
    one,
    () => false,
    (_, commands) => all[commands] ?? null,
  );
  await hearsOutcome(one, /Won/);
  await one.press(/^Onward/);
  await expect.poll(() => one.names('button')).toContain('The party');
  expect(one.errors).toEqual([]);
  await one.context.close();
});
