/**
 * Makes a store with a fallback: if the main store does not answer in time, the fallback is used. When the main store
 * answers again, `moveToMain` can move the data of the fallback to the main store.
 */

import { hasLocalRecords, openLocalStore, openStore, type Store } from './store';
import { TIMEOUT_MS, TimeoutError, withTimeout } from './timeout';

export interface FallbackStore extends Store {
  /** Whether the fallback is used because the main store does not answer. */
  readonly isUnresponsive: boolean;
  /** Whether `moveToMain` can be called, because the fallback has data and the main store answers. */
  readonly canMove: boolean;
  /** Calls the listener whenever `isUnresponsive` or `canMove` changes. */
  watch(listener: () => void): void;
  /**
   * Moves the fallback's data to the main store, if `canMove` is true. All other requests wait for the end of the move.
   * Rejects if `merge` rejects; the data then stays in the fallback.
   * @param merge copies the data of `from` into `into` and removes the copied data from `from`
   */
  moveToMain(merge: (from: Store, into: Store) => Promise<void>): Promise<void>;
}

export interface FallbackStoreOptions {
  /** Opens the main store; never rejects. */
  open(): Promise<Store>;
  /** Opens the fallback. Returns the same store at every call. */
  openFallback(): Promise<Store>;
  /** Whether an earlier session has left data in the fallback. */
  hasFallbackData(): boolean;
  /** The timeout for an answer, in milliseconds. */
  readonly timeout?: number;
}

/** Each answer gets at least this fraction of the timeout, even if earlier answers were slow. */
const LEAST = 0.25;

/** Opens the store. Resolves when the main store has answered or the fallback is in use. */
export async function openWithFallback(options: FallbackStoreOptions): Promise<FallbackStore> {
  const { open, openFallback, hasFallbackData, timeout = TIMEOUT_MS } = options;
  const began = performance.now();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let disk: Store | null = null;
  /** The fallback while the fallback is in use; null while the main store is used. */
  let fallback: Store | null = null;
  let movable = false;
  /** Pending during `moveToMain`; null otherwise. */
  let moving: Promise<void> | null = null;
  /** Requests that the fallback has not answered yet. */
  const pending = new Set<Promise<unknown>>();

  /** The remaining timeout for a request. All requests during start-up share one timeout. */
  const left = () => Math.max(timeout * LEAST, Math.min(timeout, began + timeout - performance.now()));
  const limit = () => (performance.now() - began < timeout ? left() : timeout);

  /** Switches to the fallback, because `answer` of the main store is late, and notes when `answer` arrives after all. */
  async function hang(answer: Promise<unknown>): Promise<void> {
    fallback ??= await openFallback();
    tell();
    const answered = () => {
      if (!fallback) return;
      // Without IndexedDB the main store and the fallback are the same store, so there is nothing to move.
      if (disk === fallback) fallback = null;
      else movable = true;
      tell();
    };
    answer.then(answered, answered);
  }

  const timed = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await withTimeout(answer, limit());
    } catch (error) {
      if (error instanceof TimeoutError) await hang(answer);
      throw error;
    }
  };

  /**
   * Runs a request on the store in use. A request to the main store starts immediately; if the main store does not answer
   * in time, the request runs again on the fallback.
   */
  function run<T>(use: (store: Store) => Promise<T>): Promise<T> {
    if (moving) return moving.then(() => run(use));
    if (disk && !fallback) {
      return timed(use(disk)).catch((error: unknown) =>
        error instanceof TimeoutError ? run(use) : Promise.reject(error),
      );
    }
    const answer = Promise.resolve(fallback ?? openFallback()).then(use);
    pending.add(answer);
    return answer.finally(() => pending.delete(answer));
  }

  const opening = open().then((store) => {
    disk = store;
  });
  await timed(opening).catch(() => {});
  movable = !fallback && hasFallbackData() && disk !== (await openFallback());

  const direct = (store: Store): Store => ({
    persistent: store.persistent,
    get: (key) => timed(store.get(key)),
    set: (key, text) => timed(store.set(key, text)),
    remove: (key) => timed(store.remove(key)),
    keys: () => timed(store.keys()),
  });

  return {
    get persistent() {
      return (fallback ?? disk)?.persistent ?? false;
    },
    get isUnresponsive() {
      return fallback !== null;
    },
    get canMove() {
      return movable;
    },
    watch: (listener) => void listeners.add(listener),
    get: (key) => run((store) => store.get(key)),
    set: (key, text) => run((store) => store.set(key, text)),
    remove: (key) => run((store) => store.remove(key)),
    keys: () => run((store) => store.keys()),
    async moveToMain(merge) {
      const into = disk;
      if (!movable || !into || moving) return;
      movable = false;
      const from = await openFallback();
      const move = async () => {
        await Promise.allSettled(pending);
        await merge(from, direct(into));
        fallback = null;
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

/** Opens the store of this browser. */
export function openBrowserStore(): Promise<FallbackStore> {
  let local: Promise<Store> | null = null;
  const openFallback = () => {
    local ??= openLocalStore();
    return local;
  };
  return openWithFallback({
    open: () => openStore(undefined, openFallback),
    openFallback,
    hasFallbackData: hasLocalRecords,
  });
}
