/**
 * Everything a player reads. English defines the keys: one file per chapter and language, and the other languages must have the same
 * shape (`satisfies Texts<...>`). Chapters that serve every mode are known here; each mode brings its own (`addChapters`). Plurals end in
 * _one, _few, _many, _other as i18next has it; ask for them by the bare key.
 */
import i18next from 'i18next';
import type english from './en';
import type audit from './en/audit';
import type keys from './en/keys';
import type menu from './en/menu';
import type report from './en/report';
import type rulebook from './en/rulebook';
import type settings from './en/settings';
import type transfer from './en/transfer';
import type viewer from './en/viewer';
import { LANGUAGES, type Language } from './languages';
import { typeset } from './typography';

export { LANGUAGE_NAMES, LANGUAGES, type Language, preferredLanguage } from './languages';

type Shared = typeof english;

/** Every chapter with the shape of its texts. A mode adds its own by declaration merging: two modes cannot give one name to two chapters. */
export interface Chapters extends Shared {
  readonly audit: typeof audit;
  readonly keys: typeof keys;
  readonly menu: typeof menu;
  readonly report: typeof report;
  readonly rulebook: typeof rulebook;
  readonly settings: typeof settings;
  readonly transfer: typeof transfer;
  readonly viewer: typeof viewer;
}

type Chapter = keyof Chapters & string;

/** A file per language: only the one that is spoken is fetched. */
type Fetched<T extends object> = Readonly<Record<Language, () => Promise<{ readonly default: T }>>>;
type Late = Readonly<Partial<Record<Chapter, Fetched<object>>>>;

/** What a mode has to say. */
export interface ModeTexts {
  /** Chapters that nothing of the mode can be shown without, in one file per language. */
  readonly always: Fetched<Readonly<Partial<Record<Chapter, object>>>>;
  /** Chapters that are fetched with the panel that first needs them. */
  readonly late: Late;
}

/** What the title cannot be shown without. */
const ALWAYS: ModeTexts['always'] = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  cs: () => import('./cs'),
};

const LATE: Late = {
  audit: { en: () => import('./en/audit'), ru: () => import('./ru/audit'), cs: () => import('./cs/audit') },
  keys: { en: () => import('./en/keys'), ru: () => import('./ru/keys'), cs: () => import('./cs/keys') },
  menu: { en: () => import('./en/menu'), ru: () => import('./ru/menu'), cs: () => import('./cs/menu') },
  report: { en: () => import('./en/report'), ru: () => import('./ru/report'), cs: () => import('./cs/report') },
  rulebook: {
    en: () => import('./en/rulebook'),
    ru: () => import('./ru/rulebook'),
    cs: () => import('./cs/rulebook'),
  },
  settings: {
    en: () => import('./en/settings'),
    ru: () => import('./ru/settings'),
    cs: () => import('./cs/settings'),
  },
  transfer: {
    en: () => import('./en/transfer'),
    ru: () => import('./ru/transfer'),
    cs: () => import('./cs/transfer'),
  },
  viewer: { en: () => import('./en/viewer'), ru: () => import('./ru/viewer'), cs: () => import('./cs/viewer') },
};

type Bare<K extends string> = K extends `${infer B}_${'one' | 'few' | 'many' | 'other'}` ? B : K;
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? Bare<K> : `${Bare<K>}.${Keys<T[K]>}` }[keyof T &
  string];

/** 'table.prompt.select', 'cards.monster.shuffler' ... */
export type TextKey = Keys<Chapters>;

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

/** Cache of texts in the present language: a lookup is slow, and most texts are looked up again and again. */
const said = new Map<string, string>();
const SAID_MOST = 5000;
instance.on('languageChanged', () => said.clear());
instance.store.on('added', () => said.clear());

function say(key: string, values: Values): string {
  const asked = key + JSON.stringify(values);
  const known = said.get(asked);
  if (known !== undefined) return known;
  const chapter = key.slice(0, key.indexOf('.'));
  if (!opened.get(chapter)?.here.has(language())) onTooEarly(key);
  if (said.size >= SAID_MOST) said.clear();
  const text = typeset(instance.t(key, values), language());
  said.set(asked, text);
  return text;
}

export function t(key: TextKey, values: Values = {}): string {
  return say(key, values);
}

/** Texts that content names by its ids. `cards.theMonster`: a name as it stands within a sentence, with its article if it has one. */
export type NamedGroup =
  | 'cards.face'
  | 'cards.monster'
  | 'cards.theMonster'
  | 'cards.monsterNote'
  | 'cards.item'
  | 'cards.itemEffect'
  | 'special.rule'
  | 'special.option'
  | 'special.counter'
  | 'special.give'
  | 'special.follower'
  | `names.${'hero' | 'person' | 'monster' | 'office' | 'summon' | 'escort' | 'obstacle' | 'grammar'}`
  | `names.${'card' | 'item' | 'goal' | 'monsterNote'}`
  | `pages.${'title' | 'introduction' | 'door' | 'goal' | 'special' | 'conclusion'}`
  | `campaign.${'heroText' | 'plays' | 'goalText' | 'quest' | 'questText' | 'questAim' | 'questDone'}`
  | `campaign.${'achievement' | 'place' | 'room' | 'foes' | 'event'}`
  | 'voices'
  | 'tableVoices'
  | 'afterwards.lost'
  | 'pages.lost'
  | 'tales';

