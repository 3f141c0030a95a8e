/**
 * `npm run golden [-- --strayed]`: plays a new game of every scenario at every level and writes the games to test/golden. Run this script
 * after an intended change of a rule or page; it takes some minutes. With `--strayed`, it keeps every old game whose replay has not
 * changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bookFor } from '../src/content/inHand';
import { contentHash } from '../src/journal/digest';
import type { Setup } from '../src/rules/inHand/book';
import { BOTS, type BotName } from '../src/sim/inHand/bots';
import { allCells, type Cell, setupFor } from '../src/sim/inHand/cells';
import { journalOf } from '../src/sim/inHand/game';
import { nameOf } from '../src/sim/inHand/golden';
import { encodeShare } from '../src/storage/shareCode';
import { GAMES, type Golden, type KeptGame, replayed, stands } from '../test/golden/kit';

const { values } = parseArgs({ options: { strayed: { type: 'boolean', default: false } } });
const before = (JSON.parse(readFileSync(GAMES, 'utf8')) as Golden).games;

interface Order {
  readonly name: string;
  readonly bot: BotName;
  readonly setup: Setup;
}

const TRICKS = ['borrowedRapier', 'mournersHat', 'jarOfLeeches'];
const BLOWS = ['hearthrug', 'redPen', 'discreetShoes'];
const SHOTS = ['crownArbalest', 'proofKeg', 'leftBoot'];

/**
 * Games with sentences and animations that a careful bot's games lack: an advanced hero with unusual items, and
 * Hindrances on (R30).
 */
const ODD: readonly { scenario: string; bot: BotName; nth: number; items: readonly string[] }[] = [
  { scenario: 'halfHoliday', bot: 'greedy', nth: 117, items: TRICKS },
  { scenario: 'landladyOfTheFen', bot: 'greedy', nth: 155, items: SHOTS },
  { scenario: 'nightAudit', bot: 'greedy', nth: 131, items: BLOWS },
  { scenario: 'lastOrders', bot: 'random', nth: 201, items: TRICKS },
  { scenario: 'landladyOfTheFen', bot: 'random', nth: 287, items: TRICKS },
  { scenario: 'strikeFund', bot: 'random', nth: 422, items: SHOTS },
];

async function played({ name, bot, setup }: Order): Promise<readonly [string, KeptGame]> {
  const { journal } = journalOf(setup, BOTS[bot](setup.seed));
  const again = replayed(journal);
  if (!again.ok) throw new Error(`${name}: ${again.refused}`);
  return [name, { code: await encodeShare(journal), ...again.digest }];
}

const orders: Order[] = allCells().map((cell) => ({ name: nameOf(cell), bot: 'careful', setup: setupFor(cell, 0) }));
const odd = ODD.map(({ scenario, bot, nth, items }): Order => {
  const cell: Cell = { scenario, scenarioLevel: 0, heroLevel: 5 };
  const variants = { hindrances: true, onTable: false };
  return { name: `${nameOf(cell)} ${bot} ${nth}`, bot, setup: { ...setupFor(cell, nth), items, variants } };
});

const games: [string, KeptGame][] = [];
for (const order of [...orders, ...odd]) {
  const old = before[order.name];
  const kept = values.strayed && old && (await stands(old, order.setup));
  const [name, game] = kept ? [order.name, old] : await played(order);
  games.push([name, game]);
  console.log(kept ? `${name} as it was` : name);
}
const books = Object.fromEntries(orders.map(({ setup }) => [setup.scenario, contentHash(bookFor(setup))]));
const golden: Golden = { books, games: Object.fromEntries(games) };
const lines = Object.entries(golden.games).map(([name, game]) => `${JSON.stringify(name)}: ${JSON.stringify(game)}`);
writeFileSync(GAMES, `{"books": ${JSON.stringify(books)},\n"games": {\n${lines.join(',\n')}\n}}\n`);
