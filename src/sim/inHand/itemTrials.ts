/**
 * Defines games in which the hero wears each item in turn, and adds up the results of these games. These games exist
 * because the usual items are only a few of all items. An item that a bot never uses is probably badly designed.
 */
import { readFileSync } from 'node:fs';
import { items } from '../../content/inHand';
import { CHAPTERS, type Chapter } from '../../content/inHand/chapters';
import { usualItems } from '../../content/inHand/typicalHero';
import { canWearTogether } from '../../flow/inHand/town';
import { checksum } from '../../journal/digest';
import type { Setup } from '../../rules/inHand/book';
import type { ItemId } from '../../rules/inHand/vocabulary';
import { table } from '../figures';
import type { SeedSet } from '../seeds';
import { type Cell, chapterOfCell, setupFor } from './cells';
import type { GameResult } from './game';
import { GOLDEN } from './golden';

/** From hero level 3 on, a hero wears three items (R4.9), so the third slot is free for the item to try. */
const WITH_BELT = 3;

/** The counts of one item over its games. */
export interface ItemTrial {
  /** Digest of the item's definition when the games were played. */
  readonly content: string;
  /** The seeds of the games. */
  readonly seeds: SeedSet;
  readonly games: number;
  /** Number of games in which the item was used. */
  readonly used: number;
  readonly uses: number;
  /** Number of uses of all items in these games. */
  readonly of: number;
  readonly won: number;
}

/** The trials of all items. */
export interface ItemTrials {
  readonly bot: string;
  readonly items: Readonly<Record<ItemId, ItemTrial>>;
}

/**
 * The cells in which an item can be tried: at scenario level 1, where the hero wears three items and the King does not
 * take the item (R3.5).
 * @throws RangeError for an unknown item
 */
export function trialCells(item: ItemId): Cell[] {
  const def = items[item];
  if (!def) throw new RangeError(`there is no item "${item}"`);
  return CHAPTERS.filter(
    ({ heroLevel, wanted }) => heroLevel >= WITH_BELT && !wanted.some((card) => card === def.card),
  ).map(({ id }) => ({ scenario: id, scenarioLevel: 1 }));
}

/** The item, and as many of the usual items as can be worn together with it. */
export function itemsWith(item: ItemId, chapter: Chapter): ItemId[] {
  const worn = [item];
  for (const each of usualItems(chapter)) {
    if (worn.length < WITH_BELT && !worn.includes(each) && canWearTogether([...worn, each])) worn.push(each);
  }
  return worn;
}

/** The set-up of the nth game of a cell in which the hero wears this item. It is the same in every run. */
export function trialSetup(cell: Cell, nth: number, item: ItemId, seeds: SeedSet): Setup {
  return { ...setupFor(cell, nth, seeds), items: itemsWith(item, chapterOfCell(cell)) };
}

/** Adds up the games of one item. */
export function trialOf(item: ItemId, games: readonly GameResult[], seeds: SeedSet): ItemTrial {
  const uses = (game: GameResult) => game.items[item] ?? 0;
  return {
    content: digestOfItem(item),
    seeds,
    games: games.length,
    used: games.filter((game) => uses(game) > 0).length,
    uses: games.reduce((sum, game) => sum + uses(game), 0),
    of: games.flatMap((game) => Object.values(game.items)).reduce((sum, each) => sum + each, 0),
    won: games.filter(({ won }) => won).length,
  };
}

/** Digest of an item's definition. */
export function digestOfItem(item: ItemId): string {
  return checksum(JSON.stringify(items[item]));
}

/** Whether an item is passive: no command ever uses it. */
export function isPassive(item: ItemId): boolean {
  return items[item]?.effect.when === 'always';
}

/**
 * Reads the trials.
 * @throws Error if the file does not exist
 */
export function readTrials(): ItemTrials {
  return JSON.parse(readFileSync(new URL('items.json', GOLDEN), 'utf8')) as ItemTrials;
}

/** The texts of the golden files of the item trials, by file name. The entries of items that were not tried stay the same. */
export function trialFiles(
  bot: string,
  tried: ReadonlyMap<ItemId, ItemTrial>,
  old: ItemTrials,
): Record<string, string> {
  const trials = Object.fromEntries(
    Object.keys(items).flatMap((id) => {
      const trial = tried.get(id) ?? old.items[id];
      return trial ? [[id, trial] as const] : [];
    }),
  );
  const lines = Object.entries(trials).map(([id, trial]) => ` ${JSON.stringify(id)}: ${JSON.stringify(trial)}`);
  return {
    'items.json': `{"bot": ${JSON.stringify(bot)}, "items": {\n${lines.join(',\n')}\n}}\n`,
    'items.md': trialsPage({ bot, items: trials }),
  };
}

/** Formats the trials as text. */
export function trialsPage({ bot, items: trials }: ItemTrials): string {
  const percent = (of: number, all: number) => `${all === 0 ? 0 : Math.round((100 * of) / all)}`;
  const rows = Object.entries(trials).map(([id, { seeds, games, used, uses, of, won }]) => [
    id,
    games,
    seeds,
    isPassive(id) ? 'by itself' : percent(used, games),
    isPassive(id) ? '' : percent(uses, of),
    percent(won, games),
  ]);
  return [
    `# Items, tried on one by one by the ${bot} bot`,
    '',
    'Made by `npm run sim -- --items all --write`: each with what else is usually worn, in scenarios of level 1 from hero level 3 on.',
    '',
    table(['Item', 'Games', 'Seeds', 'Used in % of them', '% of all uses', 'Won %'], rows),
  ].join('\n');
}
