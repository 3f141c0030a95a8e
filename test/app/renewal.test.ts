// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goOnAfterRenewal, noteRenewal } from '../../src/app/renewal';
import { t } from '../../src/i18n';
import { keepOffline } from '../../src/shell/offline';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function goOn(open: () => Storage = () => sessionStorage) {
  const heard: string[] = [];
  goOnAfterRenewal(
    open,
    (sentence) => void heard.push(sentence),
    (id) => void heard.push(`resume ${id}`),
  );
  return heard;
}

it('says why the page was loaded anew, and goes on with the campaign, once', () => {
  noteRenewal(sessionStorage, 'one');
  expect(goOn()).toEqual([t('frame.renew.elsewhere'), 'resume one']);
  expect(goOn()).toEqual([]);
});

it('says it on the title too, and nothing where nothing was noted or can be read', () => {
  noteRenewal(sessionStorage, null);
  expect(goOn()).toEqual([t('frame.renew.elsewhere')]);
  expect(
    goOn(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toEqual([]);
});

/** A page with a worker that can be changed for another. */
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

it('tells a version that was wanted here from one that another tab has gone over to', async () => {
  const here = await page();
  expect(here.ready()).toBe(1);
  here.offline?.renew();
  here.change();
  expect(here.reloads).toEqual([false]);
  const other = await page();
  other.change();
  expect(other.reloads).toEqual([true]);
});
