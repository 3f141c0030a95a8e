/** Judges small claims in a worker; defines the tasks that the worker receives and its results. */
import { type ClaimOf, openExpansion } from '../audit/claims';
import { type JudgedLine, type JudgedRules, judgeLine } from '../audit/judging';
import { seedGenerator } from '../rules/core/chance';
import type { Checkpoint, GameTypes, Play, SetupOf } from '../rules/core/ruleset';
import type { WorkerMessage } from '../shell/runInWorker';

/** The functions of a mode with which the page and the worker judge claims. */
export interface ClaimedMode<G extends GameTypes, Aim> {
  playOf(setup: SetupOf<G>, start: Checkpoint<G>): Play<G>;
  rulesOf(from: Play<G>, aim: Aim): JudgedRules<G>;
  /** Returns the same position with future random results that the seed determines. */
  reseeded(play: Play<G>, seed: string): Play<G>;
  /** The maximum number of positions to examine for a judgement, at least as many as any claim needs. */
  readonly maxJudged: number;
}

/** The task that the worker receives: to judge `line`, or, if `line` is null, to find the best line. */
export interface ClaimTask<G extends GameTypes, Aim> {
  readonly claim: ClaimOf<G, Aim>;
  readonly line: { readonly start: Checkpoint<G>; readonly commands: readonly G['command'][] } | null;
}

/** The best line, and the claim's position with random results that let the line reach the aim, if such results were found. */
export interface BestLine<G extends GameTypes> {
  readonly start: Checkpoint<G>;
  readonly commands: readonly G['command'][];
}

/**
 * The results of a task. The worker posts the plays of the results without their books, because books are large and the page has them
 * (`withBook`).
 */
export interface ClaimFindings<G extends GameTypes> {
  readonly judged: JudgedLine<G> | null;
  readonly best: BestLine<G> | null;
}

/** The maximum number of random seeds to try until the best line reaches the aim of the claim. */
const MAX_SEEDS = 200;

/** Judges the line of a task, or finds the best line. */
export function findingsOf<G extends GameTypes, Aim>(
  mode: ClaimedMode<G, Aim>,
  { claim, line }: ClaimTask<G, Aim>,
): ClaimFindings<G> {
  if (!line) return { judged: null, best: bestLine(mode, claim) };
  const from = mode.playOf(claim.setup, line.start);
  const rules = mode.rulesOf(from, claim.aim);
  return { judged: judgeLine(rules, openExpansion(rules, mode.maxJudged), from, line.commands), best: null };
}

function bestLine<G extends GameTypes, Aim>(mode: ClaimedMode<G, Aim>, claim: ClaimOf<G, Aim>): BestLine<G> {
  const start = mode.playOf(claim.setup, claim.start);
  const rules = mode.rulesOf(start, claim.aim);
  const expansion = openExpansion(rules, mode.maxJudged);
  let commands: G['command'][] = [];
  let from = start;
  for (let nth = 0; nth < MAX_SEEDS; nth += 1) {
    from = mode.reseeded(start, `best ${nth}`);
    commands = [];
    let verdict = null;
    for (let play = from; !verdict; ) {
      const [best] = expansion.optionsOf(play);
      const next = best && rules.playAfter(play, best.command);
      if (!next) break;
      commands.push(best.command);
      verdict = rules.verdict(next);
      play = next;
    }
    if (verdict === 'reached') break;
  }
  return { start: { phase: from.phase, state: from.state }, commands };
}

/** Does the only task of a worker. */
export function serveClaim<G extends GameTypes, Aim>(
  mode: ClaimedMode<G, Aim>,
  task: ClaimTask<G, Aim>,
  post: (message: WorkerMessage<'begun', ClaimFindings<G>>) => void,
): void {
  post({ progress: 'begun' });
  const { judged, best } = findingsOf(mode, task);
  // A play without its book is small enough to post; `withBook` adds the book again before any code reads the play.
  const bare = (play: Play<G>) => ({ ...play, book: null as unknown as G['book'], events: [] });
  const steps = judged?.steps.map((step) => ({
    ...step,
    play: bare(step.play),
    better: step.better && { ...step.better, play: bare(step.better.play) },
  }));
  post({ result: { judged: judged && { ...judged, steps: steps ?? [] }, best } });
}

/** Adds the book to the plays of a judgement, after `serveClaim` has removed it. */
export function withBook<G extends GameTypes>(judged: JudgedLine<G>, book: G['book']): JudgedLine<G> {
  const steps = judged.steps.map((step) => ({
    ...step,
    play: { ...step.play, book },
    better: step.better && { ...step.better, play: { ...step.better.play, book } },
  }));
  return { ...judged, steps };
}

/** Returns the state with a random generator made from the seed, for `ClaimedMode.reseeded`. */
export const seeded = <S extends object>(state: S, seed: string): S => ({ ...state, generator: seedGenerator(seed) });
