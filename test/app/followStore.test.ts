// @vitest-environment jsdom
/** The whole application on a store that does not answer at first and answers later. */
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followStore } from '../../src/app/followStore';
import { openShell } from '../../src/app/shell';
import { setLanguage, t } from '../../src/i18n';
import { inHand } from '../../src/modes/inHand';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import { sealSave } from '../../src/storage/envelope';
import { openWithFallback } from '../../src/storage/fallbackStore';
import { DEFAULTS } from '../../src/storage/settings';
import { memoryStore, type Store } from '../../src/storage/store';
import { openWriteAhead } from '../../src/storage/writeAhead';
import { modeOf } from '../kit/modes';
import { envelope, gold, openPage } from '../storage/kit';
import { blank, mute } from './kit';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('Blob', Blob);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  await setLanguage('en');
});

/** A busy machine needs a long time to load a language. */
const PATIENT = { timeout: 30_000 };

/** A page whose store opens only when the test calls `open`. */
async function page({ persistent = true } = {}) {
  const disk: Store = { ...memoryStore(), persistent: true };
  const apart: Store = { ...memoryStore(), persistent };
  let open = () => {};
  const opened = new Promise<Store>((resolve) => {
    open = () => resolve(disk);
  });
  const opening = openWithFallback({
    open: () => opened,
    openFallback: async () => apart,
    hasFallbackData: () => false,
  });
  await vi.advanceTimersByTimeAsync(2010);
  const store = await opening;
  const shell = openShell<InHandMode>({
    modes: modeOf,
    mode: inHand,
    home: 'inHand',
    front,
    store,
    settings: DEFAULTS,
    locks: undefined,
    channel: undefined,
    writeAhead: openWriteAhead(() => localStorage, store),
    keeper: { persistence: () => 'unknown', ask: async () => 'unknown' },
    wake: { setActive: () => {} },
    sound: mute(),
    now: () => 1000,
    reprint: () => {},
    switchMode: () => {},
    onBroken: (error) => {
      throw error;
    },
    fetchPicture: async () => blank(),
  });
  followStore({ store, shell, now: () => 1000 });
  shell.navigation.sendQuietly({ type: 'ready' });
  return { shell, disk, apart, store, open };
}

it('warns that the store does not answer, and removes the warning when it does', async () => {
  const { shell, open } = await page();
  const sentence = t('frame.storage.hung');
  expect(shell.navigation.warnings).toEqual([sentence]);
  open();
  vi.useRealTimers();
  await vi.waitFor(() => expect(shell.navigation.warnings).toEqual([]), PATIENT);
});

it('warns that nothing is saved while only memory is used, and removes the warning when the store opens', async () => {
  const { shell, open } = await page({ persistent: false });
  expect(shell.navigation.warnings).toEqual([t('frame.storage.hung'), t('frame.storage.denied')]);
  open();
  vi.useRealTimers();
  await vi.waitFor(() => expect(shell.navigation.warnings).toEqual([]), PATIENT);
});

it('continues a campaign from the write-ahead, and loses nothing when the store answers', async () => {
  const { shell, disk, apart, store, open } = await page();
  // The store has a campaign that only it knows, and an older save of the campaign that is played.
  await openPage(disk).put({ ...gold(7), campaign: { ...gold(7).campaign, id: 'other' } }, 10);
  await openPage(disk).put(gold(1), 20);
  await openWriteAhead(() => localStorage).put('one', sealSave(envelope(gold(2), 2)));
  vi.useRealTimers();
  await shell.campaigns.list();
  expect(shell.campaigns.lines).toMatchObject([{ ok: true, id: 'one', gold: 2 }]);
  await shell.campaigns.access.open('one');
  expect(shell.navigation.campaign).toMatchObject({ id: 'one', gold: 2 });
  void shell.saves.save(gold(3), 1000);
  await shell.queue.flush();
  expect((await apart.keys()).sort()).toEqual(['ahead/one', 'campaign/one/0', 'campaign/one/good']);

  open();
  await vi.waitFor(() => expect(shell.campaigns.lines).toHaveLength(2), PATIENT);
  expect([store.isUnresponsive, await apart.keys()]).toEqual([false, []]);
  // The next save continues from there.
  void shell.saves.save(gold(4), 1000);
  await shell.queue.flush();
  const kept = openPage(disk);
  expect(await kept.load('one')).toMatchObject({ value: { result: { campaign: { gold: 4 } }, lost: null } });
  expect(await kept.load('other')).toMatchObject({ value: { result: { campaign: { gold: 7 } } } });
  expect(await kept.saves.backups.list()).toMatchObject([{ occasion: 'merge', of: { id: 'one' } }]);
});

it('takes over the settings of the store, and keeps those that were changed before it answered', async () => {
  const first = await page();
  await first.disk.set('settings', JSON.stringify({ ...DEFAULTS, language: 'cs', speed: 2 }));
  first.open();
  vi.useRealTimers();
  await vi.waitFor(() => expect(first.shell.settings.current).toMatchObject({ language: 'cs', speed: 2 }), PATIENT);
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('cs'), PATIENT);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const second = await page();
  await second.disk.set('settings', JSON.stringify({ ...DEFAULTS, speed: 2 }));
  second.shell.settings.change({ speed: 0.5 });
  await second.shell.queue.flush();
  second.open();
  vi.useRealTimers();
  await vi.waitFor(() => expect(second.store.isUnresponsive).toBe(false), PATIENT);
  await second.shell.queue.flush();
  expect(second.shell.settings.current.speed).toBe(0.5);
  expect(JSON.parse(String(await second.disk.get('settings')))).toMatchObject({ speed: 0.5 });
});

it.each([
  ['pack/lostProperty', 1],
  ['longPack/lostProperty', 0],
])(
  'once the store answers with an entry %s, loads the packs %s times, and reads the records anew',
  async (key, times) => {
    const { shell, disk, open } = await page();
    const loadPacks = vi.spyOn(shell.records, 'loadPacks');
    const dropCache = vi.spyOn(shell.records, 'dropPackCache');
    await disk.set(key, '{}');
    await openPage(disk).put(gold(7), 10);
    open();
    vi.useRealTimers();
    await vi.waitFor(() => expect(shell.campaigns.lines).toHaveLength(1), PATIENT);
    expect([loadPacks.mock.calls.length, dropCache.mock.calls.length]).toEqual([times, 1]);
  },
);

it('lists the campaigns also if the packs cannot be loaded', async () => {
  const { shell, disk, open } = await page();
  vi.spyOn(shell.records, 'loadPacks').mockRejectedValue(new Error('offline'));
  await disk.set('pack/lostProperty', '{}');
  await openPage(disk).put(gold(7), 10);
  open();
  vi.useRealTimers();
  await vi.waitFor(() => expect(shell.campaigns.lines).toHaveLength(1), PATIENT);
});
