/** Looks for small claims in the positions of simulated games. */
import { CHANCE_PARTS, type ClaimRules, openExpansion, TooManyPositions } from '../../src/audit/claims';
import type { Checkpoint, GameTypes, Play, SetupOf } from '../../src/rules/core/ruleset';

/** The minimum difference in chance between the best first command and the second best, and between the best and the greedy bot's play. */
const GAP = 0.15 * CHANCE_PARTS;
/** The least chance of the best first command. */
const LEAST = 0.25 * CHANCE_PARTS;
/** A best line ends as soon as it has more commands than this. */
const LONGEST = 60;

/** What mining needs from a mode. */
export interface MinedMode<G extends GameTypes, Aim> {
  bookFor(setup: SetupOf<G>): G['book'];
  /** The positions of a game in which the player has a choice. @param nth the number of the game */
  positionsOf(nth: number): readonly Play<G>[];
  /** The aims that are tried in a position. */
  aimsOf(play: Play<G>): readonly Aim[];
  rulesOf(from: Play<G>, aim: Aim): ClaimRules<G>;
  /** The greedy bot. */
  greedy(play: Play<G>): G['command'] | null;
  /** Whether a command continues the decision of the command before it. */
  continuesAction(command: G['command']): boolean;
  /** The set-up and the position, without the seed and without the order of hidden cards. */
  startOf(play: Play<G>): { readonly setup: SetupOf<G>; readonly start: Checkpoint<G> };
  /** The maximum number of positions that a calculation visits. More are not worth the time, because most candidates are not claims. */
  readonly maxMined: number;
}

/** A mined claim, which picking may choose. */
export interface Candidate<G extends GameTypes, Aim> {
  readonly game: number;
  /** The number of positions that the calculation of the claim's chance visits. */
  readonly positions: number;
  /** The number of decisions in `line` that had an alternative. */
  readonly decisions: number;
  /** The best commands, if every random result is the best possible one. */
  readonly line: readonly G['command'][];
  readonly claim: {
    readonly setup: SetupOf<G>;
    readonly start: Checkpoint<G>;
    readonly aim: Aim;
    /** The chance after the best first command. */
    readonly chance: number;
    /** The chance after the second best first command. */
    readonly second: number;
    /** The chance if the greedy bot makes every decision. */
    readonly greedy: number;
  };
}

/** What mining counts for each game. */
export interface Counts {
  /** The number of the game. */
  readonly game: number;
  /** Pairs of a position and an aim. */
  readonly tried: number;
  /**
   * Pairs whose calculation visits too many positions or throws a RangeError. Includes the remaining pairs of the same position, which are
   * not calculated.
   */
  readonly large: number;
  /** Pairs that make a claim. */
  readonly found: number;
}

/** Returns the best commands if every random result is the best possible one, and the number of decisions that had an alternative. */
export function bestLineOf<G extends GameTypes, Aim>(mode: MinedMode<G, Aim>, rules: ClaimRules<G>, from: Play<G>) {
  const expansion = openExpansion(rules, Number.POSITIVE_INFINITY);
  const line: G['command'][] = [];
  let decisions = 0;
  for (let play = from; ; ) {
    const options = expansion.optionsOf(play);
    const [best] = options;
    if (!best || line.length > LONGEST) return { decisions, line };
    const isPart = line.length > 0 && mode.continuesAction(best.command);
    if (options.length > 1 && !isPart) decisions += 1;
    line.push(best.command);
    const [after] = rules
      .results(play, best.command)
      .map((each) => ({ play: each.play, verdict: rules.verdict(each.play) }))
      .map((found) => ({ ...found, worth: worthOf(found.verdict, () => expansion.bestOf(found.play)) }))
      .sort((a, b) => b.worth - a.worth);
    if (!after || after.verdict) return { decisions, line };
    play = after.play;
  }
}

const worthOf = (verdict: string | null, worth: () => number) =>
  verdict ? (verdict === 'reached' ? CHANCE_PARTS : 0) : worth();

/**
 * Returns the claim that a position and an aim make, or null if they make none.
 * @throws TooManyPositions if the calculation visits more than `maxMined` positions
 */
export function claimOf<G extends GameTypes, Aim>(
  mode: MinedMode<G, Aim>,
  rules: ClaimRules<G>,
  play: Play<G>,
  aim: Aim,
  game: number,
): Candidate<G, Aim> | null {
  const expansion = openExpansion(rules, mode.maxMined);
  let [best, second, first] = [0, 0, null as G['command'] | null];
  for (const command of rules.legal(play)) {
    const chance = expansion.chanceOf(play, command);
    if (chance > best) [best, second, first] = [chance, best, command];
    else second = Math.max(second, chance);
    // From here on no command can be better than `second` by `GAP`.
    if (second > CHANCE_PARTS - GAP) return null;
  }
  const { positions } = expansion;
  if (best < LEAST || best - second < GAP) return null;
  if (JSON.stringify(mode.greedy(play)) === JSON.stringify(first)) return null;
  const greedy = openExpansion(rules, mode.maxMined).chanceOfPolicy(play, mode.greedy);
  if (best - greedy < GAP) return null;
  const { decisions, line } = bestLineOf(mode, rules, play);
  return { game, positions, decisions, line, claim: { ...mode.startOf(play), aim, chance: best, second, greedy } };
}

/** Mines a game. @param hear receives each claim */
export function mineGame<G extends GameTypes, Aim>(
  mode: MinedMode<G, Aim>,
  game: number,
  hear: (found: Candidate<G, Aim>) => void,
): Counts {
  let [tried, large, found] = [0, 0, 0];
  for (const play of mode.positionsOf(game)) {
    const known = sharedResults<G>();
    let isLarge = false;
    for (const aim of mode.aimsOf(play)) {
      tried += 1;
      // A position that is too large for one aim is too large for nearly all aims.
      if (isLarge) {
        large += 1;
        continue;
      }
      try {
        const candidate = claimOf(mode, known(mode.rulesOf(play, aim)), play, aim, game);
        if (!candidate) continue;
        found += 1;
        hear(candidate);
      } catch (error) {
        if (!(error instanceof TooManyPositions || error instanceof RangeError)) throw error;
        large += 1;
        isLarge = true;
      }
    }
  }
  return { game, tried, large, found };
}

/** Returns a function that makes rules of several aims share the results of commands. Calculating the results takes most of the time. */
function sharedResults<G extends GameTypes>(): (rules: ClaimRules<G>) => ClaimRules<G> {
  const keys = new WeakMap<Play<G>, string>();
  const legal = new Map<string, readonly G['command'][]>();
  const results = new Map<string, ReturnType<ClaimRules<G>['results']>>();
  return (rules) => {
    const keyOf = (play: Play<G>) => {
      const key = keys.get(play) ?? rules.keyOf(play);
      keys.set(play, key);
      return key;
    };
    const cached = <T>(cache: Map<string, T>, key: string, make: () => T): T => {
      const found = cache.get(key) ?? make();
      cache.set(key, found);
      return found;
    };
    return {
      keyOf,
      legal: (play) => cached(legal, keyOf(play), () => rules.legal(play)),
      results: (play, command) =>
        cached(results, `${keyOf(play)}${JSON.stringify(command)}`, () => rules.results(play, command)),
      verdict: rules.verdict,
    };
  };
}
