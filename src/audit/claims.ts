/**
 * Computes the exact chance to reach the aim of a small claim. Tries all decisions of the player and all random results, by the rules of
 * the game. A chance is a number of parts, from 0 to `CHANCE_PARTS`. It is an integer if every random result is one of three equally likely
 * results and at most 24 random results follow each other.
 */
import type { Checkpoint, GameTypes, Play, SetupOf } from '../rules/core/ruleset';

export const DEGREES = [1, 2, 3] as const;
/** The difficulty of a claim, which depends on the number of decisions in its best line. */
export type Degree = (typeof DEGREES)[number];

/** A small claim: a position in which the player decides, and an aim. */
export interface ClaimOf<G extends GameTypes, Aim> {
  /** A checksum of the set-up, the start and the aim. The player's progress is stored under this id. */
  readonly id: string;
  readonly degree: Degree;
  readonly setup: SetupOf<G>;
  readonly start: Checkpoint<G>;
  readonly aim: Aim;
  /** The chance of the best line, as numerator and denominator. */
  readonly chance: readonly [number, number];
  /** The number of decisions in the best line. */
  readonly decisions: number;
}

/** A play to which a command can lead. */
export interface PossibleResult<G extends GameTypes> {
  readonly play: Play<G>;
  /** How probable the play is, in proportion to the weights of the other results. */
  readonly weight: number;
}

/** What a claim needs from a mode, for one aim. */
export interface ClaimRules<G extends GameTypes> {
  legal(play: Play<G>): readonly G['command'][];
  /** Returns all plays to which a legal command can lead. */
  results(play: Play<G>, command: G['command']): readonly PossibleResult<G>[];
  /** Returns a text that is the same only for positions that are equal in everything that is not hidden. */
  keyOf(play: Play<G>): string;
  /** Whether the position and the events that led to it reach or miss the aim; null while play continues. */
  verdict(play: Play<G>): Verdict | null;
}

/** How a claim ends. */
export type Verdict = 'reached' | 'missed';

/** The number of parts in a chance of 1. It is divisible by 3 once for each of 24 rolls in a row, and small enough for exact sums. */
export const CHANCE_PARTS = 3 ** 24;

/**
 * Tolerance for rounding errors, which occur in sums with unequal weights. A chance above this share of `CHANCE_PARTS` counts as certain. A chance
 * above this share of the best chance counts as equal to the best chance.
 */
export const EQUALITY_SHARE = 1 - 1e-9;

/** Thrown if the expansion needs more positions than allowed. */
export class TooManyPositions extends Error {
  override readonly name = 'TooManyPositions';
}

/** A command and its exact chance, in parts of `CHANCE_PARTS`. */
export interface ClaimOption<G extends GameTypes> {
  readonly command: G['command'];
  readonly chance: number;
}

/** Computes the chances in one claim. Expands each position once for the best chances, and once more for each call of `chanceOfPolicy`. */
export interface Expansion<G extends GameTypes> {
  /** Returns the best chance from a position, in parts of `CHANCE_PARTS`. @throws TooManyPositions */
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

/** Opens the expansion of a claim. @param limit the maximum number of positions to expand; a function returns the present maximum */
export function openExpansion<G extends GameTypes>(rules: ClaimRules<G>, limit: number | (() => number)): Expansion<G> {
  const best = new Map<string, number>();
  let positions = 0;

  const countPosition = () => {
    positions += 1;
    const most = typeof limit === 'number' ? limit : limit();
    if (positions > most) throw new TooManyPositions(`more than ${most} positions`);
  };

  function chanceOf(play: Play<G>, command: G['command'], after: (play: Play<G>) => number): number {
    const results = rules.results(play, command);
    let [sum, weights] = [0, 0];
    for (const each of results) {
      sum += each.weight * judged(each.play, after);
      weights += each.weight;
    }
    return weights > 0 ? sum / weights : 0;
  }

  function judged(play: Play<G>, after: (play: Play<G>) => number): number {
    const verdict = rules.verdict(play);
    if (verdict) return verdict === 'reached' ? CHANCE_PARTS : 0;
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
      if (most > CHANCE_PARTS * EQUALITY_SHARE) break;
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

/** Returns a chance as a reduced fraction: numerator and denominator. @throws RangeError if the chance is not a whole number of parts */
export function fractionOf(chance: number): readonly [number, number] {
  if (!Number.isInteger(chance)) throw new RangeError('the chance is not a whole number of parts');
  let [part, whole] = [chance, CHANCE_PARTS];
  while (whole > 1 && part % 3 === 0) [part, whole] = [part / 3, whole / 3];
  return [part, whole];
}

/** Returns a chance, given in parts of `CHANCE_PARTS`, in thousandths. */
export const inThousandths = (chance: number): number => Math.round((1000 * chance) / CHANCE_PARTS);
