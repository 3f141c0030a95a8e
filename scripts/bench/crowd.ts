/**
 * Measures frames at the Long Table with 20 figures on the map: their cost in motion, their number at rest, and their draw calls
 * (docs/STYLE.md, section 12).
 */
import type { Browser, Page } from 'playwright-core';
import { createGreedyBot } from '../../src/bots/longTable/careful';
import { bookFor } from '../../src/content/longTable';
import { campaignBook } from '../../src/content/longTable/campaign/book';
import { isOver, send } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { addCommand, type Game, newGame, toSavedGame } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { beginCampaign } from '../../src/rules/longTable/campaign/begin';
import { setupOf } from '../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';
import type { Visit } from '../../test/kit/browser';
import {
  DECIDES_MS,
  type FrameCounters,
  type FrameSamples,
  framesOf,
  printFrames,
  rest,
  sampleFrames,
  throttledCpuMs,
  throttledDueMs,
  throttledUntilMs,
} from './frames';
import { MOTION_MARK, REST_MARK } from './trace';

const SCENARIO = 'soMuchInThePound';
const HEROES = ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker'] as const;
/** The minimum number of figures on the map. */
const FIGURES = 20;
/** The maximum number of games that are tried until one has enough figures. */
export const CROWD_SEEDS = 20;
/** The maximum number of commands that are measured. */
const COMMANDS = 40;

export function crowdedCampaign(seed: string): Campaign {
  const begun = beginCampaign(campaignBook(), {
    party: 'Bench',
    heroes: HEROES.map((each) => ({ class: each, name: each })),
    variants: { lessChance: false, death: false, grim: false },
    openInformation: true,
    seed,
  });
  if ('refused' in begun) throw new Error(begun.refused);
  const journey = { scenario: SCENARIO, casual: true, level: 0, dungeon: null };
  const stage = { at: 'scenario', journey, seed } as const;
  // The page refuses a save with a scenario that the campaign has not unlocked.
  const world = { ...begun.campaign.world, unlocked: [...begun.campaign.world.unlocked, SCENARIO] };
  return { ...begun.campaign, world, agenda: [], question: null, stage };
}

export const crowdedBook = (state: Campaign) => bookFor(setupOf(campaignBook(), state));

/** Returns the save of a game, as the store's text. */
export function saveOf(state: Campaign, game: Game<LongTable>): Promise<string> {
  const campaign = { id: 'benchbenchbench2', name: 'Bench', stage: { at: 'table' }, state } as const;
  const times = { serial: 1, created: 1, savedAt: 2, played: 0 };
  return encodeSave({ version: VERSION, mode: 'longTable', ...times, campaign, table: toSavedGame(LONG_TABLE, game) });
}

const standing = ({ play }: Game<LongTable>): number => play.state.figures.filter(({ hp }) => hp > 0).length;

/** A save, and what the bot then does. */
interface CrowdedGame {
  /** The save, as the store's text. */
  readonly save: string;
  /** All commands of the game as JSON, at least `COMMANDS` of them after the save. The page sends lone answers by itself. */
  readonly commands: readonly string[];
}

/**
 * Returns a game with at least `FIGURES` figures on the map.
 * @throws Error if none of `CROWD_SEEDS` games reaches so many figures and then lasts for `COMMANDS` more commands
 */
export async function crowdedGame(): Promise<CrowdedGame> {
  for (let nth = 0; nth < CROWD_SEEDS; nth += 1) {
    const state = crowdedCampaign(`crowd${nth}`);
    const bot = createGreedyBot();
    let game = newGame(LONG_TABLE, crowdedBook(state));
    const playOn = (): boolean => {
      const command = isOver(game.play) ? null : bot(game.play);
      const sent = command && send(game.play, command);
      if (!command || !sent?.ok) return false;
      game = addCommand(LONG_TABLE, game, command, sent.play, sent.events);
      return true;
    };
    while (standing(game) < FIGURES && playOn());
    const crowded = game;
    let more = 0;
    while (more < COMMANDS && playOn()) more += 1;
    if (standing(crowded) < FIGURES || more < COMMANDS) continue;
    return { save: await saveOf(state, crowded), commands: game.journal.commands.map((each) => JSON.stringify(each)) };
  }
  throw new Error(`none of ${CROWD_SEEDS} games has ${FIGURES} figures on the map and then lasts long enough`);
}

/** Sends the game's next command after a pause, and waits until the table is at rest. @returns whether the page offers the command */
async function playNext(page: Page, commands: readonly string[]): Promise<boolean> {
  await rest(page, DECIDES_MS);
  const given = { commands, moves: MOTION_MARK, lies: REST_MARK };
  return page.evaluate(async ({ commands, moves, lies }) => {
    const next = commands[window.gloomholdin.journal?.commands.length ?? commands.length];
    const buttons = [...document.querySelectorAll<HTMLElement>('#mirror [data-command]')];
    const button = buttons.find((each) => each.dataset['command'] === next);
    if (!button) return false;
    // The mirror opens when it has the focus, which it never has while the player presses the table.
    button.closest<HTMLElement>('#mirror')?.setAttribute('inert', '');
    performance.mark(moves);
    button.click();
    await window.gloomholdin.idle();
    // The panels render in one of the frames after the last change.
    await new Promise((resolve) => setTimeout(resolve, 250));
    performance.mark(lies);
    return true;
  }, given);
}

/**
 * Prints the cost of frames on a crowded table.
 * @param empty frames of an empty scene
 * @param table a page that shows the save of `crowdedGame`, with animations on
 */
export async function benchCrowd(
  browser: Browser,
  empty: FrameSamples,
  table: Visit,
  commands: CrowdedGame['commands'],
): Promise<void> {
  const { page } = table;
  await page.evaluate(() => window.gloomholdin.idle());
  const still = await sampleFrames(browser, table);
  let sent = 0;
  const frames = await framesOf(browser, page, async () => {
    while (sent < COMMANDS && (await playNext(page, commands))) sent += 1;
  });
  const intervals = frames.filter(({ moving }) => moving);
  const moving = intervals.filter(({ isPress }) => !isPress);
  console.log(`Long Table, ${FIGURES} figures, ${sent} commands: at rest ${still.plain.length} frames in all`);
  printFrames('  in motion, the main thread’s own time, as above', moving, empty.plain, throttledCpuMs);
  printFrames('  in motion, with all that is done until the next frame', intervals, empty.plain, throttledUntilMs);
  printFrames('  in motion, of that while the next frame is waited for', intervals, empty.plain, throttledDueMs);
  const draws = await page.evaluate(() => (window as unknown as FrameCounters).bench.most);
  console.log(`  draw calls in a frame, the most: ${draws}`);
}
