/**
 * `npm run sim -- [--scenario 1,plotNine] [--level 0,1] [--games 40] [--bot careful] [--cores 2] [--write]`: plays scenarios on all
 * cores, shows how far it is, and prints the report; `--write` also keeps it as the golden one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOTS, type BotName } from './bots';
import type { Cell } from './cells';
import { playAll } from './cores';
import type { Played } from './game';
import { GOLDEN, goldenOf } from './golden';
import { cellsFor, page, reportOf } from './report';
import type { Order } from './worker';

const USAGE =
  'npm run sim -- [--scenario 1,plotNine] [--level 0,1] [--games 40] [--bot careful|greedy|random] [--cores 2] [--write]';

function list(text: string | undefined): string[] {
  return text ? text.split(',').map((each) => each.trim()) : [];
}

function refuse(problem: string): never {
  console.error(`${problem}\n${USAGE}`);
  process.exit(2);
}

function read() {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string' },
      level: { type: 'string' },
      games: { type: 'string', default: '40' },
      bot: { type: 'string', default: 'careful' },
      cores: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new RangeError(`"${values.games}" is no number of games`);
  const cores = values.cores === undefined ? undefined : Number(values.cores);
  if (cores !== undefined && !(cores >= 1)) throw new RangeError(`"${values.cores}" is no number of cores`);
  if (!Object.hasOwn(BOTS, values.bot)) throw new RangeError(`there is no bot "${values.bot}"`);
  const cells = cellsFor(list(values.scenario), list(values.level).map(Number));
  return { cells, games, cores, bot: values.bot as BotName, write: values.write };
}

async function run(): Promise<void> {
  const { cells, games, cores, bot, write } = read();
  const orders = cells.flatMap((cell) => Array.from({ length: games }, (_, nth): Order => ({ bot, cell, nth })));
  const played = new Map<Cell, Played[]>(cells.map((cell) => [cell, []]));
  let count = 0;
  const note = ({ cell, nth }: Order, game: Played) => {
    const of = played.get(cell);
    if (of) of[nth] = game;
    count += 1;
    if (process.stderr.isTTY || count % 50 === 0 || count === orders.length)
      process.stderr.write(progress(count, orders.length));
  };
  await playAll(orders, note, cores);
  process.stderr.write('\n');
  const report = reportOf(bot, played);
  console.log(page(report));
  if (!write) return;
  mkdirSync(fileURLToPath(GOLDEN), { recursive: true });
  for (const [name, text] of Object.entries(goldenOf(report, played))) {
    writeFileSync(fileURLToPath(new URL(name, GOLDEN)), text);
  }
}

/** A bar of forty places. */
function progress(done: number, of: number): string {
  const filled = Math.round((40 * done) / of);
  return `\r[${'#'.repeat(filled)}${'.'.repeat(40 - filled)}] ${done} of ${of}`;
}

run().catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
