/**
 * Stores texts by key in IndexedDB. If the connection is dead, opens a new connection and repeats the failed request once.
 * localforage does this only after some errors (`openIndexed` in store.ts).
 */

/** The prefix of keys that are stored in a separate database with strict durability. */
export const STRICT = 'ahead/';

/** A key-value store of texts. `get` resolves to null if the key does not exist. */
export interface Texts {
  get(key: string): Promise<unknown>;
  set(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}

export interface TextsOptions {
  /** The name of the database. */
  readonly name: string;
  /** The name of the object store. */
  readonly store: string;
  /** `strict`: a write resolves only when the data is on the disk. */
  readonly durability: IDBTransactionDurability;
}

/** Opens the store. The store connects to the database on first use. */
export function openTexts({ name, store, durability }: TextsOptions): Texts {
  let here: IDBDatabase | null = null;
  let opening: Promise<IDBDatabase> | null = null;

  function forget(database: IDBDatabase): void {
    if (here === database) here = null;
    database.close();
  }

  /** Connects to the database. Simultaneous callers share one attempt. */
  function connect(): Promise<IDBDatabase> {
    opening ??= opened(name, store)
      .then((database) => {
        database.onclose = () => forget(database);
        // Close the connection when another page wants to change or delete the database.
        database.onversionchange = () => forget(database);
        here = database;
        return database;
      })
      .finally(() => {
        opening = null;
      });
    return opening;
  }

  /**
   * Runs a request in a transaction. If a connection is open, the request has already started when this function
   * returns.
   */
  function within<T>(mode: IDBTransactionMode, use: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const on = (database: IDBDatabase) =>
      new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(store, mode, { durability });
        const request = use(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error ?? request.error);
        // Commit explicitly. Otherwise the browser waits until the page has handled the event of the request, which
        // takes long on a busy page.
        transaction.commit();
      });
    const used = here;
    if (!used) return connect().then(on);
    return on(used).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
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

/**
 * Opens the database.
 * @param version undefined for the current version
 */
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
 * The errors of a dead connection: it was closed before the request (InvalidStateError) or during a write (AbortError),
 * or the server process of the browser is gone (UnknownError, on iOS after the page was in the background).
 */
const DEAD = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** Whether an error means that the connection to the database is dead. */
export const isConnectionLost = (error: unknown): boolean => error instanceof DOMException && DEAD.includes(error.name);
