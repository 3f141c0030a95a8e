/**
 * The entry in the settings that says that the player has completed the interactive lesson. The title reads it before any table is loaded.
 */
export const PLAYED_LESSON = 'played';
