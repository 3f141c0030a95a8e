/**
 * The service worker: after the first visit everything is on the device, and the game plays without a network. The build puts in the list
 * of its files and a name for them. A new version is fetched beside the old one and waits until the player wants it.
 */
const CACHE = 'gloomholdin-__VERSION__';
const FILES = __FILES__;
/** Milliseconds that the cache may take: the network is asked then. */
const PATIENCE = 2000;

self.addEventListener('install', (event) => {
  // Names in assets carry a hash; everything else might come from the browser's own cache, as it was.
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
  // A server may answer "Vary: Origin": a module script asks with other headers than the worker did, and is still the same file.
  const how = { ignoreSearch: true, ignoreVary: true };
  const kept = caches.open(CACHE).then((cache) => cache.match(wanted, how));
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  const none = () => undefined;
  event.respondWith(Promise.race([kept.catch(none), late]).then((answer) => answer ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting());
});
