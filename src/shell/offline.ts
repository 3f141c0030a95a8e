/** The game on the device: kept for playing without a network, and renewed when there is a new version. */

export interface Offline {
  /** Goes over to the version that is waiting; the page is loaded anew. */
  renew(): void;
}

/** @param ready a new version lies beside this one and waits to be wanted */
export async function keepOffline(ready: () => void): Promise<Offline | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return null;
  let wanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
  // Without a controller this is the first visit: what is fetched then is this version.
  const look = () => {
    if (registration.waiting && serviceWorker.controller) ready();
  };
  // One may be on its way already.
  const watch = () => registration.installing?.addEventListener('statechange', look);
  watch();
  registration.addEventListener('updatefound', watch);
  look();
  // An app that is never closed looks for a new version whenever it is looked at.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
  return {
    renew() {
      wanted = true;
      registration.waiting?.postMessage('takeOver');
    },
  };
}
