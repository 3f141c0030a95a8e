/**
 * Texts in an IndexedDB of their own, written with strict durability: when a write is answered, the device has it. localforage cannot ask for that.
 */

/** Keys of the store that begin so are kept here. */
export const STRICT = 'ahead/';

export interface StrictTexts {
  get(key: string): Promise<unknown>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

const TEXTS = 'texts';

/** Opens with the first use, and again after the browser has closed it. */
export function openStrictTexts(name: string): StrictTexts {
  let here: IDBDatabase | null = null;

  /** Nothing is waited for between the call and the write, if the database is open: it is under way while the page goes on. */
  function within<T>(mode: IDBTransactionMode, use: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const on = (database: IDBDatabase) =>
      new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(TEXTS, mode, { durability: 'strict' });
        const request = use(transaction.objectStore(TEXTS));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? request.error);
        // Without it the browser commits only when the page has heard of the request, which a busy page does late.
        transaction.commit();
      });
    const anew = async () => {
      here?.close();
      here = await opened(name, () => {
        here = null;
      });
      return on(here);
    };
    // One that the browser has closed throws.
    return here ? on(here).catch((error: unknown) => (isClosed(error) ? anew() : Promise.reject(error))) : anew();
  }

  return {
    get: async (key) => (await within('readonly', (texts) => texts.get(key))) ?? null,
    set: (key, text) => within('readwrite', (texts) => texts.put(text, key)).then(() => {}),
    remove: (key) => within('readwrite', (texts) => texts.delete(key)),
    keys: async () => (await within('readonly', (texts) => texts.getAllKeys())).map(String),
  };
}

function opened(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      database.onclose = onClosed;
      database.onversionchange = () => {
        onClosed();
        database.close();
      };
      resolve(database);
    };
  });
}

/** What a closed database answers, and what iOS answers when its connection has died and a new one would work. */
const DEAD = ['InvalidStateError', 'UnknownError'];

const isClosed = (error: unknown): boolean => error instanceof DOMException && DEAD.includes(error.name);
