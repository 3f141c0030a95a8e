/** Loads the code of backups on first use. */
import type { Backups } from './backups';
import type { SavedModes } from './savedMode';
import type { Store } from './store';

/**
 * Makes backups whose code is loaded on first use, because backups are rare. All functions reject if the code cannot be
 * loaded.
 */
export function lateBackups(store: Store, modes: SavedModes): Backups {
  let opened: Promise<Backups> | null = null;
  const fetched = (): Promise<Backups> => {
    opened ??= import('./backups').then(
      ({ openBackups }) => openBackups(store, modes),
      (error: unknown) => {
        opened = null;
        throw error;
      },
    );
    return opened;
  };
  return {
    make: async (...made) => (await fetched()).make(...made),
    adopt: async (record) => (await fetched()).adopt(record),
    list: async () => (await fetched()).list(),
    text: async (key) => (await fetched()).text(key),
  };
}
