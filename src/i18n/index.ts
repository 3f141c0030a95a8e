/**
 * Everything a player reads. English defines the keys: one file per chapter and language, and the other languages must have the
 * same shape (`satisfies Texts<...>`). Plurals end in _one, _few, _many, _other as i18next has it; ask for them by the bare key.
 */
import i18next from 'i18next';
import csCards from './cs/cards';
import csFrame from './cs/frame';
import csLog from './cs/log';
import csSaves from './cs/saves';
import csSpecial from './cs/special';
import csStory from './cs/story';
import csTable from './cs/table';
import enCards from './en/cards';
import enFrame from './en/frame';
import enLog from './en/log';
import enSaves from './en/saves';
import enSpecial from './en/special';
import enStory from './en/story';
import enTable from './en/table';
import ruCards from './ru/cards';
import ruFrame from './ru/frame';
import ruLog from './ru/log';
import ruSaves from './ru/saves';
import ruSpecial from './ru/special';
import ruStory from './ru/story';
import ruTable from './ru/table';

export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

const english = { cards: enCards, frame: enFrame, log: enLog, saves: enSaves, special: enSpecial, story: enStory, table: enTable };

export const TEXTS = {
  en: english,
  ru: { cards: ruCards, frame: ruFrame, log: ruLog, saves: ruSaves, special: ruSpecial, story: ruStory, table: ruTable },
  cs: { cards: csCards, frame: csFrame, log: csLog, saves: csSaves, special: csSpecial, story: csStory, table: csTable },
} as const;

type Bare<K extends string> = K extends `${infer B}_${'one' | 'few' | 'many' | 'other'}` ? B : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Bare<K> : `${Bare<K>}.${Keys<T[K]>}` }[keyof T &
  string];

/** 'table.prompt.select', 'cards.monster.shuffler' ... */
export type TextKey = Keys<typeof english>;

/** Numbers and texts that a text has places for; `count` also picks the plural. */
export type Values = Readonly<Record<string, string | number>>;

const instance = i18next.createInstance();
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: TEXTS[language] }])),
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

export function setLanguage(next: Language): void {
  void instance.changeLanguage(next);
}

/** The first of the player's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each);
    if (found) return found;
  }
  return 'en';
}
