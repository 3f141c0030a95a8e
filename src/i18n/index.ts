/**
 * Everything a player reads. English defines the keys: one file per chapter and language, gathered in the language's index, and the
 * other languages must have the same shape (`satisfies Texts<...>`). Plurals end in _one, _few, _many, _other as i18next has it; ask for them by the bare key.
 */
import i18next from 'i18next';
import type english from './en';

export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

/** A player needs one language: the others are fetched when they are asked for. */
const TEXTS = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  cs: () => import('./cs'),
} as const satisfies Record<Language, () => Promise<{ default: object }>>;

type Bare<K extends string> = K extends `${infer B}_${'one' | 'few' | 'many' | 'other'}` ? B : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Bare<K> : `${Bare<K>}.${Keys<T[K]>}` }[keyof T &
  string];

/** 'table.prompt.select', 'cards.monster.shuffler' ... */
export type TextKey = Keys<typeof english>;

/** Numbers and texts that a text has places for; `count` also picks the plural. */
export type Values = Readonly<Record<string, string | number>>;

const instance = i18next.createInstance();
void instance.init({
  fallbackLng: false,
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  returnNull: false,
});

export function t(key: TextKey, values: Values = {}): string {
  return instance.t(key, values);
}

/** Texts that content names by its ids. */
export type NamedGroup =
  | 'cards.face'
  | 'cards.monster'
  | 'cards.item'
  | 'cards.itemEffect'
  | 'special.rule'
  | 'special.option'
  | 'special.counter'
  | 'special.follower';

/** A text whose key is put together from ids of content; falls back to the id, so that nothing is ever empty. */
export function named(group: NamedGroup, id: string, values: Values = {}): string {
  return instance.t(`${group}.${id}`, { ...values, defaultValue: id });
}

/** A text of a scenario's page; empty where the page says nothing. */
export function pageText(scenario: string, part: 'title' | 'introduction' | 'conclusion' | 'goal' | 'special'): string {
  return instance.t(`story.scenario.${scenario}.${part}`, { defaultValue: '' });
}

export function language(): Language {
  return LANGUAGES.find((each) => each === instance.language) ?? 'en';
}

/** Fetches the texts of a language, if they are not there yet, and speaks it from then on. */
export async function setLanguage(next: Language): Promise<void> {
  if (!instance.hasResourceBundle(next, 'translation')) {
    const { default: texts } = await TEXTS[next]();
    instance.addResourceBundle(next, 'translation', texts);
  }
  await instance.changeLanguage(next);
}

/** The first of the player's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (found) return found;
  }
  return 'en';
}
