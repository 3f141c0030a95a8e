// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markRenewal, warnAfterRenewal } from '../../src/app/renewal';
import { t } from '../../src/i18n';
import { keepOffline } from '../../src/shell/offline';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function goOn(open: () => Storage = () => sessionStorage) {
  const heard: string[] = [];
  warnAfterRenewal(open, (sentence) => void heard.push(sentence));
  return heard;
}

it('shows once why the page was reloaded', () => {
  markRenewal(sessionStorage);
  expect(goOn()).toEqual([t('frame.renew.elsewhere')]);
  expect(goOn()).toEqual([]);
});

it('shows nothing when the session storage cannot be read', () => {
  expect(
    goOn(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toEqual([]);
});

/** A page whose service worker can be replaced by another. */
async function page() {
  const reloads: boolean[] = [];
  const worker = Object.assign(new EventTarget(), {
    controller: {},
    register: async () =>
      Object.assign(new EventTarget(), { waiting: { postMessage: () => {} }, update: async () => {} }),
  });
  vi.stubGlobal('caches', { has: async () => true });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  let ready = 0;
  const offline = await keepOffline({
    ready: () => {
      ready += 1;
    },
    reload: (elsewhere) => void reloads.push(elsewhere),
  });
  return { offline, reloads, ready: () => ready, change: () => worker.dispatchEvent(new Event('controllerchange')) };
}

it('distinguishes an update that was requested in this tab from one that another tab requested', async () => {
  const here = await page();
  expect(here.ready()).toBe(1);
  here.offline?.renew();
  here.change();
  expect(here.reloads).toEqual([false]);
  const other = await page();
  other.change();
  expect(other.reloads).toEqual([true]);
});
