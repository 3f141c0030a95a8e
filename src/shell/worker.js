/**
 * The service worker: caches the whole game at the first visit, so that it works offline. The build fills in the list
 * of files and the version. A new version is fetched beside the old one and waits until the player activates it.
 */
const CACHE = 'gloomholdin-__VERSION__';
const FILES = __FILES__;
/** ms for the cache lookup; after that the network is used. */
const TIMEOUT_MS = 2000;

self.addEventListener('install', (event) => {
  // Names in assets contain a hash; all other files must bypass the browser's own cache, which may hold old ones.
  const fresh = FILES.map((file) => (file.startsWith('./assets/') ? file : new Request(file, { cache: 'reload' })));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const old = (key) => key.startsWith('gloomholdin-') && key !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter(old).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  // Every navigation gets the same page, whatever its query.
  const wanted = request.mode === 'navigate' ? './' : request;
  // A server may send "Vary: Origin". A module script sends other headers than the worker did but wants the same file.
  const how = { ignoreSearch: true, ignoreVary: true };
  const kept = caches.open(CACHE).then((cache) => cache.match(wanted, how));
  const late = new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  const none = () => undefined;
  event.respondWith(Promise.race([kept.catch(none), late]).then((answer) => answer ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
});
