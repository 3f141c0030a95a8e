/**
 * `npm run audit:report -- [--mode inHand,longTable] [--positions 400] [--games 200] [--per-game 8] [--write]`: measures
 * how accurate the audit's chances to win are. The script plays games with the careful bot on seeds that no tuning uses. From
 * each game it takes up to `--per-game` positions, until it has `--positions` positions. It compares the chance that the audit gives
 * a position with the results of `--games` further games, which the careful bot plays from this position. With `--games 0` it
 * compares the chance with the outcome of the game that contains the position. `--write` writes the report to `test/audit/golden`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { auditedInHand } from '../src/audit/inHand/mode';
import { auditedLongTable } from '../src/audit/longTable/mode';
import { type AuditedMode, CERTAIN, playSample } from '../src/audit/mode';
import { carefulBot } from '../src/bots/inHand/careful';
import { createCarefulBot as carefulParty } from '../src/bots/longTable/careful';
import { CHAPTERS } from '../src/content/inHand/chapters';
import { IN_HAND } from '../src/journal/inHand/ruleset';
import { LONG_TABLE } from '../src/journal/longTable/ruleset';
import type { GameTypes, Play } from '../src/rules/core/ruleset';
import { setupFor } from '../src/sim/inHand/cells';
import { setupFor as partyFor, SCENARIOS } from '../src/sim/longTable/cells';
import { type Position, type Report, tableOf } from './auditTable';

const FILE = 'test/audit/golden/report.json';
/** Samples per position: the limit of the audit's fair pass in hand. The limit at the Long Table is lower. */
const SAMPLES = 16;

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'inHand,longTable' },
    positions: { type: 'string', default: '400' },
    games: { type: 'string', default: '200' },
    'per-game': { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
});
const [positions, games, perGame] = [Number(values.positions), Number(values.games), Number(values['per-game'])];

type Bot<G extends GameTypes> = (play: Play<G>) => G['command'] | null;

/** Plays a game. @returns the positions from round 1 on that have more than one option, and whether the bot won */
function played<G extends GameTypes>(mode: AuditedMode<G>, start: Play<G>, bot: Bot<G>) {
  const all: Play<G>[] = [];
  let play = start;
  for (let command = bot(play); command; command = bot(play)) {
    if (play.state.round > 0 && mode.rules.legal(play).length > 1) all.push(play);
    const next = mode.playAfter(play, command);
    if (!next) throw new Error(`${JSON.stringify(command)} is refused`);
    play = next;
  }
  return { all, won: mode.rules.outcome(play) === 'won' };
}

/**
 * Plays games until `positions` positions are found. @returns the chance and the results of each position
 * @param setupOf the set-up of the nth game
 */
function measure<G extends GameTypes>(
  mode: AuditedMode<G>,
  setupOf: (nth: number) => G['book']['setup'],
  newBot: () => Bot<G>,
): Position[] {
  const found: Position[] = [];
  for (let nth = 0; found.length < positions; nth += 1) {
    const { all, won } = played(mode, mode.rules.begin(mode.rules.bookFor(setupOf(nth))), newBot());
    for (let i = 0; i < perGame && found.length < positions; i += 1) {
      const position = all[Math.floor(((i + 0.5) * all.length) / perGame)];
      if (!position) continue;
      const chances = Array.from({ length: SAMPLES }, (_, each) => playSample(mode, position, [], 'report', each));
      const further = Array.from({ length: games }, (_, each) => {
        return played(mode, mode.redraw(position, 'further', each), newBot()).won;
      });
      found.push({
        predicted: chances.reduce((sum, each) => sum + each, 0) / SAMPLES / CERTAIN,
        won: games > 0 ? further.filter(Boolean).length : Number(won),
        of: Math.max(1, games),
      });
    }
    console.error(`${nth + 1} games, ${found.length} of ${positions} positions`);
  }
  return found;
}

const LEVELS = [1, 2, 0, 3] as const;
const MEASURES = {
  inHand: () =>
    measure(
      auditedInHand(IN_HAND),
      (nth) => {
        const scenario = CHAPTERS[(nth * 5) % CHAPTERS.length]?.id ?? '';
        return setupFor({ scenario, scenarioLevel: LEVELS[nth % LEVELS.length] ?? 1 }, nth, 'report');
      },
      () => carefulBot,
    ),
  longTable: () =>
    measure(
      auditedLongTable(LONG_TABLE),
      (nth) => {
        const scenario = SCENARIOS[(nth * 5) % SCENARIOS.length] ?? '';
        return partyFor({ scenario, difficulty: 'normal', size: 2 }, nth, 'report');
      },
      carefulParty,
    ),
} as const;

const report: Record<string, Report> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
for (const [name, run] of Object.entries(MEASURES)) {
  if (!values.mode.split(',').includes(name)) continue;
  report[name] = { games, positions: run() };
  console.log(`${name}\n${tableOf(report[name])}`);
}
if (values.write) mkdirSync(dirname(FILE), { recursive: true });
if (values.write) writeFileSync(FILE, `${JSON.stringify(report)}\n`);
