/** Whether the browser guarantees not to delete the stored data when space is short. */
export type Persistence = 'granted' | 'refused' | 'unknown';

export interface PersistenceRequest {
  persistence(): Persistence;
  /** Asks the browser for the guarantee, once. Some browsers ask the player, so call this after a click. */
  ask(): Promise<Persistence>;
}

export function openPersistence(
  manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined,
): PersistenceRequest {
  let state: Persistence = 'unknown';
  let asked: Promise<Persistence> | null = null;
  async function ask(): Promise<Persistence> {
    try {
      if (manager) state = (await manager.persisted()) || (await manager.persist()) ? 'granted' : 'refused';
    } catch {
      // Without an answer, the state is neither granted nor refused.
    }
    return state;
  }
  return {
    persistence: () => state,
    ask() {
      asked ??= ask();
      return asked;
    },
  };
}
