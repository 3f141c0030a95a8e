/**
 * Everything a player reads. English defines the keys: one file per chapter and language, gathered in the language's index, and the
 * other languages must have the same shape (`satisfies Texts<...>`). Plurals end in _one, _few, _many, _other as i18next has it; ask for them by the bare key.
 */
import i18next from 'i18next';
import type english from './en';
import type arrange from './en/inHand/arrange';
import type daily from './en/inHand/daily';
import type explain from './en/inHand/explain';
import type foresight from './en/inHand/foresight';
import type lessons from './en/inHand/lessons';
import type mirror from './en/inHand/mirror';
import type narration from './en/inHand/narration';
import type packs from './en/inHand/packs';
import type practice from './en/inHand/practice';
import type reference from './en/inHand/reference';
import type stats from './en/inHand/stats';
import type keys from './en/keys';
import type report from './en/report';
import type viewer from './en/viewer';
import { LANGUAGES, type Language } from './languages';

export { LANGUAGE_NAMES, LANGUAGES, type Language, preferredLanguage } from './languages';

/** A player needs one language: the others are fetched when they are asked for. */
const TEXTS = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  cs: () => import('./cs'),
} as const satisfies Record<Language, () => Promise<{ default: object }>>;

/** Chapters that the first screen can do without: each is fetched with the panel that first needs it. */
const LATE = {
  explain: {
    en: () => import('./en/inHand/explain'),
    ru: () => import('./ru/inHand/explain'),
    cs: () => import('./cs/inHand/explain'),
  },
  foresight: {
    en: () => import('./en/inHand/foresight'),
    ru: () => import('./ru/inHand/foresight'),
    cs: () => import('./cs/inHand/foresight'),
  },
  arrange: {
    en: () => import('./en/inHand/arrange'),
    ru: () => import('./ru/inHand/arrange'),
    cs: () => import('./cs/inHand/arrange'),
  },
  daily: {
    en: () => import('./en/inHand/daily'),
    ru: () => import('./ru/inHand/daily'),
    cs: () => import('./cs/inHand/daily'),
  },
  practice: {
    en: () => import('./en/inHand/practice'),
    ru: () => import('./ru/inHand/practice'),
    cs: () => import('./cs/inHand/practice'),
  },
  stats: {
    en: () => import('./en/inHand/stats'),
    ru: () => import('./ru/inHand/stats'),
    cs: () => import('./cs/inHand/stats'),
  },
  reference: {
    en: () => import('./en/inHand/reference'),
    ru: () => import('./ru/inHand/reference'),
    cs: () => import('./cs/inHand/reference'),
  },
  report: { en: () => import('./en/report'), ru: () => import('./ru/report'), cs: () => import('./cs/report') },
  packs: {
    en: () => import('./en/inHand/packs'),
    ru: () => import('./ru/inHand/packs'),
    cs: () => import('./cs/inHand/packs'),
  },
  keys: { en: () => import('./en/keys'), ru: () => import('./ru/keys'), cs: () => import('./cs/keys') },
  lessons: {
    en: () => import('./en/inHand/lessons'),
    ru: () => import('./ru/inHand/lessons'),
    cs: () => import('./cs/inHand/lessons'),
  },
  mirror: {
    en: () => import('./en/inHand/mirror'),
    ru: () => import('./ru/inHand/mirror'),
    cs: () => import('./cs/inHand/mirror'),
  },
  narration: {
    en: () => import('./en/inHand/narration'),
    ru: () => import('./ru/inHand/narration'),
    cs: () => import('./cs/inHand/narration'),
  },
  viewer: { en: () => import('./en/viewer'), ru: () => import('./ru/viewer'), cs: () => import('./cs/viewer') },
} as const satisfies Record<string, Record<Language, () => Promise<{ default: object }>>>;

