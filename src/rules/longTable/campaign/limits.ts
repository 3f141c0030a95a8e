/** Limits of a campaign. The rules refuse what exceeds them, and the schema of a save checks the same numbers. */

export const MOST_PARTIES = 20;
/** Retired and dead heroes count, because their numbers are never used again. */
export const MOST_HEROES = 100;
/**
 * For gold, experience, gifts, copies and all other counts. Anything beyond is lost; no real campaign comes near it.
 */
export const MOST_COUNTED = 9999;
/** Achievements of one party, or of the world. One without a type can be held several times (L30.3). */
export const MOST_HELD = 500;
/** Effects that wait for the next set-up of one hero, or of the table. The pool of L1.7 holds fewer blessings. */
export const MOST_PENDING = 50;
/** Length of a name in UTF-16 units. */
export const LONGEST_NAME = 80;
/** Length of the notes on a party sheet in UTF-16 units. */
export const LONGEST_NOTE = 2000;
