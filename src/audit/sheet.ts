/**
 * Computes the balance sheet of a game: chance at the beginning + luck + choices = chance at the end, exactly.
 *
 * Each move has three values. *Before* is the chance to win if the fast bot plays on from the move's position. *Middle* is the chance after
 * the player's choice, before any random result. *After* is the *before* of the next move, or the result at the end of the game. *Choice*
 * is middle minus before; both are sampled from one position with the same random numbers. *Luck* is after minus the mean of all results
 * that the throw or draw could have had; these continue with the same random numbers and to the same round as the samples of *after*.
 * *Drift* is the rest: the mean of the results is sampled up to a later round than *middle*, and with other random numbers. The balance
 * adds it to luck, so that the sum is exact, but it belongs to no throw. `options` compares a choice with the best alternatives found, and
 * is not part of the sum.
 */
import type { GameTypes } from '../rules/core/ruleset';
import {
  type Audit,
  errorBetween,
  estimateByName,
  fairEstimateByName,
  isPositionSure,
  nameOf,
  nameOfChosen,
  nameOfPosition,
} from './audit';
import { type Estimate, exactEstimate } from './estimates';
import { CERTAIN } from './mode';

/** A change of the chance to win, with its standard error. */
export interface Change {
  /** The change in thousandths. */
  readonly by: number;
  /** The standard error in thousandths. */
  readonly error: number;
}

/** An option of a decision, with its chance to win. */
export interface Option<G extends GameTypes> {
  readonly commands: readonly G['command'][];
  readonly isChosen: boolean;
  /** Whether this is the best compared option, or worse than the best by no more than their errors (`isAsGood`). */
  readonly isBest: boolean;
  readonly estimate: Estimate;
}

/** The values of one move. */
export interface SheetMove<G extends GameTypes> {
  /** The index of the move. */
  readonly nth: number;
  readonly round: number;
  /** The index, in the game's commands, of the first command of this move. */
  readonly first: number;
  /** The index, in the game's commands, of the first command after this move. */
  readonly next: number;
  readonly before: Estimate;
  readonly after: Estimate;
  /** The change through the choice, or null if there was no alternative. */
  readonly choice: Change | null;
  /** The change through luck, or null if nothing was random. */
  readonly luck: Change | null;
  /** What the estimate of the position changed by itself across a random result, in thousandths; neither luck nor choice. */
  readonly drift: number;
  /** The options of a decision, the best first; empty if the move was not a decision. */
  readonly options: readonly Option<G>[];
}

/** The balance sheet. All values are whole thousandths. */
export interface Sheet<G extends GameTypes> {
  /** The chance to win at the beginning of the game. */
  readonly startChance: number;
  /** The sum of all changes through luck, and of all drift. */
  readonly luck: number;
  /** The part of `luck` that belongs to no throw or draw: the sum of all drift. */
  readonly drift: number;
  /** The sum of all changes through choices. */
  readonly choices: number;
  /** The chance to win at the end of the game: 1000 or 0 for a finished game. */
  readonly endChance: number;
  readonly moves: readonly SheetMove<G>[];
  /** The largest standard error of a position's value. */
  readonly error: number;
}

/** Computes the balance sheet from the results so far. */
export function sheetOf<G extends GameTypes>(audit: Audit<G>): Sheet<G> {
  const positions = positionsOf(audit);
  const moves = audit.moves.map((_, nth) => sheetMove(audit, positions, nth));
  const sum = (of: (move: SheetMove<G>) => number) => moves.reduce((all, move) => all + of(move), 0);
  return {
    startChance: valueAt(positions, 0).value,
    luck: sum(({ luck, drift }) => (luck?.by ?? 0) + drift),
    drift: sum(({ drift }) => drift),
    choices: sum(({ choice }) => choice?.by ?? 0),
    endChance: valueAt(positions, moves.length).value,
    moves,
    error: Math.max(0, ...positions.map(({ error }) => error)),
  };
}

const valueAt = (positions: readonly Estimate[], nth: number): Estimate => positions[nth] ?? exactEstimate(CERTAIN / 2);

function positionsOf<G extends GameTypes>(audit: Audit<G>): Estimate[] {
  const outcome = audit.mode.rules.outcome(audit.end);
  const worthOf = (move: number) => estimateByName(audit, nameOfPosition(audit, move));
  const last = outcome ? exactEstimate(outcome === 'won' ? CERTAIN : 0) : worthOf(audit.moves.length);
  const found = [...audit.moves.map((_, move) => worthOf(move)), last];
  const throws = throwsBefore(audit);
  const isLast = (move: number) => outcome !== null && move === audit.moves.length;
  const sure = found.map((each, move) => (isLast(move) || isPositionSure(audit, move) ? each : null));
  if (!audit.moves.some((_, move) => sure[move])) return interpolated(found, throws);
  // A pass that has just begun to sample a value knows less than the interpolation.
  return interpolated(sure, throws).map((each, move) => {
    const begun = found[move];
    return begun && begun.error < each.error ? begun : each;
  });
}

/** Returns, for each position, the number of moves with a random result before it. */
function throwsBefore<G extends GameTypes>({ moves }: Audit<G>): number[] {
  let count = 0;
  return [
    0,
    ...moves.map(({ isChance }) => {
      count += isChance ? 1 : 0;
      return count;
    }),
  ];
}

