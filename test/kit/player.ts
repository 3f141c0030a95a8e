/** Plays the real page: decides like the greedy bot, from the page's own journal, and acts by taps, drags and keys on what is drawn. */

import type { Page } from 'playwright-core';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { type Play, send } from '../../src/flow/inHand/play';
import type { Setup } from '../../src/rules/inHand/book';
import type { Command } from '../../src/rules/inHand/commands';
import type { State } from '../../src/rules/inHand/state';
import { hasNoEffect, type Interaction, openInteraction, reachable } from '../../src/session/inHand/interaction';
import { dragMouse, dragTouch, picture, straight, tapTouch, type Visit } from './browser';
import { type Journal, openSession, replay } from './inHand';

interface Place {
  x: number;
  y: number;
}

/** What the page exposes to tests, for reading only. */
interface Lent {
  readonly phase: string | null;
  readonly state: State | null;
  readonly journal: Journal | null;
  places(): Record<string, Place>;
  /** Everything that is drawn on the table, a line each. */
  drawn(): Promise<string[]>;
  /** All that has happened is being shown. */
  told(): Promise<void>;
  idle(): Promise<void>;
  saved(): Promise<void>;
}

declare global {
  interface Window {
    gloomholdin: Lent;
  }
}

/** The bot must win within so many rounds: longer games test nothing more. */
const ROUNDS = 7;

/**
 * The first seed with which the greedy bot soon wins scenario 1 at level 1, saying its commands as the page does.
 * @param walks it says a move as one way, as on the table; else step by step, as in the mirror
 */
export function winningSeed(walks = true): string {
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

/** Says a command as `act` does on the page, without the page: a step is the first of a whole way. */
export function sayOnTable(interaction: Interaction, command: Command): void {
  if (command.type !== 'step') return void interaction.send(command);
  interaction.aim(reachable(interaction.play).get(goalOf(interaction.play, command))?.path ?? null);
  interaction.commit();
}

export interface Player extends Visit {
  /** By touch, or by mouse. */
  readonly touch: boolean;
  /** A finger taps away what moves: see `idle`. */
  readonly hurries?: boolean;
}

/** @param hero who is chosen; absent: nobody, and the Bailiff it is */
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

/** The table is laid and something is asked. */
export async function seated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.gloomholdin?.phase != null);
  await page.waitForSelector('.hud .prompt');
  await page.waitForSelector('.mirror [data-command]', { state: 'attached' });
  await idle(page);
}

/**
 * Nothing moves any more.
 * @param hurries a finger taps for as long as anything does. Left out: where nothing is to move (reduced motion), and all that is
 * waited for is the time that a result is left to be read
 */
export const idle = (page: Page, hurries?: boolean) =>
  page.evaluate(async (wanted) => {
    const taps = wanted ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
    const over = window.gloomholdin.idle().then(() => 'over' as const);
    const canvas = document.querySelector('canvas');
    for (let frame = 0; canvas && taps && frame < 600; frame++) {
      const next = new Promise<'frame'>((resolve) => requestAnimationFrame(() => resolve('frame')));
      if ((await Promise.race([over, next])) === 'over') return;
      const wood = { clientX: 2, clientY: 2, button: 0, bubbles: true };
      canvas.dispatchEvent(new MouseEvent('mousedown', { ...wood, buttons: 1 }));
      canvas.dispatchEvent(new MouseEvent('mouseup', wood));
    }
    await over;
  }, hurries);
export const journalOf = (page: Page) => page.evaluate(() => window.gloomholdin.journal);
export const stateOf = (page: Page) => page.evaluate(() => window.gloomholdin.state);

/** The page's journal, played again here. */
export function replayed(journal: Journal): Play {
  const played = replay(bookFor(journal.setup), journal);
  if (!played.ok) throw new Error(`the page's journal is refused at ${played.index}: ${played.reason}`);
  return played.play;
}

async function place({ page, hurries }: Player, name: string): Promise<Place> {
  await idle(page, hurries);
  const found = await page.evaluate((key) => window.gloomholdin.places()[key], name);
  if (!found) throw new Error(`nothing on the table is called ${name}`);
  return found;
}

export async function tap(player: Player, name: string): Promise<void> {
  const { page, touch } = player;
  const { x, y } = await place(player, name);
  if (touch) await tapTouch(player, { x, y });
  else await page.mouse.click(x, y);
}

/**
 * Lays hold of the ruler, carries it to the red line and lets it fly.
 * @param step milliseconds between two samples: each of them waits for some frames, and few are a throw as well
 */
export async function throwRuler(player: Player, step = 50): Promise<void> {
  const ruler = await place(player, 'ruler');
  const line = await place(player, 'line');
  const near = Math.abs(ruler.x - line.x) < 200 && Math.abs(ruler.y - line.y) < 160;
  const to = near ? { x: ruler.x - 20, y: ruler.y - 50 } : { x: line.x + 160, y: line.y + 10 };
  await (player.touch ? dragTouch : dragMouse)(player, straight(ruler, to, 200, step));
}

/** Where a move of the bot ends, as one way. */
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

/** Says one command on the table. */
async function act(player: Player, play: Play, command: Command): Promise<void> {
  const { page } = player;
  switch (command.type) {
    case 'select':
      await tap(player, `card:${command.leading}:top`);
      await tap(player, `card:${command.second}:bottom`);
      return page.click('[data-says=draft]');
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
    case 'suffer':
      await page.click('[data-answer=take]');
      return clickCommand(page, command);
    default:
      return clickCommand(page, command);
  }
}

const buttonsOf = (page: Page, command: Command) => page.locator(`[data-says='${JSON.stringify(command)}']`);

const clickCommand = (page: Page, command: Command): Promise<void> => buttonsOf(page, command).first().click();

/** Presses the positions of the lever, if there is one, until the page offers the command at its price. */
async function setLever(page: Page, command: Command): Promise<void> {
  const positions = page.locator('.lever button');
  for (let i = 0; i < (await positions.count()); i++) {
    if ((await buttonsOf(page, command).count()) > 0) return;
    await positions.nth(i).click();
  }
}

/** Plays until `done` says so, or the scenario is over. @returns how many decisions it took */
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
        throw new Error(`${play.phase}: ${JSON.stringify(command)} was not heard`);
      });
  }
}
