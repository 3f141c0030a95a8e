/**
 * A store that may not answer: after a while another stands in for it, and what that one has been given moves over when the first
 * answers after all.
 */
import { inTime, Late, PATIENCE } from './patience';
import { hasLocal, openLocal, openStore, type Store } from './store';

export interface PatientStore extends Store {
  /** The store does not answer, and another stands in for it. */
  readonly hung: boolean;
  /** Something lies apart from the store, and the store answers: it can move over now. */
  readonly movable: boolean;
  /** `hung` or `movable` has changed. */
  watch(listener: () => void): void;
  /**
   * Moves over what lies apart, while everybody who uses the store waits. Rejects where `merge` does: then it stays apart.
   * @param merge puts what is in `from` into `into`, and takes out of `from` what has arrived
   */
  moveOver(merge: (from: Store, into: Store) => Promise<void>): Promise<void>;
}

export interface PatientStoreOptions {
  /** Never rejects. */
  open(): Promise<Store>;
  /** Opens the one that stands in: the same store at every call. */
  openStandIn(): Promise<Store>;
  /** Whether an earlier session has left something in the one that stands in. */
  leftBehind(): boolean;
  /** How long an answer is waited for, in milliseconds. */
  readonly patience?: number;
}

/** Part of the patience that an answer has at least, however long others have been waited for. */
const LEAST = 0.25;

/** Resolves when the store has answered, or another stands in for it. */
export async function openPatiently(options: PatientStoreOptions): Promise<PatientStore> {
  const { open, openStandIn, leftBehind, patience = PATIENCE } = options;
  const began = performance.now();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let disk: Store | null = null;
  /** Null: the store itself is used. */
  let standIn: Store | null = null;
  let movable = false;
  /** Pending while what lies apart moves over. */
  let moving: Promise<void> | null = null;
  /** What the one that stands in has not answered yet. */
  const pending = new Set<Promise<unknown>>();

  /** All that is asked for while the page comes up has one patience. */
  const left = () => Math.max(patience * LEAST, Math.min(patience, began + patience - performance.now()));
  const limit = () => (performance.now() - began < patience ? left() : patience);

  async function hang(answer: Promise<unknown>): Promise<void> {
    standIn ??= await openStandIn();
    tell();
    const answered = () => {
      if (!standIn) return;
      // Without IndexedDB it is the same place: there is nothing to move.
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

  /** Nothing is waited for before the store is asked, where it answers. */
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
