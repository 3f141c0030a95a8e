/**
 * `npm run claims -- mine FILE [--from 0] [--games 100]`: plays games in hand with bots, looks for positions that make
 * a small claim, and appends them to FILE, one per line.
 * `npm run claims -- pick FILE...`: chooses claims from such files, no two alike, and writes them with the counts of
 * the mining to `src/content/inHand/claims.gen.json`.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openExpansion, TooManyPositions, WHOLE } from '../src/audit/claims';
import { type Aim, claimRules, MAX_POSITIONS, results } from '../src/audit/inHand/claims';
import { swiftBot } from '../src/bots/inHand/careful';
import { greedyBot } from '../src/bots/inHand/greedy';
import { CHAPTERS } from '../src/content/inHand/chapters';
import { lookAhead } from '../src/flow/inHand/lookAhead';
import { legal, type Play } from '../src/flow/inHand/play';
import { IN_HAND } from '../src/journal/inHand/ruleset';
import { seedGenerator } from '../src/rules/core/chance';
import { hexDistance } from '../src/rules/core/hexes';
import type { Setup } from '../src/rules/inHand/book';
import type { Command } from '../src/rules/inHand/commands';
import { setupFor } from '../src/sim/inHand/cells';
import { type Candidate, pickClaims } from './claimPick';

const FILE = 'src/content/inHand/claims.gen.json';
/** The most positions that a mined claim may need: fewer than a claim may, because most candidates are not claims. */
const MAX_MINED = 600;
/** By how much the best first command must exceed the second best, and the greedy bot's play, in chance. */
const GAP = 0.15 * WHOLE;
/** The least chance of the best first command. */
const LEAST = 0.25 * WHOLE;
const HEROES = ['bailiff', 'sexton', 'pawnbroker'] as const;
const LEVELS = [1, 2, 0, 3] as const;

function setupOf(nth: number): Setup {
  const scenario = CHAPTERS[(nth * 5) % CHAPTERS.length]?.id ?? '';
  const hero = HEROES[Math.floor(nth / CHAPTERS.length) % HEROES.length] ?? 'bailiff';
  const scenarioLevel = LEVELS[nth % LEVELS.length] ?? 1;
  return { ...setupFor({ scenario, scenarioLevel, hero }, nth), seed: `claims ${nth}` };
}

/** The positions of a game in which the player has a choice of cards or of an action. */
function positionsOf(setup: Setup): Play[] {
  const found: Play[] = [];
  let play = IN_HAND.begin(IN_HAND.bookFor(setup));
  for (let command = swiftBot(play); command; command = swiftBot(play)) {
    if ((play.phase === 'select' || play.phase === 'heroTurn.choosing') && legal(play).length > 1) found.push(play);
    const next = lookAhead(play, command);
    if (!next) throw new Error(`${JSON.stringify(command)} is refused`);
    play = next;
  }
  return found;
}

/** The aims that may be worth a claim in a position. */
function aimsOf({ state, book }: Play): Aim[] {
  const foe = state.foes.find(({ id }) => id === state.fight?.foe);
  const near = state.foes.filter(({ at, hp }) => hp > 0 && hp <= 8 && hexDistance(at, state.hero.at) <= 6);
  const chests = book.scenario.treasures.filter(
    ({ number, at }) => state.treasures.includes(number) && hexDistance(at, state.hero.at) <= 6,
  );
  const targets = foe ? (foe.hp <= 9 ? [foe] : []) : near;
  return [
    ...targets.flatMap(({ id }): Aim[] => [
      { kind: 'kill', foe: id },
      { kind: 'killUnhurt', foe: id },
    ]),
    ...(foe ? [{ kind: 'unhurt' } as const] : []),
    ...(foe && state.hero.hp <= 4 ? [{ kind: 'survive' } as const] : []),
    ...(foe ? [] : chests.map(({ number }) => ({ kind: 'loot', treasure: number }) as const)),
  ];
}

/** Returns the best commands, if every throw is the best one, and how many of them have an alternative. */
function lengthOf(from: Play, aim: Aim): { decisions: number; line: Command[] } {
  const rules = claimRules(from, aim);
  const expansion = openExpansion(rules, MAX_POSITIONS);
  const line: Command[] = [];
  let decisions = 0;
  for (let play = from; ; ) {
    const options = expansion.optionsOf(play);
    const [best] = options;
    if (!best || line.length > 40) return { decisions, line };
    if (options.length > 1) decisions += 1;
    line.push(best.command);
    const after = results(play, best.command)
      .map((each) => ({ each, verdict: rules.verdict(each) }))
      .map((found) => ({
        ...found,
        worth: found.verdict ? (found.verdict === 'reached' ? WHOLE : 0) : expansion.bestOf(found.each),
      }))
      .sort((a, b) => b.worth - a.worth)[0];
    if (!after || after.verdict) return { decisions, line };
    play = after.each;
  }
}

function claimOf(play: Play, aim: Aim, game: number): Candidate | null {
  const rules = claimRules(play, aim);
  const greedy = openExpansion(rules, MAX_MINED).chanceOfPolicy(play, greedyBot);
  if (greedy > WHOLE - GAP) return null;
  const expansion = openExpansion(rules, MAX_MINED);
  let [best, second, first] = [0, 0, null as Command | null];
  for (const command of rules.legal(play)) {
    const chance = expansion.chanceOf(play, command);
    if (chance > best) [best, second, first] = [chance, best, command];
    else second = Math.max(second, chance);
    // No command can exceed the second best by the gap any more.
    if (second > WHOLE - GAP) return null;
  }
  if (best < LEAST || best - second < GAP || best - greedy < GAP) return null;
  if (JSON.stringify(greedyBot(play)) === JSON.stringify(first)) return null;
  const { positions } = expansion;
  const { decisions, line } = lengthOf(play, aim);
  const setup = { ...play.book.setup, seed: 'claim' };
  const state = { ...play.state, generator: seedGenerator('claim') };
  return {
    game,
    positions,
    decisions,
    line,
    claim: { setup, start: { phase: play.phase, state }, aim, chance: best, second, greedy },
  };
}

function mine(file: string, from: number, games: number): void {
  for (let nth = from; nth < from + games; nth += 1) {
    let [tried, large, found] = [0, 0, 0];
    for (const play of positionsOf(setupOf(nth)))
      for (const aim of aimsOf(play)) {
        tried += 1;
        try {
          const candidate = claimOf(play, aim, nth);
          if (!candidate) continue;
          found += 1;
          appendFileSync(file, `${JSON.stringify(candidate)}\n`);
        } catch (error) {
          if (!(error instanceof TooManyPositions)) throw error;
          large += 1;
        }
      }
    appendFileSync(file, `${JSON.stringify({ game: nth, tried, large, found })}\n`);
    console.error(`game ${nth}: ${tried} candidates, ${large} too large, ${found} claims`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '0' }, games: { type: 'string', default: '100' } },
});
const [task, ...files] = positionals;
if (task === 'mine' && files[0]) mine(files[0], Number(values.from), Number(values.games));
else if (task === 'pick' && files.length > 0) {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const { text, report } = pickClaims(lines.map((line) => JSON.parse(line)));
  writeFileSync(FILE, text);
  console.log(report);
} else console.error('npm run claims -- mine FILE [--from 0] [--games 100], or pick FILE...');
