/** Whether the browser has promised not to clear what is stored when it runs short of room. */
export type Persistence = 'granted' | 'refused' | 'unknown';

export interface Keeper {
  persistence(): Persistence;
  /** Asks for the promise, once; some browsers ask the player in turn, so it belongs after a click. */
  ask(): Promise<Persistence>;
}

export function openKeeper(manager: Pick<StorageManager, 'persist' | 'persisted'> | undefined): Keeper {
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
