import { describe, expect, it } from 'vitest';
import { sealRecord, sealSave } from '../../src/storage/envelope';
import { VERSION } from '../../src/storage/schema';
import { memoryStore, type Store } from '../../src/storage/store';
import { fault } from '../../src/storage/untrusted';
import { openWriteAhead } from '../../src/storage/writeAhead';
import type { Saved } from '../kit/inHand';
import { contents, envelope, gold, localStorageOf, openPage, storeThatDies } from './kit';

const goldIn = async (store: Store, storage: Storage) => {
  const loaded = await openPage(store, { writeAhead: openWriteAhead(() => storage) }).load();
  return loaded.ok ? loaded.value.result.campaign.gold : loaded.fault.reason;
};

describe('the newest save in the write-ahead', () => {
  it('is available at once, whenever the page is killed', async () => {
    for (let writes = 0; writes < 6; writes++) {
      const [store, storage] = [memoryStore(), localStorageOf()];
      const { saves, queue } = openPage(storeThatDies(store, writes, true), {
        writeAhead: openWriteAhead(() => storage),
      });
      for (const amount of [1, 2, 3]) saves.save(gold(amount), amount);
      expect(await goldIn(store, storage)).toBe(3);
      await queue.flush();
      expect(await goldIn(store, storage)).toBe(3);
      saves.save(gold(4), 4);
      expect(await goldIn(store, storage)).toBe(4);
    }
  });

  it('is resumed, and the next saves continue from it', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    const ahead = openWriteAhead(() => storage);
    const first = openPage(store, { writeAhead: ahead });
    await first.put(gold(1), 1);
    await first.put(gold(2), 2);
    openPage(storeThatDies(store, 0), { writeAhead: ahead }).saves.save(gold(9), 9);
    const dead = openPage(storeThatDies(store, 0), { writeAhead: ahead });
    await dead.load();
    await dead.put(gold(3), 3);
    const again = openPage(store, { writeAhead: ahead });
    expect(await again.load()).toMatchObject({ value: { result: { campaign: { gold: 3 } }, lost: null } });
    await again.put(gold(4), 4);
    expect(await openPage(store).load()).toMatchObject({ value: { result: { campaign: { gold: 4 } } } });
  });

  it('survives when the store is cleared', async () => {
    const storage = localStorageOf();
    const ahead = openWriteAhead(() => storage);
    await openPage(memoryStore(), { writeAhead: ahead }).put(gold(1), 1);
    const bare = openPage(memoryStore(), { writeAhead: ahead });
    expect(await bare.saves.list()).toMatchObject([{ ok: true, id: 'one' }]);
    expect(await bare.load()).toMatchObject({ value: { result: { campaign: { gold: 1 } } } });
  });

  it('is not used if a newer save exists', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    await openPage(store, { writeAhead: openWriteAhead(() => storage) }).put(gold(1), 1);
    await openPage(store).put(gold(2), 2);
    expect(await goldIn(store, storage)).toBe(2);
    storage.setItem('gloomholdin/ahead/one', '{"torn');
    expect(await goldIn(store, storage)).toBe(2);
    expect(await openPage(store, { writeAhead: openWriteAhead(() => storage) }).load()).toMatchObject({
      value: { lost: null },
    });
  });

  it('is refused like any save if it breaks the schema or a law, and the save before it is resumed', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    const { put, load, saves } = openPage(store, { writeAhead: openWriteAhead(() => storage) });
    await put(gold(1), 1);
    storage.setItem('gloomholdin/ahead/one', sealRecord({ ...envelope(gold(2), 9), played: 'long' }));
    expect(await load()).toMatchObject({ value: { result: { campaign: { gold: 1 } } } });
    storage.setItem('gloomholdin/ahead/one', sealSave(envelope(gold(2), 9)));
    const lawful = async (saved: Saved) =>
      saved.campaign.gold === 2 ? fault('invalid', 'campaign.gold') : { ok: true as const, value: saved };
    expect(await saves.load('one', 0, lawful)).toMatchObject({
      value: { result: { campaign: { gold: 1 } }, lost: { reason: 'invalid', field: 'campaign.gold' } },
    });
  });

  it('is refused if a later version has written it, and neither it nor earlier saves are overwritten', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    const page = openPage(store, { writeAhead: openWriteAhead(() => storage) });
    await page.put(gold(1), 1);
    const later = sealRecord({ ...envelope(gold(2), 9), version: VERSION + 1 });
    storage.setItem('gloomholdin/ahead/one', later);
    const before = await contents(store);
    expect(await page.load()).toMatchObject({ ok: false, fault: { reason: 'future' } });
    await page.queue.flush();
    expect([await contents(store), storage.getItem('gloomholdin/ahead/one')]).toEqual([before, later]);
  });

  it('is removed by an import, and when the campaign is deleted', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    const { saves, put, queue } = openPage(store, { writeAhead: openWriteAhead(() => storage) });
    await put(gold(1), 1);
    expect(await saves.replace(envelope(gold(50)), 'import', 2)).toBeNull();
    expect(await goldIn(store, storage)).toBe(50);
    saves.remove('one');
    await queue.flush();
    expect(await goldIn(store, storage)).toBe('absent');
  });

  it('is written to the store too, and is removed from both', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    const ahead = openWriteAhead(() => storage, store);
    await ahead.put('one', 'a text');
    expect([ahead.get('one'), await store.get('ahead/one'), ahead.ids()]).toEqual(['a text', 'a text', ['one']]);
    await ahead.remove('one');
    expect([ahead.get('one'), await store.keys(), ahead.ids()]).toEqual([null, [], []]);
  });

  it('is written only by the tab that holds the campaign', async () => {
    const storage = localStorageOf();
    const { put } = openPage(memoryStore(), { writeAhead: openWriteAhead(() => storage), mayWriteNow: () => false });
    await put(gold(1), 1);
    expect(Object.keys(storage)).toEqual([]);
  });
});

describe('when the store takes nothing any more', () => {
  it('given that it still took the copy of an older save, then the newer copy in local storage is resumed', async () => {
    const [store, storage] = [memoryStore(), localStorageOf()];
    const failing = storeThatDies(store, 1);
    const { put } = openPage(failing, { writeAhead: openWriteAhead(() => storage, failing) });
    await put(gold(1), 1);
    await put(gold(2), 2);
    expect(await store.keys()).toEqual(['ahead/one']);
    expect(await goldIn(store, storage)).toBe(2);
  });
});

describe('when there is no space for the write-ahead', () => {
  it('no older save stays in its place, and the store goes on', async () => {
    const [store, storage] = [memoryStore(), localStorageOf(700)];
    const { put } = openPage(store, { writeAhead: openWriteAhead(() => storage) });
    await put(gold(1), 1);
    expect(Object.keys(storage)).toHaveLength(1);
    storage.setItem('other', 'x'.repeat(600 - String(storage.getItem('gloomholdin/ahead/one')).length));
    await put({ ...gold(2), campaign: { ...gold(2).campaign, items: ['x'.repeat(60), 'y'.repeat(60)] } }, 2);
    expect(Object.keys(storage)).toEqual(['other']);
    expect(await goldIn(store, storage)).toBe(2);
  });

  it('if local storage is denied, nothing else changes', async () => {
    const denied = openWriteAhead(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const [with_, without] = [memoryStore(), memoryStore()];
    await openPage(with_, { writeAhead: denied }).put(gold(1), 1);
    await openPage(without).put(gold(1), 1);
    expect(await contents(with_)).toEqual(await contents(without));
    expect([denied.ids(), denied.get('one')]).toEqual([[], null]);
  });
});
