/**
 * Judges the line that a player chose in a small claim by the chances of its commands, not by the luck of the rolls. Each decision keeps a
 * share of the best chance at that moment. The score is the best chance at the start times all of these shares.
 */
import type { GameTypes, Play } from '../rules/core/ruleset';
import { CHANCE_PARTS, type ClaimRules, EQUALITY_SHARE, type Expansion, type Verdict } from './claims';

/** A decision of the player: one command, or all steps of one move. */
interface ClaimStep<G extends GameTypes> {
  /** The position before the last command of the decision. */
  readonly play: Play<G>;
  /** The last command of the decision. */
  readonly command: G['command'];
  /** The first better command that the player missed, with its position; null if the decision kept the best chance. */
  readonly better: { readonly play: Play<G>; readonly command: G['command'] } | null;
  /** The share of the best chance that the decision kept, 0 to 1. */
  readonly kept: number;
  /** The score of the line up to this decision, in thousandths. */
  readonly score: number;
}

/** The judgement on a line that a player chose. */
export interface JudgedLine<G extends GameTypes> {
  readonly steps: readonly ClaimStep<G>[];
  readonly verdict: Verdict;
  /** The score of the player's line, in thousandths. */
  readonly score: number;
  /** The chance of the best line, in thousandths. */
  readonly best: number;
}

/** What judging needs from a mode, for one aim. */
export interface JudgedRules<G extends GameTypes> extends ClaimRules<G> {
  /** Returns the play after a command, or null if the command is not legal. */
  playAfter(play: Play<G>, command: G['command']): Play<G> | null;
  /** Whether a command belongs to the same move as the command before it. */
  continuesAction(command: G['command']): boolean;
}

/** Returns the verdict on a line in a claim that starts in `from`, or null if the claim is still open or a command is not legal. */
export function verdictOnLine<G extends GameTypes>(
  rules: Pick<JudgedRules<G>, 'playAfter' | 'verdict'>,
  from: Play<G>,
  commands: readonly G['command'][],
): Verdict | null {
  let play = from;
  for (const command of commands) {
    const next = rules.playAfter(play, command);
    const verdict = next && rules.verdict(next);
    if (verdict) return verdict;
    if (!next) return null;
    play = next;
  }
  return null;
}

/** Judges a line up to its verdict. Returns null if the claim is still open or a command is not legal. @throws TooManyPositions */
export function judgeLine<G extends GameTypes>(
  rules: JudgedRules<G>,
  expansion: Expansion<G>,
  from: Play<G>,
  commands: readonly G['command'][],
): JudgedLine<G> | null {
  const best = expansion.bestOf(from) / CHANCE_PARTS;
  const steps: ClaimStep<G>[] = [];
  let share = 1;
  let play = from;
  let isJoined = false;
  for (const command of commands) {
    const next = rules.playAfter(play, command);
    if (!next) return null;
    const isChoice = rules.legal(play).length > 1;
    const most = isChoice ? expansion.bestOf(play) : 0;
    if (most > 0) {
      const kept = keptOf(expansion.chanceOf(play, command) / most);
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

/** Returns the share, or 1 if it differs from 1 only by rounding. */
const keptOf = (share: number): number => (share > EQUALITY_SHARE ? 1 : share);

const inThousandths = (chance: number) => Math.round(1000 * chance);

/** The seals of a solved claim, the lowest first. */
export const SEALS = ['wax', 'silver', 'gold'] as const;
export type ClaimSeal = (typeof SEALS)[number];

/** Returns the minimum score for each seal, in thousandths. @param best the best chance, in thousandths */
export const minScores = (best: number): Readonly<Record<ClaimSeal, number>> => ({
  wax: 0.6 * best,
  silver: 0.9 * best,
  gold: best - 10,
});

/** Returns the seal for a score, or null if the score is too low for any seal. Both parameters are in thousandths. */
export function sealOf(score: number, best: number): ClaimSeal | null {
  const least = minScores(best);
  return [...SEALS].reverse().find((each) => score >= least[each]) ?? null;
}
