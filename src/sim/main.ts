/**
 * `npm run sim -- [--scenario 1,plotNine] [--level 0,1] [--hero 1,2] [--games 40] [--bot careful] [--cores 2] [--seeds
 * tune|report] [--write [--stale]]`: plays scenarios on all cores with a progress bar, and prints the report. `--write`
 * also stores each cell in the golden report as soon as the cell is played; `--stale` leaves out the cells that need
 * not be played again (`isStale`). `--seeds` selects the seeds for tuning or for reports; `--write` uses the seeds for
 * reports. `--campaign 20,21,22` plays whole campaigns to these endings, at one level. `--proof` searches for a won
 * game of each cell. `--items all` (or a list of items) runs item trials. `--as sexton,pawnbroker` plays other heroes
 * and compares them. `--mode longTable` plays the other mode (longTable/main.ts).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { items } from '../content/inHand';
import { chapterOf } from '../content/inHand/chapters';
import { encodeShare } from '../storage/shareCode';
import { playWithProgressBar } from './bar';
import { BOTS, type BotName } from './inHand/bots';
import { type CampaignResult, playCampaign } from './inHand/campaign';
import { allCells, type Cell, setupFor } from './inHand/cells';
import { type GameResult, journalOf } from './inHand/game';
import { GOLDEN, goldenOf, isStale, nameOf, readGolden } from './inHand/golden';
import { heroFiles, isHeroStale, readHeroes } from './inHand/heroes';
import { readTrials, trialCells, trialFiles, trialOf, trialsPage } from './inHand/itemTrials';
import { cellsFor, page, reportOf } from './inHand/report';
import { simulateLongTable } from './longTable/main';
import { seedSetFor } from './seeds';
import type { GameOrder } from './worker';

const WORKER = new URL('./worker.ts', import.meta.url);

const USAGE =
  'npm run sim -- [--scenario 1,plotNine | --campaign 20,21,22 | --items all] [--proof] [--level 0,1] [--hero 1,2] [--as sexton] [--games 40] [--bot careful|greedy|random] [--cores 2] [--seeds tune|report] [--write [--stale]]\n' +
  'npm run sim -- --mode longTable [--scenario escrow,paidIn] [--difficulty easy,normal,hard,veryHard] [--heroes 1,2,3,4] [--games 40] [--bot careful|greedy|random] [--cores 2] [--seeds tune|report] [--write]';

function list(text: string | undefined): string[] {
  return text ? text.split(',').map((each) => each.trim()) : [];
}

function refuse(problem: string): never {
  console.error(`${problem}\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string' },
      campaign: { type: 'string' },
      items: { type: 'string' },
      proof: { type: 'boolean', default: false },
      level: { type: 'string' },
      hero: { type: 'string' },
      as: { type: 'string' },
      games: { type: 'string', default: '40' },
      bot: { type: 'string', default: 'careful' },
      cores: { type: 'string' },
      seeds: { type: 'string' },
      write: { type: 'boolean', default: false },
      stale: { type: 'boolean', default: false },
    },
  });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1)
    throw new RangeError(`--games needs a positive integer, not "${values.games}"`);
  const cores = values.cores === undefined ? undefined : Number(values.cores);
  if (cores !== undefined && !(cores >= 1))
    throw new RangeError(`--cores needs a number of at least 1, not "${values.cores}"`);
  if (!Object.hasOwn(BOTS, values.bot)) throw new RangeError(`there is no bot "${values.bot}"`);
  const heroLevels = list(values.hero).map(Number);
  const as = list(values.as);
  const asked = (as.length > 0 ? as : [undefined]).flatMap((hero) =>
    cellsFor(list(values.scenario), list(values.level).map(Number), heroLevels, hero),
  );
  if (values.write && heroLevels.length > 0)
    throw new RangeError('--write excludes --hero: the golden report has each scenario at its designed hero level');
  if (values.stale && !values.write) throw new RangeError('--stale needs --write');
  const golden = readGolden();
  const beside = readHeroes();
  const stale = (cell: Cell) => (as.length > 0 ? isHeroStale(beside, cell, games) : isStale(golden, cell, games));
  const cells = values.stale ? asked.filter(stale) : asked;
  const endings = list(values.campaign).map(Number);
  for (const each of endings) if (!chapterOf(each)?.isEnding) throw new RangeError(`scenario ${each} is not an ending`);
  const worn = values.items === 'all' ? Object.keys(items) : list(values.items);
  for (const each of worn) trialCells(each);
  // Proofs and campaigns are not statistics. They need only one won game, so the set of seeds does not matter.
  const figures = endings.length === 0 && !values.proof;
  if (!figures && values.seeds !== undefined) throw new RangeError('--seeds excludes --campaign and --proof');
  const seeds = seedSetFor(values.seeds, figures && values.write);
  return { cells, endings, as, games, cores, bot: values.bot as BotName, write: values.write, worn, seeds };
}

/** Plays each cell until a game is won or all `--games` games are lost. With `--write`, stores the won games. */
async function findWins(): Promise<void> {
  const { cells, games, bot, write } = readArguments();
  const codes: Record<string, string> = {};
  for (const cell of cells) {
    for (let nth = 0; nth < games && !codes[nameOf(cell)]; nth += 1) {
      const setup = setupFor(cell, nth);
      const { won, journal } = journalOf(setup, BOTS[bot](setup.seed));
      if (won) codes[nameOf(cell)] = await encodeShare(journal);
      console.log(`${nameOf(cell)}, seed "${setup.seed}": ${won ? 'won' : 'lost'}`);
    }
  }
  if (write) keepIn('won.json', codes, allCells().map(nameOf));
}

