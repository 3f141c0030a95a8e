/**
 * Texts in IndexedDB. A connection that has died is replaced, and what it did not do is tried once more on the new one: a library that
 * keeps one connection for as long as the page lives would fail until the page is loaded again.
 */

/** Keys of the store that begin so are kept in a database of their own, with strict durability. */
export const STRICT = 'ahead/';

export interface Texts {
  get(key: string): Promise<unknown>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

export interface TextsOptions {
  /** Of the database. */
  readonly name: string;
  /** Of the object store in it. */
  readonly store: string;
  /** `strict`: when a write is answered, the device has it. */
  readonly durability: IDBTransactionDurability;
}

/** Connects with the first use. */
export function openTexts({ name, store, durability }: TextsOptions): Texts {
  let here: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;

  function forget(database: IDBDatabase): void {
    if (here === database) here = null;
    database.close();
  }

  /** All who need a connection at one time wait for the same one. */
  function connect(): Promise<IDBDatabase> {
    opening ??= opened(name, store)
      .then((database) => {
        database.onclose = () => forget(database);
        // Another page wants to change or delete the database.
        database.onversionchange = () => forget(database);
        here = database;
        return database;
      })
      .finally(() => {
        opening = null;
      });
    return opening;
  }

  /** With an open connection the write is under way when this returns. */
  function within<T>(mode: IDBTransactionMode, use: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const on = (database: IDBDatabase) =>
      new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(store, mode, { durability });
        const request = use(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? request.error);
        // Without it the browser commits only when the page has heard of the request, which a busy page does late.
        transaction.commit();
      });
    const used = here;
    if (!used) return connect().then(on);
    return on(used).catch((error: unknown) => {
      if (!isDead(error)) throw error;
      forget(used);
      return here ? on(here) : connect().then(on);
    });
  }

  return {
    get: async (key) => (await within('readonly', (texts) => texts.get(key))) ?? null,
    set: (key, text) => within('readwrite', (texts) => texts.put(text, key)).then(() => {}),
    remove: (key) => within('readwrite', (texts) => texts.delete(key)),
    keys: async () => (await within('readonly', (texts) => texts.getAllKeys())).map(String),
  };
}

/** @param version undefined: the one that is there */
function opened(name: string, store: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, version);
    asked.onupgradeneeded = () => void asked.result.createObjectStore(store);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      const database = asked.result;
      if (database.objectStoreNames.contains(store)) return resolve(database);
      database.close();
      opened(name, store, database.version + 1).then(resolve, reject);
    };
  });
}

/**
 * What a dead connection answers: one that is closed already (InvalidStateError), one that is closed with a write under way (AbortError),
 * and one whose server is gone (UnknownError, on iOS after the page was in the background).
 */
const DEAD = ['InvalidStateError', 'AbortError', 'UnknownError'];

export const isDead = (error: unknown): boolean => error instanceof DOMException && DEAD.includes(error.name);
