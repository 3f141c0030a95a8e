/**
 * Keeps two write-ahead copies of each campaign's newest save. The copy in local storage is written synchronously, because
 * a page may end at any moment. It remains if the store is cleared, but the browser takes seconds to write it to the disk.
 * The copy in the store is written with strict durability, so it remains even if the browser crashes.
 */
import { strictKeyOf } from './records';
import type { Store } from './store';

export interface WriteAhead {
  /**
   * Writes both copies. Resolves when the copy in the store is on the disk or has failed; returns null if there is no
   * store. Never throws or rejects.
   */
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
 * @param store the store for the copy with strict durability; without a store there is only the copy in local storage
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
      // Start the slower write first, so that both writes run at the same time.
      const strict = store?.set(strictKeyOf(id), text);
      attempt((storage) => {
        try {
          storage.setItem(PREFIX + id, text);
        } catch (error) {
          // Remove the outdated copy; otherwise it would count as the newest save.
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
