/** Test kit: plays the real page with the buttons of the mirror, which is faster than the canvas; the canvas has its own tests. */
import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { Play } from '../../src/flow/inHand/play';
import type { Command } from '../../src/rules/inHand/commands';
import { idle, journalOf, replayed } from './player';

/** Sends one command, and waits until it is in the journal. */
export async function send(page: Page, command: Command): Promise<void> {
  const length = (await journalOf(page))?.commands.length ?? 0;
  await page
    .locator(`.mirror [data-command='${JSON.stringify(command)}']`)
    .first()
    .dispatchEvent('click');
  await page.waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? Infinity) > n, length);
}

/** Plays like the greedy bot until `done` returns true or the scenario is over. */
export async function playBlind(page: Page, done: (play: Play) => boolean = () => false): Promise<void> {
  for (;;) {
    await idle(page);
    const journal = await journalOf(page);
    const play = journal && replayed(journal);
    const command = play && greedyBot(play);
    if (!command || done(play)) return;
    await send(page, command);
  }
}
