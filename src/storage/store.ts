/** Where texts are kept under keys: the only file that knows localforage. */
import localforage from 'localforage';

export interface Store {
  /** False: everything is gone when the page closes, and the player must be told. */
  readonly persistent: boolean;
  /** What was put under a key, null for nothing. It comes from outside: it may be anything. */
  get(key: string): Promise<unknown>;
  /** Rejects when the browser has no room left or has closed the door. */
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

const PROBE = 'probe';

/** IndexedDB, else local storage; in memory where the browser grants neither, as some do in private windows. */
export async function openStore(name = 'gloomholdin'): Promise<Store> {
  try {
    const driver = [localforage.INDEXEDDB, localforage.LOCALSTORAGE];
    const disk = localforage.createInstance({ name, storeName: 'saves', driver });
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
