/**
 * A store with a fallback: if the main store does not answer in time, another is used, and its data moves to the main store once that
 * answers again.
 */
import { inTime, Late, PATIENCE } from './patience';
import { hasLocal, openLocal, openStore, type Store } from './store';

export interface PatientStore extends Store {
  /** Whether the main store does not answer and the fallback is used. */
  readonly hung: boolean;
  /** Whether the fallback has data and the main store answers, so that `moveOver` can be called. */
  readonly movable: boolean;
  /** Calls the listener whenever `hung` or `movable` changes. */
  watch(listener: () => void): void;
  /**
   * Moves the fallback's data to the main store; all other requests wait meanwhile. Rejects if `merge` does; the data then stays.
   * @param merge copies the data of `from` into `into`, and removes it from `from`
   */
  moveOver(merge: (from: Store, into: Store) => Promise<void>): Promise<void>;
}

export interface PatientStoreOptions {
  /** Opens the main store; never rejects. */
  open(): Promise<Store>;
  /** Opens the fallback; returns the same store at every call. */
  openStandIn(): Promise<Store>;
  /** Whether an earlier session has left data in the fallback. */
  leftBehind(): boolean;
  /** The timeout for an answer, in milliseconds. */
  readonly patience?: number;
}

/** The least fraction of the timeout that each answer gets, however long earlier ones took. */
const LEAST = 0.25;

/** Opens the store. Resolves when the main store has answered or the fallback is in use. */
export async function openPatiently(options: PatientStoreOptions): Promise<PatientStore> {
  const { open, openStandIn, leftBehind, patience = PATIENCE } = options;
  const began = performance.now();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let disk: Store | null = null;
  /** The fallback in use, or null if the main store is used. */
  let standIn: Store | null = null;
  let movable = false;
  /** Pending during `moveOver`; null otherwise. */
  let moving: Promise<void> | null = null;
  /** Requests that the fallback has not answered yet. */
  const pending = new Set<Promise<unknown>>();

  /** The timeout left for a request; all requests during start-up share one timeout. */
  const left = () => Math.max(patience * LEAST, Math.min(patience, began + patience - performance.now()));
  const limit = () => (performance.now() - began < patience ? left() : patience);

  async function hang(answer: Promise<unknown>): Promise<void> {
    standIn ??= await openStandIn();
    tell();
    const answered = () => {
      if (!standIn) return;
      // Without IndexedDB both are the same store, so there is nothing to move.
      if (disk === standIn) standIn = null;
      else movable = true;
      tell();
    };
    answer.then(answered, answered);
  }

  const timed = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await inTime(answer, limit());
    } catch (error) {
      if (error instanceof Late) await hang(answer);
      throw error;
    }
  };

  /** Runs a request on the store in use; if the main store answers, it starts without a delay. */
  function run<T>(use: (store: Store) => Promise<T>): Promise<T> {
    if (moving) return moving.then(() => run(use));
    if (disk && !standIn) {
      return timed(use(disk)).catch((error: unknown) => (error instanceof Late ? run(use) : Promise.reject(error)));
    }
    const answer = Promise.resolve(standIn ?? openStandIn()).then(use);
    pending.add(answer);
    return answer.finally(() => pending.delete(answer));
  }

  const opening = open().then((store) => {
    disk = store;
  });
  await timed(opening).catch(() => {});
  movable = !standIn && leftBehind() && disk !== (await openStandIn());

  const direct = (store: Store): Store => ({
    persistent: store.persistent,
    get: (key) => timed(store.get(key)),
    set: (key, text) => timed(store.set(key, text)),
    remove: (key) => timed(store.remove(key)),
    keys: () => timed(store.keys()),
  });

  return {
    get persistent() {
      return (standIn ?? disk)?.persistent ?? false;
    },
    get hung() {
      return standIn !== null;
    },
    get movable() {
      return movable;
    },
    watch: (listener) => void listeners.add(listener),
    get: (key) => run((store) => store.get(key)),
    set: (key, text) => run((store) => store.set(key, text)),
    remove: (key) => run((store) => store.remove(key)),
    keys: () => run((store) => store.keys()),
    async moveOver(merge) {
      const into = disk;
      if (!movable || !into || moving) return;
      movable = false;
      const from = await openStandIn();
      const move = async () => {
        await Promise.allSettled(pending);
        await merge(from, direct(into));
        standIn = null;
      };
      const moved = move();
      moving = moved.then(
        () => {},
        () => {},
      );
      await moved.finally(() => {
        moving = null;
        tell();
      });
    },
  };
}

/** The store of this browser. */
export function openBrowserStore(): Promise<PatientStore> {
  let local: Promise<Store> | null = null;
  const openStandIn = () => {
    local ??= openLocal();
    return local;
  };
  return openPatiently({ open: () => openStore(undefined, openStandIn), openStandIn, leftBehind: hasLocal });
}
