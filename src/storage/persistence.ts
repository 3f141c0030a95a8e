/** Whether the browser has promised not to delete the stored data when space runs short. */
export type Persistence = 'granted' | 'refused' | 'unknown';

export interface PersistenceRequest {
  persistence(): Persistence;
  /** Requests the promise once. Some browsers ask the player, so call it after a click. */
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
      // No answer means neither granted nor denied.
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
