/** Key-value store of texts: the only file that knows localforage. */
import localforage from 'localforage';

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

const PROBE = 'probe';
const STORE = 'saves';
const DRIVERS = [localforage.INDEXEDDB, localforage.LOCALSTORAGE] as const;

/** IndexedDB, else local storage; in memory where the browser grants neither, as some do in private windows. */
export async function openStore(name = 'gloomholdin'): Promise<Store> {
  try {
    const disk = localforage.createInstance({ name, storeName: STORE, driver: [...DRIVERS] });
    await disk.setItem(PROBE, PROBE);
    await disk.removeItem(PROBE);
    return {
      persistent: true,
      get: (key) => disk.getItem<unknown>(key),
      set: async (key, text) => void (await disk.setItem(key, text)),
      remove: (key) => disk.removeItem(key),
      keys: () => disk.keys(),
    };
  } catch {
    return memoryStore();
  }
}

/**
 * Rescue: reads all texts with a key prefix from every driver, and writes nothing. A record that cannot be read is left
 * out.
 * @returns null where nothing can be read at all
 */
export async function rawTexts(prefix: string, name = 'gloomholdin'): Promise<readonly string[] | null> {
  const found = await Promise.all(DRIVERS.map((driver) => rawTextsOf(driver, prefix, name).catch(() => null)));
  return found.every((texts) => texts === null) ? null : found.flatMap((texts) => texts ?? []);
}

async function rawTextsOf(driver: string, prefix: string, name: string): Promise<string[]> {
  const disk = localforage.createInstance({ name, storeName: STORE, driver });
  const keys = (await disk.keys()).filter((key) => key.startsWith(prefix));
  const values = await Promise.all(keys.map((key) => disk.getItem<unknown>(key).catch(() => null)));
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