/**
 * Interpolates the values of positions that are not sampled yet. Each random result between two sampled positions accounts for an equal
 * part of their difference.
 */
function interpolated(positions: readonly (Estimate | null)[], throws: readonly number[]): Estimate[] {
  const between = (from: number, to: number) => (throws[to] ?? 0) - (throws[from] ?? 0);
  const known = positions.flatMap((each, nth) => (each ? [nth] : []));
  return positions.map((each, nth) => {
    if (each) return each;
    const left = known.findLast((other) => other < nth);
    const right = known.find((other) => other > nth);
    const [a, b] = [positions[left ?? right ?? -1], positions[right ?? left ?? -1]];
    if (!a || !b || left === undefined || right === undefined) return a ?? exactEstimate(CERTAIN / 2);
    const value = a.value + ((b.value - a.value) * between(left, nth)) / Math.max(1, between(left, right));
    const error = Math.max(a.error, b.error, Math.abs(b.value - a.value) / 2);
    return { value: Math.round(value), error, samples: 0 };
  });
}

function sheetMove<G extends GameTypes>(audit: Audit<G>, positions: readonly Estimate[], nth: number): SheetMove<G> {
  const move = audit.moves[nth];
  if (!move) throw new RangeError(`there is no move ${nth}`);
  const [before, after] = [valueAt(positions, nth), valueAt(positions, nth + 1)];
  const [position, chosen] = [nameOfPosition(audit, nth), nameOfChosen(audit, nth)];
  // Until the choice has enough samples, the whole change of a move with a random result counts as luck.
  const middle = (move.isChoice ? fairEstimateByName(audit, chosen) : null) ?? (move.isChance ? before : after);
  const options = move.isChoice ? optionsOf(audit, nth, middle) : [];
  const luck = move.isChance ? luckIn(audit, nth, middle, after) : null;
  return {
    nth,
    round: move.before.state.round,
    first: move.first,
    next: move.first + move.commands.length,
    before,
    after,
    choice: move.isChoice
      ? { by: middle.value - before.value, error: chosen === position ? 0 : errorBetween(audit, position, chosen) }
      : null,
    luck,
    drift: luck ? after.value - middle.value - luck.by : 0,
    options: options.map(({ name: _, ...option }) => option),
  };
}

/** Returns the change through the random result of a move. Until it is measured, its error is at least its size. */
function luckIn<G extends GameTypes>(audit: Audit<G>, nth: number, middle: Estimate, after: Estimate): Change {
  const mean = fairEstimateByName(audit, nameOf.throw(nth));
  const next = fairEstimateByName(audit, nameOfPosition(audit, nth + 1));
  const isOver = nth + 1 === audit.moves.length && audit.mode.rules.outcome(audit.end) !== null;
  if (!mean || !(next || isOver)) {
    const by = after.value - middle.value;
    return { by, error: Math.max(Math.abs(by), Math.hypot(middle.error, after.error)) };
  }
  const error = isOver ? mean.error : errorBetween(audit, nameOf.throw(nth), nameOfPosition(audit, nth + 1));
  return { by: after.value - mean.value, error };
}

type NamedOption<G extends GameTypes> = Option<G> & { readonly name: string };

/** Returns the options of a decision, the best first. */
function optionsOf<G extends GameTypes>(audit: Audit<G>, nth: number, chosen: Estimate): NamedOption<G>[] {
  const move = audit.moves[nth];
  const known = audit.record.options[nth];
  if (!move || !known) return [];
  const position = estimateByName(audit, nameOfPosition(audit, nth));
  const own = nameOfChosen(audit, nth);
  const all = [{ commands: move.commands, isChosen: true, estimate: chosen, name: own }];
  if (known.pilot.length > 0 && position)
    all.push({ commands: [...known.pilot], isChosen: false, estimate: position, name: nameOfPosition(audit, nth) });
  for (const [other, commands] of known.others.entries()) {
    const name = nameOf.other(nth, other);
    const estimate = estimateByName(audit, name);
    if (estimate) all.push({ commands: [...commands], isChosen: false, estimate, name });
  }
  all.sort((a, b) => b.estimate.value - a.estimate.value || Number(b.isChosen) - Number(a.isChosen));
  const [best] = all;
  return all.map((each) => ({ ...each, isBest: best === undefined || each === best || isAsGood(audit, each, best) }));
}

type Compared = Pick<NamedOption<GameTypes>, 'estimate' | 'name'>;

/** Whether an option is worse than the best one by no more than the largest of three errors: of each option, and of their difference. */
function isAsGood<G extends GameTypes>(audit: Audit<G>, one: Compared, best: Compared): boolean {
  const error = Math.max(errorBetween(audit, best.name, one.name), best.estimate.error, one.estimate.error);
  return best.estimate.value - one.estimate.value <= error;
}

/**
 * Rounds thousandths to whole percents that add up to the rounded total. It rounds the sums and takes their differences, so that the first
 * part is rounded as it is everywhere else.
 */
export function wholePercents(parts: readonly number[], whole: number): number[] {
  let sum = 0;
  let shown = 0;
  return parts.map((part, nth) => {
    sum = nth === parts.length - 1 ? whole : sum + part;
    const before = shown;
    shown = Math.round(sum / 10);
    return shown - before;
  });
}
