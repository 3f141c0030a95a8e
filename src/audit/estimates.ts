/** Estimates values and their standard errors from samples in thousandths. */
import { CERTAIN } from './mode';

/** The samples of a value, in thousandths. The nth samples of all values of a game use the same random numbers. */
export type Samples = readonly number[];

/** An estimated chance to win. */
export interface Estimate {
  /** A whole number, in thousandths. */
  readonly value: number;
  /** The standard error in thousandths. */
  readonly error: number;
  readonly samples: number;
}

/**
 * The variance of a coin toss. Each estimate includes one imaginary sample with this variance, so that a few equal samples do not look
 * certain.
 */
const COIN = CERTAIN ** 2 / 4;

/** Returns the mean of the samples; without samples, a chance of one half. */
export function estimateOf(samples: Samples): Estimate {
  const { mean, error } = meanOf(samples);
  return { value: samples.length === 0 ? CERTAIN / 2 : Math.round(mean), error, samples: samples.length };
}

/** Returns the estimate of a value that is known exactly. */
export const exactEstimate = (value: number): Estimate => ({ value, error: 0, samples: 0 });

/**
 * Returns the standard error of the difference between two values, from pairs of samples with the same random numbers. With fewer than two
 * pairs, combines the separate errors of the two values.
 */
export function errorOfDifference(a: Samples, b: Samples): number {
  const both = Math.min(a.length, b.length);
  if (both < 2) return Math.hypot(meanOf(a).error, meanOf(b).error);
  return meanOf(a.slice(0, both).map((value, nth) => value - (b[nth] ?? 0))).error;
}

function meanOf(samples: Samples): { mean: number; error: number } {
  const n = samples.length;
  if (n === 0) return { mean: 0, error: CERTAIN / 2 };
  const mean = samples.reduce((sum, each) => sum + each, 0) / n;
  const squares = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt((squares + COIN / n) / n / n) };
}
