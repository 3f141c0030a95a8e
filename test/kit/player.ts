/** Test kit: plays the real page: decides like the greedy bot, from the page's journal, and acts by taps, drags and clicks. */

import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { type Play, send } from '../../src/flow/inHand/play';
import type { Setup } from '../../src/rules/inHand/book';
import type { Command } from '../../src/rules/inHand/commands';
import type { State } from '../../src/rules/inHand/state';
import { hexesInReach, type Interaction, openInteraction } from '../../src/session/inHand/interaction';
import { hasNoEffect } from '../../src/session/inHand/noEffect';
import { dragMouse, dragTouch, picture, straight, tapTouch, type Visit } from './browser';
import { type Journal, openSession, replay } from './inHand';

interface Place {
  x: number;
  y: number;
}

/** What the page exposes to tests, read-only (shell/expose.ts). */
interface ExposedGame {
  readonly phase: string | null;
  readonly state: State | null;
  readonly journal: Journal | null;
  places(): Record<string, Place>;
  /** Returns a line for each thing that is drawn on the table. */
  drawn(): Promise<string[]>;
  /** Resolves when all listeners of the game were notified. */
  told(): Promise<void>;
  idle(): Promise<void>;
  saved(): Promise<void>;
}

declare global {
  interface Window {
    gloomholdin: ExposedGame;
  }
}

/** The maximum number of rounds of a won game; longer games would test nothing more. */
const ROUNDS = 7;

/** Files of browser tests share their process, and so what one of them has searched for. */
const winning = new Map<boolean, string>();

/**
 * Returns the first seed with which the greedy bot soon wins scenario 1 at level 1.
 * @param walks whether moves are sent as one path, as on the table, or step by step, as in the mirror
 */
export function winningSeed(walks = true): string {
  const seed = winning.get(walks) ?? findWinningSeed(walks);
  winning.set(walks, seed);
  return seed;
}

function findWinningSeed(walks: boolean): string {
  for (let n = 0; ; n++) {
    const seed = `plot${n}`;
    const setup: Setup = {
      scenario: 'plotNine',
      ...NEWCOMER,
      seed,
    };
    const interaction = openInteraction(openSession(bookFor(setup), { save: () => {} }));
    for (let command = greedyBot(interaction.play); command; command = greedyBot(interaction.play)) {
      if (walks) sayOnTable(interaction, command);
      else interaction.send(command);
    }
    if (interaction.play.phase === 'won' && interaction.play.state.round <= ROUNDS) return seed;
  }
}

/** Sends a command in the same way as `act` does on the page: a step is sent with all following steps of the move. */
export function sayOnTable(interaction: Interaction, command: Command): void {
  if (command.type !== 'step') return void interaction.send(command);
  interaction.previewWay(hexesInReach(interaction.play).get(goalOf(interaction.play, command))?.path ?? null);
  interaction.sendDraft();
}

export interface Player extends Visit {
  /** Whether the player uses touch; otherwise the mouse. */
  readonly touch: boolean;
  /** Whether taps shorten animations; see `idle`. */
  readonly hurries?: boolean;
}

/** Starts a campaign in hand and enters scenario 1. @param hero the default is the page's own, the Bailiff */
export async function newCampaign({ page }: Player, url: string, seed: string, hero?: string): Promise<void> {
  await page.goto(`${url}?test&seed=${seed}`);
  await page.click('[data-action=new]');
  if (hero !== undefined) await page.click(`[data-hero=${hero}]`);
  await page.fill('input', 'Mirka');
  await page.click('button[type=submit]');
  await page.click('button[data-scenario="1"]');
  await page.click('[data-action=enter]');
  await seated(page);
}

/** Waits until the table is shown and the page prompts for a decision. */
export async function seated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.gloomholdin?.phase != null);
  await page.waitForSelector('.hud .prompt');
  await page.waitForSelector('.mirror [data-command]', { state: 'attached' });
  await idle(page);
}

/**
 * Waits until nothing moves any more.
 * @param hurries whether taps on the table shorten the wait. The default is true for reduced motion, where only the time for reading
 * results passes
 */
export const idle = (page: Page, hurries?: boolean) =>
  page.evaluate(async (wanted) => {
    const taps = wanted ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
    const over = window.gloomholdin.idle().then(() => 'over' as const);
    const canvas = document.querySelector('canvas');
    for (let frame = 0; canvas && taps && frame < 600; frame++) {
      const next = new Promise<'frame'>((resolve) => requestAnimationFrame(() => resolve('frame')));
      if ((await Promise.race([over, next])) === 'over') break;
      const wood = { clientX: 2, clientY: 2, button: 0, bubbles: true };
      canvas.dispatchEvent(new MouseEvent('mousedown', { ...wood, buttons: 1 }));
      canvas.dispatchEvent(new MouseEvent('mouseup', wood));
    }
    await over;
    // The table keeps a tap that comes too early and handles it in the next frame; a later tap must not come before it.
    for (let frame = 0; taps && frame < 2; frame++) await new Promise(requestAnimationFrame);
  }, hurries);
