/** The wall clock gives dates and play time. It can be set back, so the saves of a campaign are ordered by their serials. */

/** Milliseconds; a longer time between two saves counts as a break. */
const BREAK = 5 * 60_000;

/** Clamps a time to what the schema allows. */
export function instant(now: number): number {
  return Number.isFinite(now) ? Math.min(Math.max(0, Math.floor(now)), Number.MAX_SAFE_INTEGER) : 0;
}

/** Play time between two saves of one page; a clock set back counts as none, a break as its first five minutes. */
export function playedBetween(before: number | null, now: number): number {
  return before === null ? 0 : Math.min(Math.max(0, now - before), BREAK);
}
