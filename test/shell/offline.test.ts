/** Tests when the page reloads because its service worker has changed. */
import { afterEach, expect, it, vi } from 'vitest';
import { keepOffline } from '../../src/shell/offline';

afterEach(() => vi.unstubAllGlobals());

/** A page with this service worker, or with none on the first visit. */
async function visited({ controller }: { readonly controller: object | null }) {
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update: async () => {} });
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { querySelector: () => null, visibilityState: 'visible' });
  vi.stubGlobal('caches', { has: async () => true });
  vi.stubGlobal('addEventListener', () => {});
  const reloads: boolean[] = [];
  await keepOffline({ ready() {}, reload: (elsewhere) => reloads.push(elsewhere) });
  return { reloads, change: () => serviceWorker.dispatchEvent(new Event('controllerchange')) };
}

it('given a later visit, when another tab activates a new version, then the page reloads', async () => {
  const { reloads, change } = await visited({ controller: {} });
  change();
  expect(reloads).toEqual([true]);
});

it('given the first visit, then the first service worker is no reason to reload, but a new version is', async () => {
  const { reloads, change } = await visited({ controller: null });
  change();
  expect(reloads).toEqual([]);
  change();
  expect(reloads).toEqual([true]);
});
