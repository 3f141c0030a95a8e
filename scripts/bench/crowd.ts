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
import { lookAt, touchOnce } from '../../test/kit/longTablePage';
import { type FrameCounters, type FrameSamples, framesOf, printFrames, sampleFrames, throttledCpuMs } from './frames';
import { MOTION_MARK, REST_MARK } from './trace';

const SCENARIO = 'soMuchInThePound';
const HEROES = ['bailiff', 'ferrywoman', 'sexton', 'pawnbroker'] as const;
/** The minimum number of figures on the map. */
const FIGURES = 20;
/** The maximum number of games that are tried until one has enough figures. */
export const CROWD_SEEDS = 20;
/** The maximum number of clicks that are measured. */
const TOUCHES = 40;

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

/** Whether the game lasts for at least `TOUCHES` more commands of the bot, so that it does not end during the measurement. */
function goesOn({ play: now }: Game<LongTable>): boolean {
  const bot = createGreedyBot();
  let play = now;
  for (let n = 0; n < TOUCHES; n += 1) {
    const command = isOver(play) ? null : bot(play);
    const sent = command && send(play, command);
    if (!sent?.ok) return false;
    play = sent.play;
  }
  return true;
}

/**
 * Returns a save with at least `FIGURES` figures on the map, as the store's text.
 * @throws Error if none of `CROWD_SEEDS` games reaches so many figures and then lasts for `TOUCHES` more commands
 */
export async function crowdedSave(): Promise<string> {
  for (let nth = 0; nth < CROWD_SEEDS; nth += 1) {
    const state = crowdedCampaign(`crowd${nth}`);
    const bot = createGreedyBot();
    let game = newGame(LONG_TABLE, crowdedBook(state));
    while (!isOver(game.play) && standing(game) < FIGURES) {
      const command = bot(game.play);
      const sent = command && send(game.play, command);
      if (!command || !sent?.ok) break;
      game = addCommand(LONG_TABLE, game, command, sent.play, sent.events);
    }
    if (standing(game) < FIGURES || !goesOn(game)) continue;
    return saveOf(state, game);
  }
  throw new Error(`none of ${CROWD_SEEDS} games has ${FIGURES} figures on the map and then lasts long enough`);
}

/**
 * Clicks what the page expects next and waits until the table is at rest.
 * @returns false, without a click, if the game is over or the player has only one card
 */
async function touched(page: Page): Promise<boolean> {
  const seen = await lookAt(page);
  // The player must select two cards.
  if (seen.over || (await page.locator('.fan button.card').count()) === 1) return false;
  await page.evaluate((mark) => void performance.mark(mark), MOTION_MARK);
  await touchOnce(page, seen);
  await lookAt(page);
  await page.evaluate((mark) => void performance.mark(mark), REST_MARK);
  return true;
}

/**
 * Prints the cost of frames on a crowded table.
 * @param empty frames of an empty scene
 * @param table a page that shows the game of `crowdedSave`, with animations on
 */
export async function benchCrowd(browser: Browser, empty: FrameSamples, table: Visit): Promise<void> {
  const { page } = table;
  await page.evaluate(() => window.gloomholdin.idle());
  const rest = await sampleFrames(browser, table);
  const moving = (
    await framesOf(browser, page, async () => {
      for (let n = 0; n < TOUCHES; n += 1) if (!(await touched(page))) return;
    })
  ).filter((each) => each.moving && !each.isPress);
  console.log(`Long Table, ${FIGURES} figures: at rest ${rest.plain.length} frames in all`);
  printFrames('  in motion, the main thread’s own time, as above', moving, empty.plain, throttledCpuMs);
  const draws = await page.evaluate(() => (window as unknown as FrameCounters).bench.most);
  console.log(`  draw calls in a frame, the most: ${draws}`);
}