type LateChapter = keyof typeof LATE;
type English = typeof english & {
  readonly explain: typeof explain;
  readonly arrange: typeof arrange;
  readonly foresight: typeof foresight;
  readonly stats: typeof stats;
  readonly daily: typeof daily;
  readonly practice: typeof practice;
  readonly reference: typeof reference;
  readonly packs: typeof packs;
  readonly report: typeof report;
  readonly keys: typeof keys;
  readonly lessons: typeof lessons;
  readonly mirror: typeof mirror;
  readonly narration: typeof narration;
  readonly viewer: typeof viewer;
};

type Bare<K extends string> = K extends `${infer B}_${'one' | 'few' | 'many' | 'other'}` ? B : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Bare<K> : `${Bare<K>}.${Keys<T[K]>}` }[keyof T &
  string];

/** 'table.prompt.select', 'cards.monster.shuffler' ... */
export type TextKey = Keys<English>;

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

/** What has been said in this language: looking a sentence up is slow, and most are said again and again. */
const said = new Map<string, string>();
const SAID_MOST = 5000;
instance.on('languageChanged', () => said.clear());
instance.store.on('added', () => said.clear());

function say(key: string, values: Values): string {
  const asked = key + JSON.stringify(values);
  const known = said.get(asked);
  if (known !== undefined) return known;
  if (said.size >= SAID_MOST) said.clear();
  const text = instance.t(key, values);
  said.set(asked, text);
  return text;
}

export function t(key: TextKey, values: Values = {}): string {
  return say(key, values);
}

/** Texts that content names by its ids. */
export type NamedGroup =
  | 'cards.face'
  | 'cards.monster'
  | 'cards.monsterNote'
  | 'cards.item'
  | 'cards.itemEffect'
  | 'special.rule'
  | 'special.option'
  | 'special.counter'
  | 'special.follower';

/** A text whose key is put together from ids of content; falls back to the id, so that nothing is ever empty. */
export function named(group: NamedGroup, id: string, values: Values = {}): string {
  return say(`${group}.${id}`, { ...values, defaultValue: id });
}

/** A text of a scenario's page; empty where the page says nothing. */
export function pageText(scenario: string, part: 'title' | 'introduction' | 'conclusion' | 'goal' | 'special'): string {
  return say(`story.scenario.${scenario}.${part}`, { defaultValue: '' });
}

export function language(): Language {
  return LANGUAGES.find((each) => each === instance.language) ?? 'en';
}

/** Texts that are not ours, by who brought them: laid over those of whatever language is spoken. */
const guests = new Map<string, (language: Language) => object>();

/** Adds the texts that somebody brings, in every language from now on; whoever brought some before brings these instead. */
export function addTexts(guest: string, textsIn: (language: Language) => object): void {
  guests.set(guest, textsIn);
  instance.addResourceBundle(language(), 'translation', textsIn(language()), true, true);
}

/** Late chapters that are in use, in whatever language. */
const opened = new Set<LateChapter>();

/** Fetches the texts of a language, if they are not there yet, and speaks it from then on. */
export async function setLanguage(next: Language): Promise<void> {
  if (!instance.hasResourceBundle(next, 'translation')) {
    const { default: texts } = await TEXTS[next]();
    instance.addResourceBundle(next, 'translation', texts);
  }
  await Promise.all([...opened].map((chapter) => fetchChapter(chapter, next)));
  for (const textsIn of guests.values()) instance.addResourceBundle(next, 'translation', textsIn(next), true, true);
  await instance.changeLanguage(next);
}

/** Fetches a late chapter, now and with every language that is spoken from then on. */
export async function openChapter(chapter: LateChapter): Promise<void> {
  opened.add(chapter);
  await fetchChapter(chapter, language());
}

async function fetchChapter(chapter: LateChapter, language: Language): Promise<void> {
  if (instance.getResource(language, 'translation', chapter) !== undefined) return;
  const { default: texts } = await LATE[chapter][language]();
  instance.addResourceBundle(language, 'translation', { [chapter]: texts }, true);
}
