/**
 * Measures the ghost of a moving hero at the Long Table with at least 12 monsters on the map (L36.9): the CPU time that the worker needs for
 * a forecast, and the longest task of the page meanwhile. Times are CPU times of threads, because other programs share the cores.
 */
import type { Browser, Page } from 'playwright-core';
import { createGreedyBot } from '../../src/bots/longTable/careful';
import { isOver, type Play, send } from '../../src/flow/longTable/play';
import { addCommand, newGame } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { isMoveForecast } from '../../src/session/longTable/ghosts';
import { waysOf } from '../../src/session/longTable/ways';
import type { Visit } from '../../test/kit/browser';
import { lookAt } from '../../test/kit/longTablePage';
import { CROWD_SEEDS, crowdedBook, crowdedCampaign, saveOf } from './crowd';
import { longestTask, type TraceEvent, workerTasks } from './trace';

const MONSTERS = 12;
/** The least number of hexes that the hero can reach. */
const HEXES = 6;
const HOVERS = 40;
/** Time for a forecast to arrive on a busy machine, in ms. */
const PAUSE_MS = 400;
/** Messages to the worker that are no forecasts cost less than this, in ms. */
const LEAST_FORECAST_MS = 0.2;
const TRACED = ['toplevel', 'devtools.timeline'];

const asksForGhosts = (play: Play): boolean =>
  isMoveForecast(play) &&
  play.state.figures.filter(({ kind, hp }) => kind === 'monster' && hp > 0).length >= MONSTERS &&
  [...waysOf(play)].length >= HEXES;

/** Returns a save in which a hero decides where to go, as the store's text. @throws Error if no game reaches such a position */
export async function ghostSave(): Promise<string> {
  for (let nth = 0; nth < CROWD_SEEDS; nth += 1) {
    const campaign = crowdedCampaign(`ghosts${nth}`);
    const bot = createGreedyBot();
    let game = newGame(LONG_TABLE, crowdedBook(campaign));
    while (!isOver(game.play)) {
      if (asksForGhosts(game.play)) return saveOf(campaign, game);
      const command = bot(game.play);
      const sent = command && send(game.play, command);
      if (!command || !sent?.ok) break;
      game = addCommand(LONG_TABLE, game, command, sent.play, sent.events);
    }
  }
  throw new Error(`in none of ${CROWD_SEEDS} games does a hero move among ${MONSTERS} monsters`);
}

/** Whether the page shows the ghost on a hex, with or without its forecast. Runs in the page. */
const isShown = (hex: string): boolean =>
  document
    .querySelector('.ghost-slip')
    ?.textContent?.split(/[^a-z0-9]/)
    .includes(hex) ?? false;

/** Points at hexes that the hero can reach, one after the other, and rests on each. @returns what Chromium traced meanwhile */
async function hover(browser: Browser, page: Page, hovers: number): Promise<readonly TraceEvent[]> {
  const { places } = await lookAt(page);
  const ways = Object.entries(places).filter(([name]) => name.startsWith('way '));
  await browser.startTracing(page, { categories: TRACED });
  for (let nth = 0; nth < hovers; nth += 1) {
    const [name, at] = ways[nth % ways.length] ?? [];
    if (!name || !at) break;
    await page.mouse.move(at.x, at.y, { steps: 2 });
    await page.waitForFunction(isShown, name.replace('way ', ''));
    await page.waitForTimeout(PAUSE_MS);
  }
  const traced = await browser.stopTracing();
  return (JSON.parse(traced.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

const forecastsIn = (events: readonly TraceEvent[]): number[] =>
  workerTasks(events).filter((ms) => ms >= LEAST_FORECAST_MS);

/** @param table a desktop's page that shows the game of `ghostSave` and on which no ghost has been shown */
export async function benchGhosts(browser: Browser, { page }: Visit): Promise<void> {
  const first = await hover(browser, page, 1);
  const warm = await hover(browser, page, HOVERS);
  const times = forecastsIn(warm).sort((a, b) => a - b);
  const p95 = times[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? 0;
  const sum = forecastsIn(first).reduce((all, ms) => all + ms, 0);
  const tell = (ms: number) => `${ms.toFixed(1)} ms`;
  console.log(`Long Table, a ghost among ${MONSTERS} monsters, CPU time of the worker after the 40 ms of rest:`);
  console.log(`  the first ghost, with the start of the worker: ${tell(sum)}`);
  console.log(`  ${times.length} forecasts, p95 ${tell(p95)}, median ${tell(times[times.length >> 1] ?? 0)}`);
  const longest = [first, warm].map((events) => tell(longestTask(events).own));
  console.log(`  the longest task of the page meanwhile: ${longest.join(' at the first, ')} later`);
}
