/**
 * Looks up the texts that a player reads. There is one file per chapter and language. English defines the keys, and `satisfies Texts<...>`
 * checks that the other languages have the same shape. This file lists the shared chapters; each mode registers its own chapters
 * (`addChapters`). Plural keys end in _one, _few, _many, _other as in i18next; callers use the key without that ending.
 */
import i18next from 'i18next';
import type english from './en';
import type audit from './en/audit';
import type claims from './en/claims';
import type keys from './en/keys';
import type menu from './en/menu';
import type packs from './en/packs';
import type report from './en/report';
import type rulebook from './en/rulebook';
import type settings from './en/settings';
import type transfer from './en/transfer';
import type viewer from './en/viewer';
import { LANGUAGES, type Language } from './languages';
import { typeset } from './typography';

export { LANGUAGE_NAMES, LANGUAGES, type Language, preferredLanguage } from './languages';

type Shared = typeof english;

/** The type of every chapter. Modes add their chapters by declaration merging, so two chapters cannot have the same name. */
export interface Chapters extends Shared {
  readonly audit: typeof audit;
  readonly claims: typeof claims;
  readonly keys: typeof keys;
  readonly menu: typeof menu;
  readonly packs: typeof packs;
  readonly report: typeof report;
  readonly rulebook: typeof rulebook;
  readonly settings: typeof settings;
  readonly transfer: typeof transfer;
  readonly viewer: typeof viewer;
}

type Chapter = keyof Chapters & string;

/** A loader for each language. Only the file of the current language is loaded. */
type Fetched<T extends object> = Readonly<Record<Language, () => Promise<{ readonly default: T }>>>;
type Late = Readonly<Partial<Record<Chapter, Fetched<object>>>>;

/** The chapters of a mode. */
export interface ModeTexts {
  /** Chapters that the mode always needs, in one file per language. */
  readonly always: Fetched<Readonly<Partial<Record<Chapter, object>>>>;
  /** Chapters that are loaded together with the first panel that needs them. */
  readonly late: Late;
}

/** The chapters that the title screen needs. */
const ALWAYS: ModeTexts['always'] = {
  en: () => import('./en'),
  ru: () => import('./ru'),
  cs: () => import('./cs'),
};

