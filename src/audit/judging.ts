/**
 * Judges the line that a player chose in a small claim: by the chances of the commands, not by what the throws gave. Each
 * decision keeps a share of the best chance at that moment, and the score is the best chance times all of these shares.
 */
import type { GameTypes, Play } from '../rules/core/ruleset';
import { type ClaimRules, type Expansion, type Verdict, WHOLE } from './claims';

/** A decision of the player, or the steps of one move. */
interface ClaimStep<G extends GameTypes> {
  /** The position of its last command, and that command. */
  readonly play: Play<G>;
  readonly command: G['command'];
  /** A best command, and its position, where the best chance was left; null: it was kept. */
  readonly better: { readonly play: Play<G>; readonly command: G['command'] } | null;
  /** The share of the best chance that was kept, 0 to 1. */
  readonly kept: number;
  /** The chance of the line up to here, in thousandths. */
  readonly score: number;
}

export interface JudgedLine<G extends GameTypes> {
  readonly steps: readonly ClaimStep<G>[];
  readonly verdict: Verdict;
  /** The chance of the player's line and of the best one, in thousandths. */
  readonly score: number;
  readonly best: number;
}

export interface JudgedRules<G extends GameTypes> extends ClaimRules<G> {
  /** The play after a command; null: it is not legal. */
  after(play: Play<G>, command: G['command']): Play<G> | null;
  /** Whether a command belongs to the same move as the one before. */
  continuesAction(command: G['command']): boolean;
}

/** How a line ends in a claim that starts in `from`; null: the claim is still open. */
export function verdictOn<G extends GameTypes>(
  rules: Pick<JudgedRules<G>, 'after' | 'verdict'>,
  from: Play<G>,
  commands: readonly G['command'][],
): Verdict | null {
  let play = from;
  for (const command of commands) {
    const next = rules.after(play, command);
    const verdict = next && rules.verdict(next);
    if (verdict) return verdict;
    if (!next) return null;
    play = next;
  }
  return null;
}

/** Judges a line up to its verdict; null: the claim is still open. @throws TooManyPositions */
export function judgeLine<G extends GameTypes>(
  rules: JudgedRules<G>,
  expansion: Expansion<G>,
  from: Play<G>,
  commands: readonly G['command'][],
): JudgedLine<G> | null {
  const best = expansion.bestOf(from) / WHOLE;
  const steps: ClaimStep<G>[] = [];
  let share = 1;
  let play = from;
  let isJoined = false;
  for (const command of commands) {
    const next = rules.after(play, command);
    if (!next) return null;
    const isChoice = rules.legal(play).length > 1;
    const most = isChoice ? expansion.bestOf(play) : 0;
    if (most > 0) {
      const kept = expansion.chanceOf(play, command) / most;
      share *= kept;
      const [advised] = kept < 1 ? expansion.optionsOf(play) : [];
      const last = isJoined && rules.continuesAction(command) ? steps.pop() : undefined;
      const better = last?.better ?? (advised ? { play, command: advised.command } : null);
      steps.push({ play, command, better, kept: kept * (last?.kept ?? 1), score: inThousandths(best * share) });
    }
    isJoined = most > 0 && rules.continuesAction(command);
    const verdict = rules.verdict(next);
    if (verdict) return { steps, verdict, score: inThousandths(best * share), best: inThousandths(best) };
    play = next;
  }
  return null;
}

const inThousandths = (chance: number) => Math.round(1000 * chance);

export const SEALS = ['wax', 'silver', 'gold'] as const;
export type ClaimSeal = (typeof SEALS)[number];

/** The least score for each seal, in thousandths. @param best the best chance */
export const seals = (best: number): Readonly<Record<ClaimSeal, number>> => ({
  wax: 0.6 * best,
  silver: 0.9 * best,
  gold: best - 10,
});

/** The seal of a score, both in thousandths; null: none. */
export function sealOf(score: number, best: number): ClaimSeal | null {
  const least = seals(best);
  return [...SEALS].reverse().find((each) => score >= least[each]) ?? null;
}
