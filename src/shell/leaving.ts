/** Calls `act` whenever the page is hidden or left, because it may never run again afterwards. */
export function whenLeaving(act: () => void): void {
  addEventListener('pagehide', act);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) act();
  });
}
