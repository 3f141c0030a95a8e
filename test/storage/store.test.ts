import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, openStore, rawTexts, type Store } from '../../src/storage/store';

const kinds: [string, (name: string) => Promise<Store>][] = [
  ['in IndexedDB', openStore],
  ['in memory', async () => memoryStore()],
];

describe.each(kinds)('a store %s', (where, open) => {
  it('gives back what it was given, and null for anything else', async () => {
    const store = await open('texts');
    await store.set('one', 'eins');
    await store.set('two', 'zwei');
    await store.set('two', 'dva');
    expect(await store.get('one')).toBe('eins');
    expect(await store.get('two')).toBe('dva');
    expect(await store.get('three')).toBeNull();
    expect((await store.keys()).sort()).toEqual(['one', 'two']);
    await store.remove('one');
    expect(await store.get('one')).toBeNull();
    expect(await store.keys()).toEqual(['two']);
  });

  it('says whether it outlives the page', async () => {
    expect((await open('flag')).persistent).toBe(where === 'in IndexedDB');
  });
});

it('finds again what an earlier page left in IndexedDB', async () => {
  await (await openStore('again')).set('kept', 'yes');
  expect(await (await openStore('again')).get('kept')).toBe('yes');
});

/** How a connection dies, as a transaction that is begun on it sees it. */
const DEATHS: Readonly<Record<string, (begin: () => IDBTransaction) => IDBTransaction>> = {
  'is closed': () => {
    throw new DOMException('The connection is closing.', 'InvalidStateError');
  },
  'loses its server': () => {
    throw new DOMException('The connection is lost.', 'UnknownError');
  },
  'is closed while it writes': (begin) => {
    const begun = begin();
    // Not `abort`, which the page itself calls and which leaves no error.
    queueMicrotask(() => Reflect.apply(Reflect.get(begun, '_abort'), begun, ['AbortError']));
    return begun;
  },
};

describe('a store in IndexedDB whose connection dies', () => {
  const begin = IDBDatabase.prototype.transaction;
  afterEach(() => vi.restoreAllMocks());

  /** Each transaction of the connection that is used next comes to this; those of another one begin as usual. */
  function breakConnection(fail: (begin: () => IDBTransaction) => IDBTransaction): void {
    let broken: IDBDatabase | null = null;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      broken ??= this;
      const transaction = () => begin.apply(this, given);
      return this === broken ? fail(transaction) : transaction();
    });
  }

  describe.each(Object.entries(DEATHS))('because it %s', (how, fail) => {
    it.each(['campaign', 'ahead'])('writes and reads %s records by another one', async (kind) => {
      const name = `${kind} ${how}`;
      const keys = [`${kind}/one`, `${kind}/two`];
      const store = await openStore(name);
      await store.set(`${kind}/one`, 'before');
      breakConnection(fail);
      await Promise.all(keys.map((key) => store.set(key, 'after')));
      expect(await Promise.all(keys.map(store.get))).toEqual(['after', 'after']);
      vi.restoreAllMocks();
      expect(await (await openStore(name)).get(`${kind}/two`)).toBe('after');
    });
  });

  it('tells that a write has failed when another one fails as well, and is good again when one works', async () => {
    const store = await openStore('refused');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The connection is lost.', 'UnknownError');
    });
    await expect(store.set('campaign/one/0', 'lost')).rejects.toThrow('The connection is lost.');
    vi.restoreAllMocks();
    await store.set('campaign/one/0', 'kept');
    expect(await store.get('campaign/one/0')).toBe('kept');
  });
});

it('finds a store in a database of another version, and makes it where the database has none', async () => {
  await new Promise<void>((resolve, reject) => {
    const asked = indexedDB.open('without', 3);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => {
      asked.result.close();
      resolve();
    };
  });
  await (await openStore('without')).set('one', 'eins');
  expect(await (await openStore('without')).get('one')).toBe('eins');
});

describe('the rescue', () => {
  it('reads all texts of a prefix as they lie, and no others', async () => {
    const store = await openStore('rescue');
    await store.set('campaign/one/0', 'eins');
    await store.set('campaign/two/0', 'zwei');
    await store.set('settings', 'drei');
    expect([...((await rawTexts('campaign/', 'rescue')) ?? [])].sort()).toEqual(['eins', 'zwei']);
  });

  it('has nothing where nothing lies', async () => {
    await openStore('empty');
    expect(await rawTexts('campaign/', 'empty')).toEqual([]);
  });
});
