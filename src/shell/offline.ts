/** Stores the files of the game on the device, so that the game works offline, and updates these files. */

export interface Offline {
  /** Activates the new version and reloads the page. */
  renew(): void;
}

/** After this many ms the page reloads even if the old service worker has not ended. */
const RELOAD_AFTER_MS = 2000;

/**
 * Whether the stored files of this page have been deleted, usually because another version was activated while the page
 * was loading. True only once per version and tab: if the browser evicts files, the page must not reload again and
 * again.
 */
async function isStale(): Promise<boolean> {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
  if (!navigator.serviceWorker.controller || (await caches.has(`gloomholdin-${version}`))) return false;
  if (sessionStorage.getItem('gloomholdin/stale') === version) return false;
  sessionStorage.setItem('gloomholdin/stale', version);
  return true;
}

export interface OfflineOptions {
  /** Called when a new version is installed, so that `renew` can activate it. */
  ready(): void;
  /**
   * Reloads the page. `elsewhere` is true if another tab activated a new version and thereby deleted the files of this
   * page.
   */
  reload(elsewhere: boolean): void;
}

/**
 * Registers the service worker. Resolves to null if the browser does not support service workers or if the registration
 * fails.
 */
export async function keepOffline({ ready, reload }: OfflineOptions): Promise<Offline | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  if (await isStale()) reload(true);
  // On the first visit no other version exists, so the loaded files are current when the first service worker takes control. Any later
  // change means that this or another tab has activated a new version, and that the old version's files are deleted.
  let isControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return null;
  let renewing = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) reload(!renewing);
    isControlled = true;
  });
  const reportReady = () => {
    if (registration.waiting && serviceWorker.controller) ready();
  };
  // A new service worker may already be installing.
  const watchInstalling = () => registration.installing?.addEventListener('statechange', reportReady);
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  reportReady();
  // An installed app may stay open for a very long time, so check for a new version whenever it becomes visible.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
  return {
    renew() {
      renewing = true;
      registration.waiting?.postMessage('takeOver');
      // The old service worker ends when all its requests are answered. A request may hang, so reload after a while in
      // any case.
      setTimeout(() => reload(false), RELOAD_AFTER_MS);
    },
  };
}
