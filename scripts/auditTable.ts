/**
 * Formats the report on the audit's accuracy: predicted and actual results, by tenths of the predicted chance. The actual results of a
 * position come from further games, which a bot plays from the position. Without further games, the outcome of the game that contains the
 * position counts.
 */
import { table } from '../src/sim/figures';

/** A sampled position, with the audit's chance and the actual results. */
export interface Position {
  /** The chance to win that the audit gives the position, 0 to 1. */
  readonly predicted: number;
  /** Number of games won, out of `of`. */
  readonly won: number;
  /** Number of games whose results count: the further games, or 1 if the game that contains the position counts. */
  readonly of: number;
}

/** The data of a report for one mode. */
export interface Report {
  /** Number of further games per position; 0 if the outcome of the game that contains the position counts. */
  readonly games: number;
  readonly positions: readonly Position[];
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
export function tenthsOf({ positions }: Report): Tenth[] {
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

/** Returns the mean absolute difference between prediction and result, in percentage points; meaningful only with many further games. */
export function meanError({ positions }: Report): number {
  const sum = positions.reduce((all, { predicted, won, of }) => all + Math.abs(predicted - won / of), 0);
  return (100 * sum) / Math.max(1, positions.length);
}

/** Returns the report as a Markdown table, followed by the mean error. */
export function tableOf(report: Report): string {
  const rows = tenthsOf(report).map(({ positions, predicted, actual }, tenth) => [
    `${tenth * 10}-${tenth * 10 + 10}`,
    positions,
    positions ? predicted : '',
    positions ? actual : '',
  ]);
  return `${table(['Said %', 'Positions', 'Mean', 'Happened %'], rows)}\nMean error ${meanError(report).toFixed(1)}\n`;
}
