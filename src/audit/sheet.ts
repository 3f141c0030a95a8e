/**
 * The balance sheet of a game: began at + luck + choices = ended at, exactly.
 *
 * Before each move stands its *par*: the chance to win if the fast bot plays on from there, or the best alternative that was found where that
 * is better by more than its error. In the middle of the move stands the chance of what was chosen, before chance has answered. *Choice* is
 * middle minus par, *luck* is the next par minus middle; the last par is the result. So the sum closes whatever the samples say.
 */
import type { GameTypes } from '../rules/core/ruleset';
import { type Audit, errorBetween, found, nameOf, nameOfPosition } from './audit';
import { type Estimate, sure } from './estimates';
import { CERTAIN } from './mode';

export interface Change {
  /** Thousandths. */
  readonly by: number;
  readonly error: number;
}

/** A command that could be said in a decision, and its chance to win. */
export interface Option<G extends GameTypes> {
  readonly commands: readonly G['command'][];
  readonly isChosen: boolean;
  readonly estimate: Estimate;
}

export interface SheetMove<G extends GameTypes> {
  readonly nth: number;
  readonly round: number;
  /** The index of its first command in the game, and of the first one after it. */
  readonly first: number;
  readonly next: number;
  readonly before: Estimate;
  readonly after: Estimate;
  /** Null: nothing else could be said. */
  readonly choice: Change | null;
  /** Null: nothing was left to chance. */
  readonly luck: Change | null;
  /** Of a decision: what was chosen and what it was compared with, the best first. */
  readonly options: readonly Option<G>[];
}

/** All values are whole thousandths. */
export interface Sheet<G extends GameTypes> {
  readonly began: number;
  readonly luck: number;
  readonly choices: number;
  readonly ended: number;
  readonly moves: readonly SheetMove<G>[];
  /** The largest error of a position. */
  readonly error: number;
}

export function sheetOf<G extends GameTypes>(audit: Audit<G>): Sheet<G> {
  const pars = parsOf(audit);
  const moves = audit.moves.map((_, nth) => sheetMove(audit, pars, nth));
  const sum = (of: (move: SheetMove<G>) => Change | null) => moves.reduce((all, move) => all + (of(move)?.by ?? 0), 0);
  return {
    began: parAt(pars, 0).estimate.value,
    luck: sum(({ luck }) => luck),
    choices: sum(({ choice }) => choice),
    ended: parAt(pars, moves.length).estimate.value,
    moves,
    error: Math.max(0, ...pars.map(({ estimate }) => estimate.error)),
  };
}

/** The value that a position is measured by; null: none was sampled, it lies between its neighbours. */
interface Par {
  readonly estimate: Estimate;
  readonly name: string | null;
}

const parAt = (pars: readonly Par[], nth: number): Par => pars[nth] ?? { estimate: sure(CERTAIN / 2), name: null };

function parsOf<G extends GameTypes>(audit: Audit<G>): Par[] {
  const outcome = audit.mode.rules.outcome(audit.end);
  const last = outcome
    ? [{ estimate: sure(outcome === 'won' ? CERTAIN : 0), name: null }]
    : [parOf(audit, audit.moves.length)];
  return interpolated([...audit.moves.map((_, move) => parOf(audit, move)), ...last]);
}

function parOf<G extends GameTypes>(audit: Audit<G>, move: number): Par | null {
  const position = nameOfPosition(audit, move);
  const estimate = found(audit, position);
  if (!estimate) return null;
  let best: Par = { estimate, name: position };
  for (const nth of (audit.record.options[move]?.others ?? []).keys()) {
    const name = nameOf.other(move, nth);
    const other = found(audit, name);
    if (!other || other.value - best.estimate.value <= errorBetween(audit, name, best.name ?? position)) continue;
    best = { estimate: other, name };
  }
  return best;
}

