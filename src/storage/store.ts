/** Key-value store of texts: the only file that knows localforage. */
import localforage from 'localforage';
import { isDead, openTexts, STRICT, type Texts } from './indexedTexts';
import { inTime } from './patience';

export interface Store {
  /** False: everything is gone when the page closes, and the player must be told. */
  readonly persistent: boolean;
  /** What was put under a key, null for nothing. It comes from outside: it may be anything. */
  get(key: string): Promise<unknown>;
  /** Rejects when the browser has no room left or denies access. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

const NAME = 'gloomholdin';
const PROBE = 'probe';
const STORE = 'saves';
const openStrict = (name: string): Texts => openTexts({ name: `${name}-ahead`, store: 'texts', durability: 'strict' });

function openDriver(name: string, driver: string): Texts {
  const disk = localforage.createInstance({ name, storeName: STORE, driver });
  return {
    get: (key) => disk.getItem<unknown>(key),
    set: async (key, text) => void (await disk.setItem(key, text)),
    remove: (key) => disk.removeItem(key),
    keys: () => disk.keys(),
  };
}

const openInLocal = (name: string): Texts => openDriver(name, localforage.LOCALSTORAGE);

/**
 * By localforage, until its connection dies for good: it replaces one after an InvalidStateError alone, and every later write would fail
 * until the page is loaded again. From then on the same database is used by connections of our own.
 */
function openIndexed(name: string): Texts {
  const disk = openDriver(name, localforage.INDEXEDDB);
  const direct = openTexts({ name, store: STORE, durability: 'default' });
  let isLost = false;
  async function run<T>(use: (texts: Texts) => Promise<T>): Promise<T> {
    if (isLost) return use(direct);
    return use(disk).catch((error: unknown) => {
      if (!isDead(error)) throw error;
      isLost = true;
      return use(direct);
    });
  }
  return {
    get: (key) => run((texts) => texts.get(key)),
    set: (key, text) => run((texts) => texts.set(key, text)),
    remove: (key) => run((texts) => texts.remove(key)),
    keys: () => run((texts) => texts.keys()),
  };
}

const isStrict = (key: string): boolean => key.startsWith(STRICT);

/** IndexedDB, else local storage; in memory where the browser grants neither, as some do in private windows. */
export async function openStore(name = NAME, local = () => openLocal(name)): Promise<Store> {
  try {
    const disk = await probed(openIndexed(name));
    const strict = openStrict(name);
    const placeOf = (key: string) => (isStrict(key) ? strict : disk);
    return {
      persistent: true,
      get: (key) => placeOf(key).get(key),
      set: (key, text) => placeOf(key).set(key, text),
      remove: (key) => placeOf(key).remove(key),
      keys: async () => (await Promise.all([disk.keys(), strict.keys()])).flat(),
    };
  } catch {
    return local();
  }
}

/** Local storage, or memory. */
export async function openLocal(name = NAME): Promise<Store> {
  try {
    const disk = await probed(openInLocal(name));
    // The write-ahead is in local storage as it is (writeAhead.ts).
    const set = async (key: string, text: string) => (isStrict(key) ? undefined : disk.set(key, text));
    return { persistent: true, ...disk, set };
  } catch {
    return memoryStore();
  }
}

/** Whether local storage has records: a session without IndexedDB has left them. */
export function hasLocal(name = NAME): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${name}/${STORE}/`));
  } catch {
    return false;
  }
}

/** Rejects where the browser does not grant it. */
async function probed(texts: Texts): Promise<Texts> {
  await texts.set(PROBE, PROBE);
  await texts.remove(PROBE);
  return texts;
}

/**
 * Rescue: reads all texts with a key prefix from every driver, and writes nothing. What cannot be read, or does not answer, is left
 * out.
 * @returns null where nothing can be read at all
 */
export async function rawTexts(prefix: string, name = NAME): Promise<readonly string[] | null> {
  const places = [openIndexed(name), openInLocal(name), ...(isStrict(prefix) ? [openStrict(name)] : [])];
  const found = await Promise.all(places.map((place) => inTime(rawTextsOf(place, prefix)).catch(() => null)));
  return found.every((texts) => texts === null) ? null : found.flatMap((texts) => texts ?? []);
}

async function rawTextsOf(place: Texts, prefix: string): Promise<string[]> {
  const keys = (await place.keys()).filter((key) => key.startsWith(prefix));
  const values = await Promise.all(keys.map((key) => place.get(key).catch(() => null)));
  return values.flatMap((value) => (typeof value === 'string' ? [value] : []));
}

/** A store that lasts as long as the page. */
export function memoryStore(): Store {
  const texts = new Map<string, string>();
  return {
    persistent: false,
    get: async (key) => texts.get(key) ?? null,
    set: async (key, text) => void texts.set(key, text),
    remove: async (key) => void texts.delete(key),
    keys: async () => [...texts.keys()],
  };
}
