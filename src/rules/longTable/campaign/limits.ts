/** How much a campaign may hold. The rules refuse what goes beyond, and the schema of a save counts by the same numbers. */

export const MOST_PARTIES = 20;
/** Retired and dead heroes count: their numbers are never used again. */
export const MOST_HEROES = 100;
/** UTF-16 units of a name. */
export const LONGEST_NAME = 80;
/** UTF-16 units of the notes on a party sheet. */
export const LONGEST_NOTE = 2000;
