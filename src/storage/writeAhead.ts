/**
 * The newest save of each campaign, written at once: the store needs a moment, in which the page may end. Local storage has it
 * before the next thing happens, and keeps it apart from the store, should that be cleared.
 */
export interface WriteAhead {
  /** Never throws: what it cannot keep, the store will. */
  put(id: string, text: string): void;
  /** Null: nothing. */
  get(id: string): string | null;
  remove(id: string): void;
  ids(): string[];
}

const PREFIX = 'gloomholdin/ahead/';

/** @param open what may be denied, and throw */
export function openWriteAhead(open: () => Storage): WriteAhead {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    put: (id, text) =>
      attempt((storage) => {
        try {
          storage.setItem(PREFIX + id, text);
        } catch (error) {
          // An older one must not be taken for the newest.
          storage.removeItem(PREFIX + id);
          throw error;
        }
      }, undefined),
    get: (id) => attempt((storage) => storage.getItem(PREFIX + id), null),
    remove: (id) => attempt((storage) => storage.removeItem(PREFIX + id), undefined),
    ids: () =>
      attempt(
        (storage) => Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
        [],
      ),
  };
}
