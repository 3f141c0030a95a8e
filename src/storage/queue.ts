/** Runs writes to the store one after the other. If several writes for one key are waiting, only the latest runs. */
import { type Fault, storageFault } from './untrusted';

export interface WriteQueue {
  /** Adds a write. Never throws or blocks; the queue reports errors. */
  put(key: string, write: () => Promise<void>): void;
  /** Resolves when all earlier writes are done or reported as failed. */
  flush(): Promise<void>;
}

/**
 * Opens a queue.
 * @param report called for each failed write
 * @param mended called when all keys whose writes failed have been written successfully
 */
export function writeQueue(report: (fault: Fault) => void, mended = () => {}): WriteQueue {
  const failing = new Set<string>();
  const waiting = new Map<string, () => Promise<void>>();
  let working: Promise<void> | null = null;

  async function work() {
    // The iteration also visits writes that are added during the loop.
    for (const [key, write] of waiting) {
      waiting.delete(key);
      try {
        await write();
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
      await working;
    },
  };
}
