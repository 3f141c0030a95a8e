/**
 * Write-ahead copy of each campaign's newest save in local storage, written synchronously: the asynchronous store needs
 * a moment in which the page may be closed. It also survives when the store is cleared.
 */
export interface WriteAhead {
  /** Never throws: the store is written anyway. */
  put(id: string, text: string): void;
  /** Null: nothing. */
  get(id: string): string | null;
  remove(id: string): void;
  ids(): string[];
}

const PREFIX = 'gloomholdin/ahead/';

/** @param open returns local storage; throws where the browser denies access */
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
          // An outdated copy must not be taken for the newest save.
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
