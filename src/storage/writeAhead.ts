/**
 * Write-ahead copies of each campaign's newest save. One is in local storage, written synchronously: a page may end at any moment. It
 * also survives when the store is cleared, but the browser takes seconds to bring it to the disk. The other is in the store, with
 * strict durability: it survives the end of the browser.
 */
import { strictKeyOf } from './records';
import type { Store } from './store';

export interface WriteAhead {
  /** Resolves when the copy in the store is on the disk; null: there is none. Never throws, never rejects: slots are written anyway. */
  put(id: string, text: string): Promise<void> | null;
  /** The copy in local storage; null: nothing. */
  get(id: string): string | null;
  remove(id: string): Promise<void>;
  /** Campaigns of which there is a copy in local storage. */
  ids(): string[];
}

const PREFIX = 'gloomholdin/ahead/';

/**
 * @param open returns local storage; throws where the browser denies access
 * @param store where the copy with strict durability is; without one there is none
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
      // First what takes longest: it is under way while the rest is done.
      const strict = store?.set(strictKeyOf(id), text);
      attempt((storage) => {
        try {
          storage.setItem(PREFIX + id, text);
        } catch (error) {
          // An outdated copy must not be taken for the newest save.
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
