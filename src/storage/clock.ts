/** Computes dates and play time from the wall clock. The clock can be set back, so serial numbers order the saves of a campaign. */

/** A longer time between two saves counts as a break, in milliseconds. */
const BREAK = 5 * 60_000;

/** Clamps a time to what the schema allows. */
export function instant(now: number): number {
  return Number.isFinite(now) ? Math.min(Math.max(0, Math.floor(now)), Number.MAX_SAFE_INTEGER) : 0;
}

/** Play time between two saves of one page in milliseconds: 0 if the clock was set back, and at most BREAK. */
export function playedBetween(before: number | null, now: number): number {
  return before === null ? 0 : Math.min(Math.max(0, now - before), BREAK);
}
