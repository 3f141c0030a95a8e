/** Serialises writes to the store; of several that wait for one key, only the latest is done. */
import { type Fault, storageFault } from './untrusted';

export interface WriteQueue {
  /** Never throws and never blocks: errors are reported, and the game goes on. */
  put(key: string, write: () => Promise<void>): void;
  /** Everything that was put before has been written, or reported. */
  flush(): Promise<void>;
}

/** @param mended called when every key whose last write failed has been written */
export function writeQueue(report: (fault: Fault) => void, mended = () => {}): WriteQueue {
  const failing = new Set<string>();
  const waiting = new Map<string, () => Promise<void>>();
  let working: Promise<void> | null = null;

  async function work() {
    // The iteration also visits writes that are put in meanwhile.
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
