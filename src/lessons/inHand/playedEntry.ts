/**
 * The name of the settings entry that says that the player has completed the interactive lesson. The title screen reads the entry before
 * the code of a table is loaded.
 */
export const PLAYED_LESSON = 'played';