export const journalOf = (page: Page) => page.evaluate(() => window.gloomholdin.journal);
export const stateOf = (page: Page) => page.evaluate(() => window.gloomholdin.state);

/** Replays the page's journal in the test. */
export function replayed(journal: Journal): Play {
  const played = replay(bookFor(journal.setup), journal);
  if (!played.ok) throw new Error(`the page's journal is refused at ${played.index}: ${played.reason}`);
  return played.play;
}

async function place({ page, hurries }: Player, name: string): Promise<Place> {
  await idle(page, hurries);
  const found = await page.evaluate((key) => window.gloomholdin.places()[key], name);
  if (!found) throw new Error(`the table has nothing with the name ${name}`);
  return found;
}

export async function tap(player: Player, name: string): Promise<void> {
  const { page, touch } = player;
  const { x, y } = await place(player, name);
  if (touch) await tapTouch(player, { x, y });
  else await page.mouse.click(x, y);
}

/**
 * Drags the ruler to the red line and throws it.
 * @param step the time between two samples in ms; few samples are faster, as each waits for some frames
 */
export async function throwRuler(player: Player, step = 50): Promise<void> {
  const ruler = await place(player, 'ruler');
  const line = await place(player, 'line');
  const near = Math.abs(ruler.x - line.x) < 200 && Math.abs(ruler.y - line.y) < 160;
  const to = near ? { x: ruler.x - 20, y: ruler.y - 50 } : { x: line.x + 160, y: line.y + 10 };
  await (player.touch ? dragTouch : dragMouse)(player, straight(ruler, to, 200, step));
}

/** Returns the hex where the bot's move ends. */
function goalOf(play: Play, first: Command): string {
  let at = play.state.hero.at;
  let now = play;
  for (let command: Command | null = first; command?.type === 'step'; command = greedyBot(now)) {
    at = command.to;
    const sent = send(now, command);
    if (!sent.ok) break;
    now = sent.play;
    if (now.phase !== 'heroTurn.acting' || !now.state.turn?.move) break;
  }
  return at;
}

/** Sends one command with gestures on the table. */
async function act(player: Player, play: Play, command: Command): Promise<void> {
  const { page } = player;
  switch (command.type) {
    case 'select':
      await tap(player, `card:${command.leading}:top`);
      return tap(player, `card:${command.second}:bottom`);
    case 'play':
      if (command.basic) await page.click('.slip.basic[aria-pressed=false]');
      await tap(player, `card:${command.card}:${command.half}`);
      // The page asks before a command that would have no effect.
      if (hasNoEffect(play, command)) await tap(player, `card:${command.card}:${command.half}`);
      return;
    case 'step': {
      const goal = goalOf(play, command);
      await tap(player, `hex:${goal}`);
      return tap(player, `hex:${goal}`);
    }
    case 'shift':
      return tap(player, `tracker:${command.distance}`);
    case 'roll':
      return throwRuler(player);
    case 'attack':
    case 'perform':
      await setLever(page, command);
      return clickCommand(page, command);
    case 'negateByLosing':
      await tap(player, `card:${command.card}:top`);
      return clickCommand(page, command);
    case 'negateByDiscarding':
      for (const card of command.cards) await tap(player, `card:${card}:top`);
      return clickCommand(page, command);
    case 'suffer': {
      const take = page.locator('[data-answer=take]');
      const isProposed = (await take.getAttribute('aria-pressed')) === 'true';
      await take.click();
      // The press on the proposed answer has given it.
      return isProposed ? undefined : clickCommand(page, command);
    }
    default:
      return clickCommand(page, command);
  }
}

const buttonsOf = (page: Page, command: Command) => page.locator(`[data-says='${JSON.stringify(command)}']`);

const clickCommand = (page: Page, command: Command): Promise<void> => buttonsOf(page, command).first().click();

/** Presses the positions of the lever (if there is one) until the page offers the command. */
async function setLever(page: Page, command: Command): Promise<void> {
  const positions = page.locator('.lever button');
  for (let i = 0; i < (await positions.count()); i++) {
    if ((await buttonsOf(page, command).count()) > 0) return;
    await positions.nth(i).click();
  }
}

/** Plays until `done` returns true or the scenario is over. @returns the number of decisions */
export async function playOn(player: Player, done: (play: Play) => boolean = () => false): Promise<number> {
  const { page } = player;
  for (let decisions = 0; ; decisions++) {
    await idle(page, player.hurries);
    const journal = await journalOf(page);
    if (!journal) return decisions;
    const play = replayed(journal);
    const command = greedyBot(play);
    if (!command || done(play)) return decisions;
    await act(player, play, command);
    const { length } = journal.commands;
    await page
      .waitForFunction((n) => (window.gloomholdin.journal?.commands.length ?? Infinity) > n, length)
      .catch(async () => {
        await picture(page, 'not-heard');
        throw new Error(`${play.phase}: the page did not receive ${JSON.stringify(command)}`);
      });
  }
}
