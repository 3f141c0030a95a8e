/** Runs writes to the store one after the other. If several writes for one key are waiting, only the latest runs. */
import { type Fault, storageFault } from './untrusted';

export interface WriteQueue {
  /** Adds a write. Never throws or blocks; the queue reports errors. */
  put(key: string, write: () => Promise<void>): void;
  /** Makes waiting writes begin now. Resolves when all earlier writes are done or reported as failed. */
  flush(): Promise<void>;
}

/**
 * Opens a queue.
 * @param report called for each failed write
 * @param mended called when all keys whose writes failed have been written successfully
 * @param whenCalm resolves when a write disturbs nothing, for example no animation; null if it disturbs nothing now. It never rejects.
 */
export function writeQueue(
  report: (fault: Fault) => void,
  mended = () => {},
  whenCalm: () => Promise<void> | null = () => null,
): WriteQueue {
  const failing = new Set<string>();
  const waiting = new Map<string, () => Promise<void>>();
  let working: Promise<void> | null = null;
  /** Ends the wait for a calm moment; null while nothing waits for one. */
  let hurry: (() => void) | null = null;
  /** The number of calls of `flush` that have not ended. */
  let flushes = 0;

  async function untilCalm(calm: Promise<void>): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      hurry = resolve;
    });
    await Promise.race([calm, hurried]);
    hurry = null;
  }

  async function work() {
    // The iteration also visits writes that are added during the loop.
    for (const key of waiting.keys()) {
      const calm = flushes > 0 ? null : whenCalm();
      if (calm) await untilCalm(calm);
      const write = waiting.get(key);
      waiting.delete(key);
      try {
        await write?.();
        if (failing.delete(key) && failing.size === 0) mended();
      } catch (error) {
        failing.add(key);
        report(storageFault(error));
      }
    }
    working = null;
  }

  return {
    put(key, write) {
      waiting.set(key, write);
      working ??= work();
    },
    flush: async () => {
      flushes += 1;
      hurry?.();
      await working;
      flushes -= 1;
    },
  };
}
