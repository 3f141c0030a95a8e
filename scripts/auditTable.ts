/**
 * Formats the report on the audit's accuracy: predicted and actual results, by tenths of the predicted chance. The actual results of a
 * position come from further games, which a bot plays from the position.
 */
import { table } from '../src/sim/figures';

/** A sampled position, with the audit's chance and the actual results. */
export interface Position {
  /** The chance to win that the audit gives the position, 0 to 1. */
  readonly predicted: number;
  /** Number of games won, out of `of`. */
  readonly won: number;
  /** Number of further games. */
  readonly of: number;
}

/** The positions whose predicted chance is within one tenth: 0 to 10 percent, 10 to 20 percent and so on. */
export interface Tenth {
  readonly positions: number;
  /** Mean of the predicted chances, in percent. */
  readonly predicted: number;
  /** Mean share of games won, in percent. */
  readonly actual: number;
}

/** Returns the ten tenths, the lowest chances first. */
export function tenthsOf(positions: readonly Position[]): Tenth[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const here = positions.filter(({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === tenth);
    const mean = (of: (position: Position) => number) =>
      Math.round((100 * here.reduce((sum, each) => sum + of(each), 0)) / Math.max(1, here.length));
    return {
      positions: here.length,
      predicted: mean(({ predicted }) => predicted),
      actual: mean(({ won, of }) => won / of),
    };
  });
}

/** Returns the mean absolute difference between prediction and result, in percentage points; few further games make it larger. */
export function meanError(positions: readonly Position[]): number {
  const sum = positions.reduce((all, { predicted, won, of }) => all + Math.abs(predicted - won / of), 0);
  return (100 * sum) / Math.max(1, positions.length);
}

/**
 * Returns the root mean square error of the predictions, in percentage points. The number of further games does not change its expected
 * value: the variance that the share of games won has by chance alone is subtracted. Every position needs at least two further games.
 */
export function typicalError(positions: readonly Position[]): number {
  const sum = positions.reduce((all, { predicted, won, of }) => {
    const share = won / of;
    return all + (predicted - share) ** 2 - (share * (1 - share)) / (of - 1);
  }, 0);
  return 100 * Math.sqrt(Math.max(0, sum / Math.max(1, positions.length)));
}

/** Returns the results as a Markdown table, followed by the mean error. */
export function tableOf(positions: readonly Position[]): string {
  const rows = tenthsOf(positions).map((each, tenth) => [
    `${tenth * 10}-${tenth * 10 + 10}`,
    each.positions,
    each.positions ? each.predicted : '',
    each.positions ? each.actual : '',
  ]);
  const games = positions.reduce((sum, { of }) => sum + of, 0);
  return [
    table(['Said %', 'Positions', 'Mean', 'Happened %'], rows),
    `${positions.length} positions, ${games} further games`,
    `Mean error ${meanError(positions).toFixed(1)}, root mean square error ${typicalError(positions).toFixed(1)}\n`,
  ].join('\n');
}
