/** What the wall clock is trusted with: dates to show and time played. Order is never its business. */

/** A longer break between two saves is one: the tab slept, or the player did. */
const BREAK = 5 * 60_000;

/** A time that can be written, whatever the clock says. */
export function instant(now: number): number {
  return Number.isFinite(now) ? Math.min(Math.max(0, Math.floor(now)), Number.MAX_SAFE_INTEGER) : 0;
}

/** Play time between two saves of one page; a clock set back counts as none, a break as its first five minutes. */
export function playedBetween(before: number | null, now: number): number {
  return before === null ? 0 : Math.min(Math.max(0, now - before), BREAK);
}
