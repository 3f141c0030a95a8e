/** Stores the player's settings, which all campaigns share. */
import * as v from 'valibot';
import type { WriteQueue } from './queue';
import type { Store } from './store';
import { readJson } from './untrusted';

/** Factors on the speed of animations; 0 means no animation. */
const SPEEDS = [0, 0.5, 1, 2, 4] as const;

/**
 * Options for the damage that heroes of the Long Table suffer without a question. With 0 the player is always asked.
 */
export const AUTO_DAMAGE_LIMITS = [0, 1, 2, 3, 4] as const;

/** How hard the scenarios of the Long Table are (L3.1): easy, normal, hard, very hard. */
export const DIFFICULTIES = [-1, 0, 1, 2] as const;

export const TEXT_SIZES = [1, 1.15, 1.3] as const;
/** The hand with which the player holds the device. */
export const HANDS = ['right', 'left'] as const;
export const CONTRASTS = ['normal', 'high'] as const;

/** Keyboard actions at the table, with their default keys. */
export const DEFAULT_KEYS = {
  roll: 'r',
  card1: '1',
  card2: '2',
  card3: '3',
  card4: '4',
  undo: 'z',
  redo: 'y',
  hint: 'h',
  log: 'l',
  menu: 'o',
  explain: '?',
} as const;
export type Action = keyof typeof DEFAULT_KEYS;
export const ACTIONS = Object.keys(DEFAULT_KEYS) as Action[];

/** Whether the player can assign a key to an action: a lowercase letter, digit or sign of the Latin keyboard. */
export const isBindable = (key: string): boolean => /^[!-@[-~]$/.test(key);

type Keys = { readonly [A in Action]?: string | undefined };

/** Whether every key has at most one action. */
const distinct = (keys: Keys): boolean => new Set(Object.values({ ...DEFAULT_KEYS, ...keys })).size === ACTIONS.length;

/** Removes changed bindings whose key is by now the default key of another action. */
function withoutTaken(keys: Keys): Keys {
  const isTaken = (action: Action, key: string | undefined) =>
    ACTIONS.some((other) => other !== action && keys[other] === undefined && DEFAULT_KEYS[other] === key);
  const kept = ACTIONS.filter((action) => keys[action] !== undefined && !isTaken(action, keys[action]));
  const left = Object.fromEntries(kept.map((action) => [action, keys[action]]));
  return kept.length === Object.values(keys).length ? keys : withoutTaken(left);
}

const keysSchema = v.pipe(
  v.partial(v.object(v.entriesFromList(ACTIONS, v.pipe(v.string(), v.check(isBindable))))),
  v.transform(withoutTaken),
  v.check(distinct),
);

/** A volume from 0 to 1. */
const volume = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A missing or invalid field gets its own default. */
const settingsSchema = v.object({
  /** A language tag such as `cs`, which may be unknown, or null for the language of the browser. */
  language: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
  speed: v.fallback(v.picklist(SPEEDS), 1),
  /** Null uses the setting of the system. */
  reducedMotion: v.fallback(v.nullable(v.boolean()), null),
  /** The volume of the sounds of events. */
  sound: v.fallback(volume, 0.7),
  /** The volume of background sounds. */
  ambience: v.fallback(volume, 0.5),
  music: v.fallback(volume, 0.4),
  /** Whether music plays. */
  playsMusic: v.fallback(v.boolean(), true),
  /** Whether a phone may vibrate. */
  vibration: v.fallback(v.boolean(), true),
  /** Whether to show chances before a roll. */
  odds: v.fallback(v.boolean(), true),
  /** Whether to show forecasts. */
  foresight: v.fallback(v.boolean(), true),
  /**
   * L26.1: whether to ask which of several equally good options a monster takes. Otherwise the monster takes the
   * preset.
   */
  equals: v.fallback(v.boolean(), true),
  /** L26.1: whether to ask even if the options differ only in the hex where the monster stops or puts another monster. */
  equalHexes: v.fallback(v.boolean(), false),
  /**
   * L8.2: whether to ask about short rests after every round. Otherwise the player is asked only if a hero has too few
   * cards for the next round.
   */
  askRests: v.fallback(v.boolean(), false),
  /** L20.1: heroes suffer damage up to this many HP without a question, unless it exhausts them. */
  suffers: v.fallback(v.picklist(AUTO_DAMAGE_LIMITS), 0),
  /** L6.1: whether the table goes on to the next hero as soon as a hero has two cards. The last hero's cards always wait for the seal. */
  nextHero: v.fallback(v.boolean(), true),
  /** L3.1: the difficulty that the player chose last, which is proposed for the next scenario. */
  difficulty: v.fallback(v.picklist(DIFFICULTIES), 0),
  /** Whether to offer lessons and hints. */
  hints: v.fallback(v.boolean(), true),
  /** Whether monsters and heroes speak lines during play. */
  speech: v.fallback(v.boolean(), true),
  /** Ids of the lessons that the player has learnt. */
  lessons: v.fallback(v.array(v.pipe(v.string(), v.maxLength(20))), []),
  /** A factor on the text size of the page. */
  textSize: v.fallback(v.picklist(TEXT_SIZES), 1),
  hand: v.fallback(v.picklist(HANDS), 'right'),
  /** Step-by-step mode: whether animations pause until the player continues. */
  step: v.fallback(v.boolean(), false),
  contrast: v.fallback(v.picklist(CONTRASTS), 'normal'),
  /** The key bindings that the player has changed. */
  keys: v.fallback(keysSchema, {}),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

export const DEFAULTS: Settings = v.parse(settingsSchema, {});

const KEY = 'settings';

/** Reads the settings. Uses the defaults if the store does not answer or the settings cannot be read. */
export async function loadSettings(store: Store): Promise<Settings> {
  const json = readJson(await store.get(KEY).catch(() => null));
  const read = v.safeParse(settingsSchema, json.ok ? json.value : {});
  return read.success ? read.output : DEFAULTS;
}

export function saveSettings(store: Store, queue: WriteQueue, settings: Settings): void {
  queue.put(KEY, () => store.set(KEY, JSON.stringify(settings)));
}
