/** Runs writes to the store one after the other. If several writes for one key are waiting, only the latest runs. */
import { type Fault, storageFault } from './untrusted';

export interface WriteQueue {
  /**
   * Adds a write. Never throws or blocks; the queue reports errors.
   * @param mayWait whether the write may begin later, because a copy of the data is safe already: after `WAIT_MS`, and while the table
   *   moves up to `MAX_WAITS` times as late
   */
  put(key: string, write: () => Promise<void>, mayWait?: boolean): void;
  /** Begins all writes at once. Resolves when all earlier writes are done or reported as failed. */
  flush(): Promise<void>;
}

/** The ms for which writes wait that may wait, so that they do not delay the frames of the animation that follows a command. */
export const WAIT_MS = 1000;
/** How often such writes wait at most, `WAIT_MS` each, while something still moves. */
export const MAX_WAITS = 5;

/**
 * Opens a queue.
 * @param report called for each failed write
 * @param mended called when all keys whose writes failed have been written successfully
 * @param isMoving whether an animation runs now, which a write would delay
 */
export function writeQueue(
  report: (fault: Fault) => void,
  mended = () => {},
  isMoving: () => boolean = () => false,
): WriteQueue {
  const failing = new Set<string>();
  const waiting = new Map<string, () => Promise<void>>();
  let working: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  function begin(): Promise<void> | null {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size > 0) working ??= work();
    return working;
  }

  /** Begins the waiting writes when nothing moves any more, at the latest after `left` more waits. */
  const beginAtRest = (left: number): void => {
    timer = setTimeout(() => {
      if (left > 0 && isMoving()) beginAtRest(left - 1);
      else begin();
    }, WAIT_MS);
  };

  return {
    put(key, write, mayWait = false) {
      waiting.set(key, write);
      if (!mayWait) begin();
      else if (timer === undefined) beginAtRest(MAX_WAITS - 1);
    },
    flush: async () => {
      await begin();
    },
  };
}
