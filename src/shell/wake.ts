/** Keeps the phone's screen on during a scenario, where the browser supports that. */

export interface ScreenWakeLock {
  /** Sets whether the screen should stay on. */
  setActive(isOn: boolean): void;
}

/** The parts of the browser that this file uses. */
interface WakeParts {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** Undefined if the browser does not support wake locks. */
  readonly wakeLock: Pick<WakeLock, 'request'> | undefined;
}

export function openWakeLock(
  { page, wakeLock }: WakeParts = { page: document, wakeLock: navigator.wakeLock },
): ScreenWakeLock {
  let isWanted = false;
  let isRequested = false;
  let lock: WakeLockSentinel | null = null;

  /** Requests a lock, unless one is held or requested already. With two locks, only one could be released. */
  async function request(): Promise<void> {
    if (!isWanted || lock || isRequested || !wakeLock || page.visibilityState !== 'visible') return;
    isRequested = true;
    lock = await wakeLock.request('screen').catch(() => null);
    isRequested = false;
    // The browser releases the lock when the page is hidden.
    lock?.addEventListener('release', () => {
      lock = null;
    });
    if (!isWanted) void lock?.release();
  }

  page.addEventListener('visibilitychange', () => void request());
  return {
    setActive(lit) {
      isWanted = lit;
      if (lit) void request();
      else void lock?.release();
    },
  };
}