/** Positions that were not sampled yet lie on the line between those that were. */
function interpolated(pars: readonly (Par | null)[]): Par[] {
  const known = pars.flatMap((par, nth) => (par ? [nth] : []));
  return pars.map((par, nth) => {
    if (par) return par;
    const left = known.findLast((each) => each < nth);
    const right = known.find((each) => each > nth);
    const [a, b] = [pars[left ?? right ?? -1], pars[right ?? left ?? -1]];
    if (!a || !b || left === undefined || right === undefined)
      return { estimate: a?.estimate ?? sure(CERTAIN / 2), name: null };
    const value = a.estimate.value + ((b.estimate.value - a.estimate.value) * (nth - left)) / (right - left);
    const error = Math.max(a.estimate.error, b.estimate.error, Math.abs(b.estimate.value - a.estimate.value) / 2);
    return { estimate: { value: Math.round(value), error, samples: 0 }, name: null };
  });
}

function sheetMove<G extends GameTypes>(audit: Audit<G>, pars: readonly Par[], nth: number): SheetMove<G> {
  const move = audit.moves[nth];
  if (!move) throw new RangeError(`there is no move ${nth}`);
  const [before, after] = [parAt(pars, nth), parAt(pars, nth + 1)];
  const middle = middleOf(audit, nth, before, after);
  const change = (from: Par, to: Par): Change => ({
    by: to.estimate.value - from.estimate.value,
    error: from === before && from.name && to.name ? errorBetween(audit, from.name, to.name) : apart(from, to),
  });
  return {
    nth,
    round: move.before.state.round,
    first: move.first,
    next: move.first + move.commands.length,
    before: before.estimate,
    after: after.estimate,
    choice: move.isChoice ? change(before, middle) : null,
    luck: move.isChance ? { by: after.estimate.value - middle.estimate.value, error: apart(middle, after) } : null,
    options: move.isChoice ? optionsOf(audit, nth, middle.estimate) : [],
  };
}

/** The error of a difference between values that have no chance in common. */
const apart = (a: Par, b: Par): number => Math.hypot(a.estimate.error, b.estimate.error);

/** The chance of what was chosen, before chance has answered. */
function middleOf<G extends GameTypes>(audit: Audit<G>, nth: number, before: Par, after: Par): Par {
  const move = audit.moves[nth];
  if (!move?.isChance) return after;
  if (!move.isChoice) return before;
  const name = nameOf.chosen(nth);
  const estimate = found(audit, name);
  // Not sampled yet: all of the change is chance.
  return estimate ? { estimate, name } : before;
}

function optionsOf<G extends GameTypes>(audit: Audit<G>, nth: number, chosen: Estimate): Option<G>[] {
  const move = audit.moves[nth];
  const known = audit.record.options[nth];
  if (!move || !known) return [];
  const position = found(audit, nameOfPosition(audit, nth));
  const all: Option<G>[] = [{ commands: move.commands, isChosen: true, estimate: chosen }];
  if (known.pilot.length > 0 && position) all.push({ commands: known.pilot, isChosen: false, estimate: position });
  for (const [other, commands] of known.others.entries()) {
    const estimate = found(audit, nameOf.other(nth, other));
    if (estimate) all.push({ commands, isChosen: false, estimate });
  }
  return all.sort((a, b) => b.estimate.value - a.estimate.value);
}

/** Thousandths as whole percents whose sum is that of the whole, by largest remainder. */
export function wholePercents(parts: readonly number[], whole: number): number[] {
  const floors = parts.map((part) => Math.floor(part / 10));
  const left = Math.round(whole / 10) - floors.reduce((sum, each) => sum + each, 0);
  const byRemainder = [...parts.keys()].sort((a, b) => remainder(parts[b]) - remainder(parts[a]));
  const raised = new Set(byRemainder.slice(0, Math.max(0, left)));
  return floors.map((floor, nth) => floor + (raised.has(nth) ? 1 : 0));
}

const remainder = (part = 0): number => part - 10 * Math.floor(part / 10);
