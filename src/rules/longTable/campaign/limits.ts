/** Limits of a campaign. The rules refuse what exceeds them, and the schema of a save checks the same numbers. */

export const MAX_PARTIES = 20;
/** Retired and dead heroes count, because their numbers are never used again. */
export const MAX_HEROES = 100;
/**
 * For gold, experience, gifts, copies and all other counts. Anything beyond is lost; no real campaign comes near it.
 */
export const MAX_COUNT = 9999;
/** Achievements of one party, or of the world. One without a type can be held several times (L30.3). */
export const MAX_ACHIEVEMENTS = 500;
/** Effects that wait for the next set-up of one hero, or of the table. The pool of L1.7 holds fewer blessings. */
export const MAX_PENDING = 50;
/** Length of a name in UTF-16 units. */
export const MAX_NAME_UNITS = 80;
/** Length of the notes on a party sheet in UTF-16 units. */
export const MAX_NOTE_UNITS = 2000;
