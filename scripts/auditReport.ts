/**
 * `npm run audit:report -- [--mode inHand,longTable] [--positions 400] [--games 200] [--per-game 8] [--at-once 200] [--again]`: measures how
 * accurate the audit's chances to win are. The script plays games with the careful bot on seeds that no tuning uses. From each game it takes
 * up to `--per-game` positions, until it has `--positions` positions. It compares the chance that the audit gives a position with the
 * results of `--games` further games, which the careful bot plays from this position.
 *
 * The results are kept in `test/audit/golden`, one file for each mode, and every position is written at once: the script can be stopped
 * at any time, and continues from these files. With `--at-once 2` each position gets two games before the next one has its turn, so that a
 * stopped report covers all positions. `--again` keeps the results of the further games and computes the chances anew, as is necessary after
 * a change of the audit. Delete a file to measure everything anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditedInHand } from '../src/audit/inHand/mode';
import { auditedLongTable } from '../src/audit/longTable/mode';
import { type AuditedMode, CERTAIN, playSample } from '../src/audit/mode';
import { carefulBot } from '../src/bots/inHand/careful';
import { setTranspositionLimit } from '../src/bots/inHand/turnPlan';
import { createCarefulBot as carefulParty } from '../src/bots/longTable/careful';
import { CHAPTERS } from '../src/content/inHand/chapters';
import { IN_HAND } from '../src/journal/inHand/ruleset';
import { LONG_TABLE } from '../src/journal/longTable/ruleset';
import type { GameTypes, Play } from '../src/rules/core/ruleset';
import { setupFor } from '../src/sim/inHand/cells';
import { setupFor as partyFor, SCENARIOS } from '../src/sim/longTable/cells';
import { type Position, tableOf } from './auditTable';

const FOLDER = 'test/audit/golden';
/**
 * The limit of the transposition table in hand. The further games of a position share most of their first rounds: with a table that keeps
 * them, 200 games in a row take about a fifth of the time that they take with other positions between.
 */
const TRANSPOSITIONS = 500_000;

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'inHand,longTable' },
    positions: { type: 'string', default: '400' },
    games: { type: 'string', default: '200' },
    'per-game': { type: 'string', default: '8' },
    'at-once': { type: 'string', default: '200' },
    again: { type: 'boolean', default: false },
  },
});
const [positions, games, perGame] = [Number(values.positions), Number(values.games), Number(values['per-game'])];
const atOnce = Number(values['at-once']);

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

/** Plays games until `positions` positions are found. @param setupOf the set-up of the nth game */
function positionsOf<G extends GameTypes>(
  mode: AuditedMode<G>,
  setupOf: (nth: number) => G['book']['setup'],
  newBot: () => Bot<G>,
): Play<G>[] {
  const found: Play<G>[] = [];
  for (let nth = 0; found.length < positions; nth += 1) {
    const { all } = played(mode, mode.rules.begin(mode.rules.bookFor(setupOf(nth))), newBot());
    for (let i = 0; i < perGame; i += 1) {
      const position = all[Math.floor(((i + 0.5) * all.length) / perGame)];
      if (position) found.push(position);
    }
  }
  return found.slice(0, positions);
}

/** Returns the chance to win that the audit's last pass gives a position, 0 to 1. */
function predicted<G extends GameTypes>(mode: AuditedMode<G>, position: Play<G>): number {
  const samples = Array.from({ length: mode.limits.fine }, (_, each) => playSample(mode, position, [], 'report', each));
  return samples.reduce((sum, each) => sum + each, 0) / samples.length / CERTAIN;
}

const round = (chance: number): number => Math.round(chance * 10_000) / 10_000;

/** Returns the results as JSON with one position in each line. */
function written(found: readonly Position[]): string {
  const lines = found.map(
    ({ predicted, won, of }) => `  { "predicted": ${round(predicted)}, "won": ${won}, "of": ${of} }`,
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Measures the positions of a mode, `atOnce` games at a time, and writes each result. @returns the results */
function measure<G extends GameTypes>(
  name: string,
  mode: AuditedMode<G>,
  setupOf: (nth: number) => G['book']['setup'],
  newBot: () => Bot<G>,
): Position[] {
  const file = `${FOLDER}/${name}.json`;
  const found: Position[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const plays = positionsOf(mode, setupOf, newBot);
  if (values.again)
    for (const [at, play] of plays.entries()) {
      const known = found[at];
      if (known) found[at] = { ...known, predicted: predicted(mode, play) };
    }
  for (let from = 0; from < games; from += atOnce) {
    const upTo = Math.min(games, from + atOnce);
    for (const [at, play] of plays.entries()) {
      const known = found[at] ?? { predicted: predicted(mode, play), won: 0, of: 0 };
      let { won, of } = known;
      for (; of < upTo; of += 1) won += played(mode, mode.redraw(play, 'further', of), newBot()).won ? 1 : 0;
      found[at] = { ...known, won, of };
      writeFileSync(file, written(found));
    }
    console.error(`${name}: ${upTo} of ${games} games from each position`);
  }
  return found;
}

const LEVELS = [1, 2, 0, 3] as const;
const MEASURES = {
  inHand: (name: string) =>
    measure(
      name,
      auditedInHand(IN_HAND),
      (nth) => {
        const scenario = CHAPTERS[(nth * 5) % CHAPTERS.length]?.id ?? '';
        return setupFor({ scenario, scenarioLevel: LEVELS[nth % LEVELS.length] ?? 1 }, nth, 'report');
      },
      () => carefulBot,
    ),
  longTable: (name: string) =>
    measure(
      name,
      auditedLongTable(LONG_TABLE),
      (nth) => {
        const scenario = SCENARIOS[(nth * 5) % SCENARIOS.length] ?? '';
        return partyFor({ scenario, difficulty: 'normal', size: 2 }, nth, 'report');
      },
      carefulParty,
    ),
} as const;

setTranspositionLimit(TRANSPOSITIONS);
mkdirSync(FOLDER, { recursive: true });
for (const [name, run] of Object.entries(MEASURES))
  if (values.mode.split(',').includes(name)) console.log(`${name}\n${tableOf(run(name))}`);
