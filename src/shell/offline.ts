/** Keeps the game on the device for playing offline, and updates it. */

export interface Offline {
  /** Activates the new version and reloads the page. */
  renew(): void;
}

/** Milliseconds after which the page reloads even if the old service worker has not ended. */
const RELOAD_AFTER_MS = 2000;

/**
 * Whether another version was activated while this page loaded, so that this page's files are deleted. True only once
 * per version: files evicted by the browser must not reload the page again and again.
 */
async function isStale(): Promise<boolean> {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
  if (!navigator.serviceWorker.controller || (await caches.has(`gloomholdin-${version}`))) return false;
  if (sessionStorage.getItem('gloomholdin/stale') === version) return false;
  sessionStorage.setItem('gloomholdin/stale', version);
  return true;
}

export interface OfflineOptions {
  /** Called when a new version is installed and `renew` can activate it. */
  ready(): void;
  /** Reloads the page. `elsewhere` is true if another tab has activated a new version, which deleted this page's files. */
  reload(elsewhere: boolean): void;
}

/** Registers the service worker. Resolves to null if the browser has none or registration failed. */
export async function keepOffline({ ready, reload }: OfflineOptions): Promise<Offline | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (await isStale()) reload(true);
  // On the first visit there is no other version, so the files just loaded are current. Later, a change of the worker
  // is a change of version, here or in another tab, and the old version's files are gone.
  const isFirstVisit = !serviceWorker.controller;
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return null;
  let renewing = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirstVisit) reload(!renewing);
  });
  const reportReady = () => {
    if (registration.waiting && serviceWorker.controller) ready();
  };
  // A new worker may be installing already.
  const watchInstalling = () => registration.installing?.addEventListener('statechange', reportReady);
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  reportReady();
  // An installed app may stay open for ever, so it checks for a new version whenever it becomes visible.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
  return {
    renew() {
      renewing = true;
      registration.waiting?.postMessage('takeOver');
      // The old worker ends when all its requests are answered; the reload ends a request that hangs.
      setTimeout(() => reload(false), RELOAD_AFTER_MS);
    },
  };
}
