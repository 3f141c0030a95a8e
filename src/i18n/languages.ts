/** Lists the languages and chooses one for a new player. A separate file, so that importing it loads no texts. */
export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The native names of the languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

/** The first language in the player's list of language tags that the game supports; English if there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (found) return found;
  }
  return 'en';
}
