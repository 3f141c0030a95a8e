/** What the player has set for all campaigns. */
import * as v from 'valibot';
import type { WriteQueue } from './queue';
import type { Store } from './store';
import { readJson } from './untrusted';

/** How fast things move; 0: not at all. */
const SPEEDS = [0, 0.5, 1, 2, 4] as const;

/** Damage that a hero of the Long Table can be set to suffer without a question; 0: every damage is asked about. */
export const SUFFERED = [0, 1, 2, 3, 4] as const;

export const TEXT_SIZES = [1, 1.15, 1.3] as const;
/** The hand in which the device is held. */
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

/** A key that can be given to an action: a letter, a digit or a sign of the Latin keyboard. */
export const isBindable = (key: string): boolean => /^[!-@[-~]$/.test(key);

type Keys = { readonly [A in Action]?: string | undefined };

/** No key has two actions. */
const distinct = (keys: Keys): boolean => new Set(Object.values({ ...DEFAULT_KEYS, ...keys })).size === ACTIONS.length;

/** Leaves out the keys that meanwhile are the default of another action: a new default costs a player no other key. */
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

/** Each missing or invalid field falls back to its own default. */
const settingsSchema = v.object({
  /** A language tag, such as `cs`; null: the browser's. Whether it is spoken is not known here. */
  language: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
  speed: v.fallback(v.picklist(SPEEDS), 1),
  /** Null: as the system asks for it. */
  reducedMotion: v.fallback(v.nullable(v.boolean()), null),
  /** Of what happens. */
  sound: v.fallback(volume, 0.7),
  /** Of where it happens. */
  ambience: v.fallback(volume, 0.5),
  music: v.fallback(volume, 0.4),
  /** Whether music is played, at its volume. */
  playsMusic: v.fallback(v.boolean(), true),
  /** Whether a phone may buzz. */
  vibration: v.fallback(v.boolean(), true),
  /** Chances are shown before a roll. */
  odds: v.fallback(v.boolean(), true),
  /** What a play would lead to is shown before it is made. */
  foresight: v.fallback(v.boolean(), true),
  /** L26.1: the player is asked which of its equals a monster takes; else it takes what serves it best. */
  equals: v.fallback(v.boolean(), true),
  /** L8.2: the player is asked about short rests after every round; else only when a hero has too few cards for the next. */
  askRests: v.fallback(v.boolean(), false),
  /** L20.1: damage up to this is suffered without a question, unless it exhausts the hero. */
  suffers: v.fallback(v.picklist(SUFFERED), 0),
  /** Lessons and advice are offered. */
  hints: v.fallback(v.boolean(), true),
  /** Monsters and heroes say short lines in play. */
  speech: v.fallback(v.boolean(), true),
  /** Ids of the lessons that were learnt. */
  lessons: v.fallback(v.array(v.pipe(v.string(), v.maxLength(20))), []),
  /** Of the size that is the page's own. */
  textSize: v.fallback(v.picklist(TEXT_SIZES), 1),
  hand: v.fallback(v.picklist(HANDS), 'right'),
  /** Each animation step waits for the player to go on. */
  step: v.fallback(v.boolean(), false),
  contrast: v.fallback(v.picklist(CONTRASTS), 'normal'),
  /** Keys that were changed. */
  keys: v.fallback(keysSchema, {}),
});
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

export const DEFAULTS: Settings = v.parse(settingsSchema, {});

const KEY = 'settings';

export async function loadSettings(store: Store): Promise<Settings> {
  const json = readJson(await store.get(KEY).catch(() => null));
  const read = v.safeParse(settingsSchema, json.ok ? json.value : {});
  return read.success ? read.output : DEFAULTS;
}

export function saveSettings(store: Store, queue: WriteQueue, settings: Settings): void {
  queue.put(KEY, () => store.set(KEY, JSON.stringify(settings)));
}