/** A text whose key is put together from ids of content; falls back to the id, so that nothing is ever empty. */
export function named(group: NamedGroup, id: string, values: Values = {}): string {
  return namedOr(group, id, id, values);
}

/** The same with another text for ids that have none, such as those of packs. */
export function namedOr(group: NamedGroup, id: string, otherwise: string, values: Values = {}): string {
  return say(`${group}.${id}`, { ...values, defaultValue: otherwise });
}

type PagePart = 'title' | 'introduction' | 'conclusion' | 'goal' | 'special' | 'prize' | 'mark';

/**
 * A text of a scenario's page; empty where the page says nothing.
 * @param part `prize`: what is said when an objective treasure is looted; `mark`: when something is counted that the table does not show
 */
export function pageText(scenario: string, part: PagePart): string {
  const text = say(`story.scenario.${scenario}.${part}`, { defaultValue: '' });
  // Conclusions of our own pages are fetched when a scenario is over; those of a pack lie with its page.
  return part === 'conclusion' && text === '' ? say(`afterwards.conclusion.${scenario}`, { defaultValue: '' }) : text;
}

export function language(): Language {
  return LANGUAGES.find((each) => each === instance.language) ?? 'en';
}

/** Called for a text whose chapter is not open yet: the player would read its key. Tests fail on it. */
let onTooEarly = (key: string): void => console.error(`the chapter of "${key}" is not open`);

/** @param hear called with the key of every text that is asked for before its chapter is open */
export function whenTooEarly(hear: (key: string) => void): void {
  onTooEarly = hear;
}

/** Texts from outside the game, by their source: laid over those of whatever language is spoken. */
const added = new Map<string, (language: Language) => object>();

/** Adds the texts of a source, in every language from now on; they replace what the same source has added before. */
export function addTexts(source: string, textsIn: (language: Language) => object): void {
  added.set(source, textsIn);
  instance.addResourceBundle(language(), 'translation', textsIn(language()), true, true);
}

/** Texts that are fetched together. */
interface Piece {
  /** @returns texts by chapter */
  readonly fetch: (language: Language) => Promise<object>;
  /** The languages in which it has been fetched. */
  readonly here: Set<Language>;
}

function together(files: ModeTexts['always']): Piece {
  return { fetch: async (language) => (await files[language]()).default, here: new Set() };
}

function alone(chapter: string, files: Fetched<object>): Piece {
  return { fetch: async (language) => ({ [chapter]: (await files[language]()).default }), here: new Set() };
}

/** What is fetched with a late chapter: itself, and what it cannot be read without. */
const late = new Map<string, readonly Piece[]>();
/** What each mode always needs. */
const modes = new Map<ModeTexts, Piece>();
/** Pieces that are in use, in whatever language. */
const inUse = new Set<Piece>();
/** The piece of every chapter that has been fetched in some language. */
const opened = new Map<string, Piece>();

function register(chapters: Late, needed: Piece): void {
  for (const [chapter, files] of Object.entries(chapters)) late.set(chapter, [needed, alone(chapter, files)]);
}

const shared = together(ALWAYS);
inUse.add(shared);
register(LATE, shared);

/** A mode is started: its chapters can be opened from now on. */
export function addChapters(mode: ModeTexts): void {
  if (modes.has(mode)) return;
  const piece = together(mode.always);
  modes.set(mode, piece);
  register(mode.late, piece);
}

async function bring(piece: Piece, language: Language): Promise<void> {
  if (piece.here.has(language)) return;
  const texts = await piece.fetch(language);
  piece.here.add(language);
  for (const chapter of Object.keys(texts)) opened.set(chapter, piece);
  instance.addResourceBundle(language, 'translation', texts, true);
}

/** Fetches the texts of a language, if they are not there yet, and speaks it from then on. */
export async function setLanguage(next: Language): Promise<void> {
  // Pieces that are opened during the fetch are needed in this language too.
  const missing = () => [...inUse].filter(({ here }) => !here.has(next));
  while (missing().length > 0) await Promise.all(missing().map((piece) => bring(piece, next)));
  for (const textsIn of added.values()) instance.addResourceBundle(next, 'translation', textsIn(next), true, true);
  await instance.changeLanguage(next);
}

/** Fetches pieces, now and with every language that is spoken from then on. */
async function open(pieces: Iterable<Piece>): Promise<void> {
  const wanted = [...pieces];
  for (const piece of wanted) inUse.add(piece);
  await Promise.all(wanted.map((piece) => bring(piece, language())));
}

/** Fetches what the started modes always need: to be awaited before anything of a mode is shown. Rejects when it cannot be had now. */
export function openModes(): Promise<void> {
  return open(modes.values());
}

/**
 * Fetches a late chapter, with what its mode always needs. Rejects when it cannot be had now.
 * @throws {Error} when the mode that it belongs to has not been started
 */
export async function openChapter(chapter: Chapter): Promise<void> {
  const pieces = late.get(chapter);
  if (!pieces) throw new Error(`no mode has brought the chapter "${chapter}"`);
  await open(pieces);
}
