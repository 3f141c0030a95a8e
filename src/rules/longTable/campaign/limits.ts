/** How much a campaign may hold. The rules refuse what goes beyond, and the schema of a save counts by the same numbers. */

export const MOST_PARTIES = 20;
/** Retired and dead heroes count: their numbers are never used again. */
export const MOST_HEROES = 100;
/** Of gold, experience, gifts, copies, or whatever else is counted: what goes beyond is lost. Far more than any campaign comes to. */
export const MOST_COUNTED = 9999;
/** Achievements of one party, or of the world: one without a type may be held several times (L30.3). */
export const MOST_HELD = 500;
/** What waits for the next set-up of one hero, or of the table. L1.7 has room for fewer blessings. */
export const MOST_PENDING = 50;
/** UTF-16 units of a name. */
export const LONGEST_NAME = 80;
/** UTF-16 units of the notes on a party sheet. */
export const LONGEST_NOTE = 2000;
