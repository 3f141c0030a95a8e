/** Opens the browser's key-value store of texts; only this file uses localforage. */
import localforage from 'localforage';
import { isConnectionLost, openTexts, STRICT, type Texts } from './indexedTexts';
import { withTimeout } from './timeout';

export interface Store {
  /** False if all data is lost when the page closes. The player must then be warned. */
  readonly persistent: boolean;
  /** The untrusted value of a key, or null if there is none. */
  get(key: string): Promise<unknown>;
  /** Stores a text. Rejects if the browser has no space left or denies access. */
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
 * Opens IndexedDB with localforage. When localforage's connection is dead, switches to connections of `indexedTexts.ts`
 * to the same database: localforage reconnects only after an InvalidStateError, so every later write would fail until a
 * reload.
 */
function openIndexed(name: string): Texts {
  const disk = openDriver(name, localforage.INDEXEDDB);
  const direct = openTexts({ name, store: STORE, durability: 'default' });
  let isLost = false;
  async function run<T>(use: (texts: Texts) => Promise<T>): Promise<T> {
    if (isLost) return use(direct);
    return use(disk).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
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

/**
 * Opens IndexedDB; if the browser does not allow it, local storage; if neither is allowed, as in some private windows,
 * memory.
 */
export async function openStore(name = NAME, local = () => openLocalStore(name)): Promise<Store> {
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

/** Opens local storage, or memory if the browser denies access. */
export async function openLocalStore(name = NAME): Promise<Store> {
  try {
    const disk = await probed(openInLocal(name));
    // Skip strict keys, because writeAhead.ts keeps its own copy in local storage.
    const set = async (key: string, text: string) => (isStrict(key) ? undefined : disk.set(key, text));
    return { persistent: true, ...disk, set };
  } catch {
    return memoryStore();
  }
}

/** Whether local storage has records from a session in which IndexedDB was missing or did not answer. */
export function hasLocalRecords(name = NAME): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${name}/${STORE}/`));
  } catch {
    return false;
  }
}

/** Tests a store by writing to it. Rejects if the browser denies access. */
async function probed(texts: Texts): Promise<Texts> {
  await texts.set(PROBE, PROBE);
  await texts.remove(PROBE);
  return texts;
}

/**
 * Reads all texts with a key prefix from every kind of store, without writing. Skips stores that fail or do not answer.
 * @returns null if no store can be read
 */
export async function readAllTexts(prefix: string, name = NAME): Promise<readonly string[] | null> {
  const places = [openIndexed(name), openInLocal(name), ...(isStrict(prefix) ? [openStrict(name)] : [])];
  const found = await Promise.all(places.map((place) => withTimeout(rawTextsOf(place, prefix)).catch(() => null)));
  return found.every((texts) => texts === null) ? null : found.flatMap((texts) => texts ?? []);
}

async function rawTextsOf(place: Texts, prefix: string): Promise<string[]> {
  const keys = (await place.keys()).filter((key) => key.startsWith(prefix));
  const values = await Promise.all(keys.map((key) => place.get(key).catch(() => null)));
  return values.flatMap((value) => (typeof value === 'string' ? [value] : []));
}

/** Makes a store in memory, which is lost when the page closes. */
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