/** Plays campaigns to each ending and prints a line for each campaign. With `--write`, stores the first campaign to each ending. */
async function playCampaigns(): Promise<void> {
  const { cells, endings, games, bot, write } = readArguments();
  const [{ scenarioLevel } = { scenarioLevel: 1 as const }] = cells;
  const kept: Record<string, readonly string[]> = {};
  for (const ending of endings) {
    for (let nth = 0; nth < games; nth += 1) {
      const seed = `${ending} ${nth}`;
      const result = playCampaign({ ending, scenarioLevel, seed }, BOTS[bot](seed));
      console.log(`seed "${seed}", ${summaryOf(ending, result)}`);
      kept[ending] ??= await Promise.all(result.attempts.map(({ journal }) => encodeShare(journal)));
    }
  }
  if (write) keepIn('campaigns.json', kept, ['20', '21', '22']);
}

/** Writes the given entries of a golden file; all other entries stay the same. */
function keepIn(name: string, fresh: Readonly<Record<string, unknown>>, order: readonly string[]): void {
  const file = fileURLToPath(new URL(name, GOLDEN));
  const all = { ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>), ...fresh };
  const inOrder = Object.fromEntries(order.flatMap((key) => (Object.hasOwn(all, key) ? [[key, all[key]]] : [])));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 1)}\n`);
}

function summaryOf(ending: number, { attempts, bought, campaign }: CampaignResult): string {
  const way = attempts.map(({ scenario, won }) => `${scenario}${won ? '' : ' lost'}`).join(', ');
  const { wins, losses, rounds = 0, gold } = campaign;
  return `ending ${ending}: ${wins} won, ${losses} lost, ${rounds} rounds, ${bought.length} items bought, ${gold} gold left. ${way}`;
}

async function run(): Promise<void> {
  const { cells, as, games, cores, bot, write, seeds } = readArguments();
  const orders = cells.flatMap((cell) =>
    Array.from({ length: games }, (_, nth): GameOrder => ({ bot, cell, nth, seeds })),
  );
  const played = new Map<Cell, GameResult[]>(cells.map((cell) => [cell, []]));
  await playWithProgressBar<GameOrder, GameResult>(
    WORKER,
    orders,
    ({ cell, nth }, game) => {
      const of = played.get(cell);
      if (!of) return;
      of[nth] = game;
      // A run can take hours and may be interrupted, so write each cell as soon as it is finished.
      if (!write || Object.keys(of).length < games) return;
      const done = new Map([[cell, of]]);
      keep(as.length > 0 ? heroFiles(bot, done, readHeroes(), seeds) : goldenOf(bot, done, readGolden(), seeds));
    },
    cores,
  );
  if (as.length > 0) {
    console.log(heroFiles(bot, played, { bot, cells: {} }, seeds)['heroes.md']);
    return;
  }
  const report = reportOf(bot, played, seeds);
  console.log(page(report));
}

/** Plays `games` games for each item, in the cells of the item in turn. */
async function tryItems(): Promise<void> {
  const { worn, games, cores, bot, write, seeds } = readArguments();
  const orders = worn.flatMap((item) => {
    const rooms = trialCells(item);
    return Array.from({ length: games }, (_, nth): GameOrder[] => {
      const cell = rooms[nth % rooms.length];
      return cell ? [{ bot, cell, nth, seeds, item }] : [];
    }).flat();
  });
  const played = new Map<string, GameResult[]>(worn.map((item) => [item, []]));
  await playWithProgressBar<GameOrder, GameResult>(
    WORKER,
    orders,
    ({ item = '' }, game) => played.get(item)?.push(game),
    cores,
  );
  const tried = new Map([...played].map(([item, all]) => [item, trialOf(item, all, seeds)]));
  console.log(trialsPage({ bot, items: Object.fromEntries(tried) }));
  if (write) keep(trialFiles(bot, tried, readTrials()));
}

function keep(files: Readonly<Record<string, string>>): void {
  mkdirSync(fileURLToPath(GOLDEN), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(fileURLToPath(new URL(name, GOLDEN)), text);
}

const DOES = { '--campaign': playCampaigns, '--proof': findWins, '--items': tryItems } as const;
const [inHand = run] = Object.entries(DOES).flatMap(([flag, does]) => (process.argv.includes(flag) ? [does] : []));
const args = process.argv.slice(2);
const isLongTable = args.includes('longTable') && args.includes('--mode');
const done = isLongTable ? simulateLongTable(args) : inHand();
done.catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
