/**
 * `npm run claims -- mine MODE FILE [--from 0] [--games 100] [--most N]`: plays games of a mode (inHand or longTable) with bots and looks
 * for positions that make a small claim. Appends to FILE, one per line, the counts of each game, and the claims whose calculation visits at
 * most N positions (and at most the mode's `maxMined`). Prints what share of the candidates was refused for which reason.
 * `npm run claims -- pick MODE FILE...`: adds claims from such files to the claims that the game contains, no two alike. Writes these
 * claims and the counts of the mining to `src/content/MODE/claims.gen.json`, and the list of all claims to `src/content/claims.gen.json`.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameTypes } from '../src/rules/core/ruleset';
import { minedInHand } from './claims/inHand';
import { minedLongTable } from './claims/longTable';
import { type Counts, type MinedMode, mineGame, sharesOf } from './claims/mining';
import { type Lines, listOf, pickInHandClaims, pickLongTableClaims, type Shipped } from './claims/picking';

const FILES = {
  inHand: 'src/content/inHand/claims.gen.json',
  longTable: 'src/content/longTable/claims.gen.json',
} as const;
const LIST = 'src/content/claims.gen.json';

interface Range {
  readonly from: number;
  readonly games: number;
  readonly most: number;
}

function mine<G extends GameTypes, Aim>(mode: MinedMode<G, Aim>, file: string, { from, games, most }: Range): void {
  const bounded = { ...mode, maxMined: Math.min(most, mode.maxMined) };
  const [seen, all] = [new Set<string>(), [] as Counts[]];
  for (let nth = from; nth < from + games; nth += 1) {
    const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`);
    const counts = mineGame(bounded, nth, write, seen);
    write(counts);
    all.push(counts);
    console.error(`game ${nth}: ${sharesOf([counts])}`);
  }
  console.error(`all: ${sharesOf(all)}`);
}

const shippedIn = (mode: keyof typeof FILES) => JSON.parse(readFileSync(FILES[mode], 'utf8'));

function pick(mode: keyof typeof FILES, files: readonly string[]): void {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const read = lines.map((line) => JSON.parse(line)) as Lines;
  const pickFrom = mode === 'inHand' ? pickInHandClaims : pickLongTableClaims;
  const { text, report } = pickFrom(shippedIn(mode) as Shipped, read);
  writeFileSync(FILES[mode], text);
  writeFileSync(LIST, listOf({ inHand: shippedIn('inHand'), longTable: shippedIn('longTable') }));
  console.log(report);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0' },
    games: { type: 'string', default: '100' },
    most: { type: 'string', default: 'Infinity' },
  },
});
const [task, mode, ...files] = positionals;
const [file] = files;
const range = { from: Number(values.from), games: Number(values.games), most: Number(values.most) };
if (task === 'mine' && file && mode === 'inHand') mine(minedInHand, file, range);
else if (task === 'mine' && file && mode === 'longTable') mine(minedLongTable, file, range);
else if (task === 'pick' && (mode === 'inHand' || mode === 'longTable')) pick(mode, files);
else console.error('npm run claims -- mine MODE FILE [--from 0] [--games 100] [--most N], or pick MODE FILE...');
