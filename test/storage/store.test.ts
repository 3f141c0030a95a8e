import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, openStore, readAllTexts, type Store } from '../../src/storage/store';

const kinds: [string, (name: string) => Promise<Store>][] = [
  ['in IndexedDB', openStore],
  ['in memory', async () => memoryStore()],
];

describe.each(kinds)('a store %s', (where, open) => {
  it('returns stored values, and null for other keys', async () => {
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

it('the store finds what an earlier page left in IndexedDB', async () => {
  await (await openStore('again')).set('kept', 'yes');
  expect(await (await openStore('again')).get('kept')).toBe('yes');
});

/** The ways in which a connection fails, as seen by a transaction that begins on it. */
const DEATHS: Readonly<Record<string, (begin: () => IDBTransaction) => IDBTransaction>> = {
  'is closed': () => {
    throw new DOMException('The connection is closing.', 'InvalidStateError');
  },
  'loses its server': () => {
    throw new DOMException('The connection is lost.', 'UnknownError');
  },
  'is closed while it writes': (begin) => {
    const begun = begin();
    // `abort` cannot be used here: the page itself calls it, and it leaves no error.
    queueMicrotask(() => Reflect.apply(Reflect.get(begun, '_abort'), begun, ['AbortError']));
    return begun;
  },
};

describe('a store in IndexedDB whose connection fails', () => {
  const begin = IDBDatabase.prototype.transaction;
  afterEach(() => vi.restoreAllMocks());

  /** Makes each transaction of the connection that is used next fail; other connections work as usual. */
  function breakConnection(fail: (begin: () => IDBTransaction) => IDBTransaction): void {
    let broken: IDBDatabase | null = null;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      broken ??= this;
      const transaction = () => begin.apply(this, given);
      return this === broken ? fail(transaction) : transaction();
    });
  }

  describe.each(Object.entries(DEATHS))('because it %s', (how, fail) => {
    it.each(['campaign', 'ahead'])('writes and reads %s records through a new connection', async (kind) => {
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

  it('reports a failed write if the second try fails as well, and works again after a successful one', async () => {
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

it('the store opens a database of another version, and creates its object store if that is missing', async () => {
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

describe('readAllTexts', () => {
  it('reads all texts of a prefix unchanged, and no others', async () => {
    const store = await openStore('rescue');
    await store.set('campaign/one/0', 'eins');
    await store.set('campaign/two/0', 'zwei');
    await store.set('settings', 'drei');
    expect([...((await readAllTexts('campaign/', 'rescue')) ?? [])].sort()).toEqual(['eins', 'zwei']);
  });

  it('finds nothing in an empty store', async () => {
    await openStore('empty');
    expect(await readAllTexts('campaign/', 'empty')).toEqual([]);
  });
});
