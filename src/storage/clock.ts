/**
 * Computes dates and play time from the wall clock. The user can set the clock back, so serial numbers, not times,
 * order the saves of a campaign.
 */

/** The greatest play time that counts between two saves, in ms, because a longer pause is a break. */
const BREAK = 5 * 60_000;

/** Rounds a time down to whole ms and clamps it to the range that the schema allows. */
export function clampTime(now: number): number {
  return Number.isFinite(now) ? Math.min(Math.max(0, Math.floor(now)), Number.MAX_SAFE_INTEGER) : 0;
}

/**
 * Play time between two saves by the same page, in ms: at most `BREAK`, and 0 if there is no earlier save or the clock was
 * set back.
 */
export function playedBetween(before: number | null, now: number): number {
  return before === null ? 0 : Math.min(Math.max(0, now - before), BREAK);
}
