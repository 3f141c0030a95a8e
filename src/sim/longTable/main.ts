/**
 * `npm run sim -- --mode longTable [--scenario escrow,paidIn] [--difficulty normal] [--heroes 1,2,3,4] [--games 40]
 * [--bot careful|advised|greedy|random] [--cores 2] [--seeds tune|report] [--write]`: plays scenarios of the Long Table
 * on all cores, and prints the report. `--campaign I,II,III` instead plays a whole campaign to each of these endings, with
 * the party `PARTY`. `--write` also writes the golden files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playWithProgressBar } from '../bar';
import { seedSetFor } from '../seeds';
import { BOTS, type BotName } from './bots';
import { type CampaignResult, type Ending, PATHS, playCampaign, playWithBot } from './campaign';
import { type Cell, cellsFor } from './cells';
import type { GameResult } from './game';
import { GOLDEN, goldenOf, readGolden } from './golden';
import { page, reportOf } from './report';
import type { GameOrder } from './worker';

const list = (text: string | undefined): string[] => (text ? text.split(',').map((each) => each.trim()) : []);

/**
 * Runs the simulator for the Long Table.
 * @param args the command line
 */
export async function simulateLongTable(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      mode: { type: 'string' },
      scenario: { type: 'string' },
      campaign: { type: 'string' },
      difficulty: { type: 'string', default: 'normal' },
      heroes: { type: 'string', default: '2' },
      games: { type: 'string', default: '40' },
      bot: { type: 'string', default: 'careful' },
      cores: { type: 'string' },
      seeds: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1)
    throw new RangeError(`--games needs a positive integer, not "${values.games}"`);
  const cores = values.cores === undefined ? undefined : Number(values.cores);
  if (cores !== undefined && !(cores >= 1))
    throw new RangeError(`--cores needs a number of at least 1, not "${values.cores}"`);
  if (!Object.hasOwn(BOTS, values.bot)) throw new RangeError(`there is no bot "${values.bot}"`);
  const bot = values.bot as BotName;
  const endings = list(values.campaign);
  if (endings.length > 0) return campaigns(endings, bot, values.write);
  const seeds = seedSetFor(values.seeds, values.write);
  const cells = cellsFor(list(values.scenario), list(values.difficulty), list(values.heroes).map(Number));
  const orders = cells.flatMap((cell) =>
    Array.from({ length: games }, (_, nth): GameOrder => ({ bot, cell, nth, seeds })),
  );
  const played = new Map<Cell, GameResult[]>(cells.map((cell) => [cell, []]));
  const note = ({ cell, nth }: GameOrder, game: GameResult) => {
    const of = played.get(cell);
    if (of) of[nth] = game;
  };
  await playWithProgressBar<GameOrder, GameResult>(new URL('./worker.ts', import.meta.url), orders, note, cores);
  console.log(page(reportOf(bot, played, seeds)));
  if (!values.write) return;
  mkdirSync(fileURLToPath(GOLDEN), { recursive: true });
  for (const [name, text] of Object.entries(goldenOf(bot, played, readGolden(), seeds)))
    writeFileSync(fileURLToPath(new URL(name, GOLDEN)), text);
}

/** The heroes of the simulated campaigns. */
const PARTY = ['bailiff', 'ferrywoman'];

/**
 * Plays one campaign to each of these endings and prints a line for each.
 * @throws RangeError for an unknown ending
 */
function campaigns(endings: readonly string[], bot: BotName, write: boolean): void {
  const isEnding = (each: string): each is Ending => Object.hasOwn(PATHS, each);
  const kept = Object.fromEntries(
    endings.map((ending) => {
      if (!isEnding(ending)) throw new RangeError(`there is no ending "${ending}"`);
      const seed = `${ending} 0`;
      const result = playCampaign(
        ending,
        PARTY,
        seed,
        playWithBot(() => BOTS[bot](seed)),
      );
      console.log(summaryOf(ending, result));
      const { attempts, facts, events } = result;
      return [ending, { seed, bot, attempts, facts, events }] as const;
    }),
  );
  if (!write) return;
  mkdirSync(fileURLToPath(GOLDEN), { recursive: true });
  writeFileSync(fileURLToPath(new URL('campaigns.json', GOLDEN)), `${JSON.stringify(kept, null, 1)}\n`);
}

function summaryOf(ending: Ending, { attempts, facts, events, campaign }: CampaignResult): string {
  const way = attempts.map(
    ({ scenario, level, won, rounds }) => `${scenario ?? 'dungeon'} L${level} ${won ? 'won' : 'lost'} in ${rounds}`,
  );
  const told = ['heroRetired', 'enhanced', 'itemBought', 'donated', 'levelledUp', 'perkTicked', 'heroMade'].map(
    (fact) => `${fact} ${facts[fact] ?? 0}`,
  );
  return [
    `ending ${ending} (${campaign.world.endings.join()}): ${attempts.filter(({ won }) => won).length} won, ${attempts.filter(({ won }) => !won).length} lost`,
    `  ${way.join('; ')}`,
    `  ${told.join(', ')}; events: city ${events.city}, road ${events.road}`,
  ].join('\n');
}