const LATE: Late = {
  audit: { en: () => import('./en/audit'), ru: () => import('./ru/audit'), cs: () => import('./cs/audit') },
  claims: { en: () => import('./en/claims'), ru: () => import('./ru/claims'), cs: () => import('./cs/claims') },
  keys: { en: () => import('./en/keys'), ru: () => import('./ru/keys'), cs: () => import('./cs/keys') },
  menu: { en: () => import('./en/menu'), ru: () => import('./ru/menu'), cs: () => import('./cs/menu') },
  packs: { en: () => import('./en/packs'), ru: () => import('./ru/packs'), cs: () => import('./cs/packs') },
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

/** The key of a text, such as 'table.prompt.select' or 'cards.monster.shuffler'. */
export type TextKey = Keys<Chapters>;

/** Values for the placeholders of a text; `count` also selects the plural. */
export type Values = Readonly<Record<string, string | number>>;

const instance = i18next.createInstance();
void instance.init({
  fallbackLng: false,
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  returnNull: false,
});

/** Cache of texts in the current language, because a lookup is slow and most texts are looked up repeatedly. */
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

/** The text for a key in the current language. The key's chapter must be loaded. */
export function t(key: TextKey, values: Values = {}): string {
  return say(key, values);
}

/** Groups of texts whose keys are ids of the content. Names in `cards.theMonster` are for use within sentences, with an article. */
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
  | 'claims.aim'
  | 'afterwards.lost'
  | 'pages.lost'
  | 'tales';

/** The text of a group for a content id, or the id itself if it has no text. */
export function contentText(group: NamedGroup, id: string, values: Values = {}): string {
  return contentTextOr(group, id, id, values);
}

/** The text of a group for a content id, or `otherwise` if the id has no text. */
export function contentTextOr(group: NamedGroup, id: string, otherwise: string, values: Values = {}): string {
  return say(`${group}.${id}`, { ...values, defaultValue: otherwise });
}

type PagePart = 'title' | 'introduction' | 'conclusion' | 'goal' | 'special' | 'prize' | 'mark';

/**
 * A text of a scenario; empty if there is none.
 * @param part `prize`: shown when an objective treasure is looted; `mark`: logged when a counter without a name changes, unless the table
 * shows the counter
 */
export function pageText(scenario: string, part: PagePart): string {
  const outside = say(`story.outside.${scenario}.${part}`, { defaultValue: '' });
  const text = say(`story.scenario.${scenario}.${part}`, { defaultValue: outside });
  // Conclusions of the game's own scenarios are in a chapter that is loaded after a scenario; a pack has them among its other texts.
  return part === 'conclusion' && text === '' ? say(`afterwards.conclusion.${scenario}`, { defaultValue: '' }) : text;
}

export function language(): Language {
  return LANGUAGES.find((each) => each === instance.language) ?? 'en';
}

/** Called if a text is looked up before its chapter is loaded, so that the player would read the key. Tests fail if this is called. */
let onTooEarly = (key: string): void => console.error(`the text "${key}" was looked up before its chapter was loaded`);

/** Sets the handler for texts that are looked up before their chapter is loaded. @param hear receives the key of the text */
export function onEarlyLookup(hear: (key: string) => void): void {
  onTooEarly = hear;
}

/** Texts from outside the game (packs), by source. They override the game's own texts with the same keys. */
const added = new Map<string, (language: Language) => object>();

/** Adds the texts of a source, now in the current language and later in every language chosen. They override texts with the same keys. */
export function addTexts(source: string, textsIn: (language: Language) => object): void {
  added.set(source, textsIn);
  instance.addResourceBundle(language(), 'translation', textsIn(language()), true, true);
}

/** One or more chapters that are loaded together. */
interface Piece {
  /** @returns texts by chapter */
  readonly fetch: (language: Language) => Promise<object>;
  /** The languages in which the piece is already loaded. */
  readonly here: Set<Language>;
}

function together(files: ModeTexts['always']): Piece {
  return { fetch: async (language) => (await files[language]()).default, here: new Set() };
}

function alone(chapter: string, files: Fetched<object>): Piece {
  return { fetch: async (language) => ({ [chapter]: (await files[language]()).default }), here: new Set() };
}

/**
 * The pieces that each late chapter needs: the chapter's own piece, and the piece that the chapter's mode always needs. For a shared
 * chapter, the second piece is the one that the title screen needs.
 */
const late = new Map<string, readonly Piece[]>();
/** For each registered mode, the piece with the chapters that the mode always needs. */
const modes = new Map<ModeTexts, Piece>();
/** Pieces that must be loaded in the current language and after every change of language. */
const inUse = new Set<Piece>();
/** The piece of each chapter that is loaded in at least one language. */
const opened = new Map<string, Piece>();

function register(chapters: Late, needed: Piece): void {
  for (const [chapter, files] of Object.entries(chapters)) late.set(chapter, [needed, alone(chapter, files)]);
}

const shared = together(ALWAYS);
inUse.add(shared);
register(LATE, shared);

/** Registers the chapters of a mode, so that `openModes` and `openChapter` can load them. */
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

/** Loads the texts of a language, if needed, and switches to the language. Rejects if the texts cannot be loaded. */
export async function setLanguage(next: Language): Promise<void> {
  // Loop, because other code may open more pieces during the load, and those pieces are needed in this language too.
  const missing = () => [...inUse].filter(({ here }) => !here.has(next));
  while (missing().length > 0) await Promise.all(missing().map((piece) => bring(piece, next)));
  for (const textsIn of added.values()) instance.addResourceBundle(next, 'translation', textsIn(next), true, true);
  await instance.changeLanguage(next);
}

/** Loads pieces in the current language, and marks them to be loaded after every change of language. */
async function open(pieces: Iterable<Piece>): Promise<void> {
  const wanted = [...pieces];
  for (const piece of wanted) inUse.add(piece);
  await Promise.all(wanted.map((piece) => bring(piece, language())));
}

/** Loads the texts that the registered modes always need; needed before a mode is shown. Rejects if the texts cannot be loaded now. */
export function openModes(): Promise<void> {
  return open(modes.values());
}

/**
 * Loads a late chapter and the texts that its mode always needs. Rejects if the texts cannot be loaded now, or if the chapter's mode is not
 * registered.
 */
export async function openChapter(chapter: Chapter): Promise<void> {
  const pieces = late.get(chapter);
  if (!pieces) throw new Error(`no registered mode has the chapter "${chapter}"`);
  await open(pieces);
}
