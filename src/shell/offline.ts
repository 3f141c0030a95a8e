/** The game on the device: kept for playing without a network, and renewed when there is a new version. */

export interface Offline {
  /** Goes over to the version that is waiting; the page is loaded anew. */
  renew(): void;
}

/** Milliseconds. */
const PATIENCE = 2000;

/**
 * Whether another version took over while this page was on its way: its files are gone. Once for each version: what the
 * browser has thrown away is no reason to begin again and again.
 */
async function isStale(): Promise<boolean> {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
  if (!navigator.serviceWorker.controller || (await caches.has(`gloomholdin-${version}`))) return false;
  if (sessionStorage.getItem('gloomholdin/stale') === version) return false;
  sessionStorage.setItem('gloomholdin/stale', version);
  return true;
}

/** @param ready a new version lies beside this one and waits to be wanted */
export async function keepOffline(ready: () => void): Promise<Offline | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (await isStale()) location.reload();
  // On the first visit there is no other version: what is fetched then is this one. Later on a change of the worker is
  // a change of the version, here or in another tab, and the files that this page still has to fetch went with the old one.
  const first = !serviceWorker.controller;
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!first) location.reload();
  });
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
      registration.waiting?.postMessage('takeOver');
      // The old worker goes when it has answered all its pages; one that it left hanging goes with the page.
      setTimeout(() => location.reload(), PATIENCE);
    },
  };
}
