/** Limits of a campaign. The rules refuse or drop what exceeds them, and the schema of a save checks the same numbers. */

export const MAX_PARTIES = 20;
/** The most heroes in play in a campaign, and the most lines (`Hero.line`). Retired and dead heroes do not count. */
export const MAX_HEROES = 100;
/**
 * The greatest value of gold, experience, copies and all other counts. Anything beyond it is lost; no real campaign comes
 * near it.
 */
export const MAX_COUNT = 9999;
/** The most achievements of one party, or of the world. An achievement without a type can be held several times (L30.3). */
export const MAX_ACHIEVEMENTS = 500;
/** The most effects that can wait for the next set-up of one hero, or of the table. The pool of blessings (L1.7) is smaller. */
export const MAX_PENDING = 50;
/** The greatest length of a name, in UTF-16 units. */
export const MAX_NAME_UNITS = 80;
/** The greatest length of the notes on a party sheet, in UTF-16 units. */
export const MAX_NOTE_UNITS = 2000;
