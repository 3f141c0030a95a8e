/** Keeps the phone's screen lit while a scenario is on the table, where the browser can. */

export interface Wake {
  /** Whether the screen is to stay lit from now on. */
  keep(lit: boolean): void;
}

export function openWake(): Wake {
  let wanted = false;
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (!wanted || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    // The browser releases the lock when the page is hidden.
    lock?.addEventListener('release', () => {
      lock = null;
    });
    if (!wanted) void lock?.release();
  };
  addEventListener('visibilitychange', () => void ask());
  return {
    keep(lit) {
      wanted = lit;
      if (lit) void ask();
      else void lock?.release();
    },
  };
}
