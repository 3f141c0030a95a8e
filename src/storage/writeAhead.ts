/**
 * Write-ahead copies of each campaign's newest save. One is in local storage, written synchronously, because a page may end at any moment;
 * it survives a cleared store, but the browser takes seconds to write it to disk. The other is in the store with strict durability and
 * survives the end of the browser.
 */
import { strictKeyOf } from './records';
import type { Store } from './store';

export interface WriteAhead {
  /** Writes both copies. Resolves when the one in the store is on disk; returns null if there is none. Never throws or rejects. */
  put(id: string, text: string): Promise<void> | null;
  /** The copy in local storage, or null if there is none. */
  get(id: string): string | null;
  remove(id: string): Promise<void>;
  /** The ids of campaigns with a copy in local storage. */
  ids(): string[];
}

const PREFIX = 'gloomholdin/ahead/';

/**
 * Opens the write-ahead copies.
 * @param open returns local storage; throws if the browser denies access
 * @param store the store for the copy with strict durability; without it there is no such copy
 */
export function openWriteAhead(open: () => Storage, store?: Pick<Store, 'set' | 'remove'>): WriteAhead {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    put(id, text) {
      // Starts the slower write first, so that it runs during the other.
      const strict = store?.set(strictKeyOf(id), text);
      attempt((storage) => {
        try {
          storage.setItem(PREFIX + id, text);
        } catch (error) {
          // Removes the outdated copy, so that it does not count as the newest save.
          storage.removeItem(PREFIX + id);
          throw error;
        }
      }, undefined);
      return strict?.catch(() => {}) ?? null;
    },
    get: (id) => attempt((storage) => storage.getItem(PREFIX + id), null),
    async remove(id) {
      attempt((storage) => storage.removeItem(PREFIX + id), undefined);
      await store?.remove(strictKeyOf(id));
    },
    ids: () =>
      attempt(
        (storage) => Object.keys(storage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
        [],
      ),
  };
}
