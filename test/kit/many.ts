/** Test kit: the size of samples. A test file that imports it is also run by `npm run test:long`, with the whole sample. */

const PART = process.env['WHOLE_SAMPLES'] === '1' ? 1 : 8;

/** Returns how much of a sample is looked at: an eighth in `npm test`, the whole in `npm run test:long`. */
export const many = (whole: number): number => Math.ceil(whole / PART);

/** Returns the part of a list that is looked at, from all over it. */
export const manyOf = <T>(whole: readonly T[]): T[] => whole.filter((_, nth) => nth % PART === 0);
