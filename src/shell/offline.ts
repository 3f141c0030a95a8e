/** The game on the device: kept for playing without a network, and renewed when there is a new version. */

export interface Offline {
  /** Activates the new version and reloads the page. */
  renew(): void;
}

/** Milliseconds. */
const PATIENCE = 2000;

/**
 * Whether another version was activated while this page loaded, so that this page's files are deleted. True once for each version:
 * files that the browser has evicted must not reload the page again and again.
 */
async function isStale(): Promise<boolean> {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
  if (!navigator.serviceWorker.controller || (await caches.has(`gloomholdin-${version}`))) return false;
  if (sessionStorage.getItem('gloomholdin/stale') === version) return false;
  sessionStorage.setItem('gloomholdin/stale', version);
  return true;
}

export interface OfflineOptions {
  /** A new version is installed and can be activated by `renew`. */
  ready(): void;
  /** Loads the page anew. `elsewhere`: another tab has activated a new version, and the files of this page went with the old one. */
  reload(elsewhere: boolean): void;
}

export async function keepOffline({ ready, reload }: OfflineOptions): Promise<Offline | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (await isStale()) reload(true);
  // On the first visit there is no other version: what is fetched then is this one. Later on a change of the worker is
  // a change of the version, here or in another tab, and the files that this page still has to fetch went with the old one.
  const first = !serviceWorker.controller;
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return null;
  let renewing = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!first) reload(!renewing);
  });
  const look = () => {
    if (registration.waiting && serviceWorker.controller) ready();
  };
  // One may be installing already.
  const watch = () => registration.installing?.addEventListener('statechange', look);
  watch();
  registration.addEventListener('updatefound', watch);
  look();
  // An installed app may never be closed: it checks for a new version whenever it becomes visible.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
  return {
    renew() {
      renewing = true;
      registration.waiting?.postMessage('takeOver');
      // The old worker ends when all its requests are answered; a request that hangs is ended by the reload.
      setTimeout(() => reload(false), PATIENCE);
    },
  };
}
