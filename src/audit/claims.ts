/**
 * Computes the exact chance to reach the aim of a small claim, by full expansion over the player's decisions and all random results, with
 * the rules' own functions. Chances are counted in equal parts of 1, so that they are exact.
 */
import type { GameTypes, Play } from '../rules/core/ruleset';

/** What a claim needs from a mode, for one aim. */
export interface ClaimRules<G extends GameTypes> {
  legal(play: Play<G>): readonly G['command'][];
  /** Returns all plays to which a legal command can lead; they are equally likely. */
  results(play: Play<G>, command: G['command']): readonly Play<G>[];
  /** Returns a text that is equal only for equal positions, apart from hidden information. */
  keyOf(play: Play<G>): string;
  /** Whether the position and the events that led to it reach or miss the aim; null while play continues. */
  verdict(play: Play<G>): Verdict | null;
}

export type Verdict = 'reached' | 'missed';

/** The number of parts in a chance of 1: divisible by 3 for 24 rolls in a row, and small enough for exact sums. */
export const WHOLE = 3 ** 24;

/** Thrown if the expansion needs more positions than allowed. */
export class TooManyPositions extends Error {
  override readonly name = 'TooManyPositions';
}

/** A command and its exact chance, in parts of `WHOLE`. */
export interface ClaimOption<G extends GameTypes> {
  readonly command: G['command'];
  readonly chance: number;
}

/** Computes the chances in one claim. Each position is expanded once for the best chances, and once for each `chanceOfPolicy`. */
export interface Expansion<G extends GameTypes> {
  /** Returns the best chance from a position, in parts of `WHOLE`. @throws TooManyPositions */
  bestOf(play: Play<G>): number;
  /** Returns the chance after a legal command if every later decision is the best one. @throws TooManyPositions */
  chanceOf(play: Play<G>, command: G['command']): number;
  /** Returns the chance of each legal command, the best first. @throws TooManyPositions */
  optionsOf(play: Play<G>): readonly ClaimOption<G>[];
  /** Returns the chance if a policy makes every decision; a null from the policy counts as missed. @throws TooManyPositions */
  chanceOfPolicy(play: Play<G>, policy: (play: Play<G>) => G['command'] | null): number;
  /** The number of positions expanded so far. */
  readonly positions: number;
}

/** @param limit the maximum number of positions to expand */
export function openExpansion<G extends GameTypes>(rules: ClaimRules<G>, limit: number): Expansion<G> {
  const best = new Map<string, number>();
  let positions = 0;

  const countPosition = () => {
    positions += 1;
    if (positions > limit) throw new TooManyPositions(`more than ${limit} positions`);
  };

  function chanceOf(play: Play<G>, command: G['command'], after: (play: Play<G>) => number): number {
    const results = rules.results(play, command);
    const sum = results.reduce((before, each) => before + judged(each, after), 0);
    const mean = sum / results.length;
    if (!Number.isInteger(mean)) throw new RangeError('too many random results in a row');
    return mean;
  }

  function judged(play: Play<G>, after: (play: Play<G>) => number): number {
    const verdict = rules.verdict(play);
    if (verdict) return verdict === 'reached' ? WHOLE : 0;
    return after(play);
  }

  function bestOf(play: Play<G>): number {
    const key = rules.keyOf(play);
    const known = best.get(key);
    if (known !== undefined) return known;
    countPosition();
    let most = 0;
    for (const command of rules.legal(play)) {
      most = Math.max(most, chanceOf(play, command, bestOf));
      if (most === WHOLE) break;
    }
    best.set(key, most);
    return most;
  }

  return {
    bestOf,
    chanceOf: (play, command) => chanceOf(play, command, bestOf),
    optionsOf: (play) =>
      rules
        .legal(play)
        .map((command) => ({ command, chance: chanceOf(play, command, bestOf) }))
        .sort((a, b) => b.chance - a.chance),
    chanceOfPolicy(play, policy) {
      const known = new Map<string, number>();
      const follow = (at: Play<G>): number => {
        const key = rules.keyOf(at);
        const before = known.get(key);
        if (before !== undefined) return before;
        countPosition();
        const command = policy(at);
        const chance = command ? chanceOf(at, command, follow) : 0;
        known.set(key, chance);
        return chance;
      };
      return follow(play);
    },
    get positions() {
      return positions;
    },
  };
}

/** Returns a chance as a reduced fraction: numerator and denominator. */
export function fractionOf(chance: number): readonly [number, number] {
  let [part, whole] = [chance, WHOLE];
  while (whole > 1 && part % 3 === 0) [part, whole] = [part / 3, whole / 3];
  return [part, whole];
}
