/** Requests the browser's locks for campaigns (Web Locks), and notes whether the browser answers such requests. */
import type { Ownership } from './tabOwnership';
import { withTimeout } from './timeout';

export interface TabLocks {
  /**
   * Requests the lock of a campaign. If it is granted, this tab has the campaign until it releases it or the lock is
   * stolen.
   * @returns whether the lock was granted, or null if the browser does not answer
   */
  request(id: string, how?: LockOptions): Promise<boolean | null>;
  /** Requests a lock without taking the campaign. */
  hold(id: string): Promise<HeldLock>;
  /** Resolves when the last lock has been released. */
  whenReleased(): Promise<unknown>;
}

interface HeldLock {
  /** Whether the lock was granted, or null if the browser does not answer. */
  readonly granted: boolean | null;
  release(): Promise<void>;
}

/** @param timeout for answers of the browser, in ms */
export function tabLocks(manager: Pick<LockManager, 'request'>, own: Ownership, timeout: number): TabLocks {
  /** Whether the browser does not answer requests for locks. */
  let silent = false;
  let released: Promise<unknown> = Promise.resolve();

  /** @param keep receives the function that releases the lock */
  async function request(
    id: string,
    how: LockOptions = { ifAvailable: true },
    keep: (letGo: () => void) => void = (letGo) => own.take(id, letGo),
  ): Promise<boolean | null> {
    let late = false;
    const answer = new Promise<boolean>((resolve) => {
      const held = (granted: Lock | null) => {
        silent = false;
        resolve(granted !== null);
        if (!granted && late && !own.isLocked()) own.lose(id);
        // If a lock is granted after the timeout, keep it only if this tab still owns the campaign without a lock.
        if (!granted || (late && (!own.has(id) || own.isLocked()))) return undefined;
        return new Promise<void>(keep);
      };
      released = manager.request(`gloomholdin/${id}`, how, held).catch(() => {
        resolve(false);
        own.lose(id);
      });
    });
    // If one request has timed out, later requests do not wait.
    return withTimeout(answer, silent ? 0 : timeout).catch(() => {
      late = true;
      silent = true;
      released = Promise.resolve();
      return null;
    });
  }

  return {
    request: (id, how) => request(id, how),
    async hold(id) {
      let letGo = () => {};
      const granted = await request(id, undefined, (go) => {
        letGo = go;
      });
      const free = released;
      return {
        granted,
        async release() {
          letGo();
          if (granted) await free;
        },
      };
    },
    whenReleased: () => released,
  };
}
