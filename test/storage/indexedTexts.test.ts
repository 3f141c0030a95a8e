import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { openTexts } from '../../src/storage/indexedTexts';
import { openStore } from '../../src/storage/store';

const openStrictTexts = (name: string) => openTexts({ name, store: 'texts', durability: 'strict' });

it('texts are written with strict durability, and committed at once', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const texts = openStrictTexts('durable');
  await texts.set('ahead/one', 'eins');
  transaction.mockClear();
  commit.mockClear();
  const written = texts.set('ahead/one', 'zwei');
  // This holds before the first await.
  expect(transaction.mock.calls).toEqual([['texts', 'readwrite', { durability: 'strict' }]]);
  expect(commit).toHaveBeenCalledTimes(1);
  await written;
  expect(await texts.get('ahead/one')).toBe('zwei');
  expect(await texts.get('ahead/two')).toBeNull();
  expect(await texts.keys()).toEqual(['ahead/one']);
  await texts.remove('ahead/one');
  expect(await texts.keys()).toEqual([]);
  vi.restoreAllMocks();
});

it('writing continues after the browser has closed the database', async () => {
  const texts = openStrictTexts('closed');
  await texts.set('ahead/one', 'eins');
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('closed');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
  await texts.set('ahead/two', 'zwei');
  expect(await texts.keys()).toEqual(['ahead/two']);
});

it('the database is reopened only after it was closed or the connection failed: other failures are reported', async () => {
  const texts = openStrictTexts('failing');
  await texts.set('ahead/one', 'eins');
  const open = vi.spyOn(indexedDB, 'open');
  for (const error of [new DOMException('full', 'QuotaExceededError'), new Error('InvalidStateError')]) {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw error;
    });
    await expect(texts.set('ahead/one', 'zwei')).rejects.toBe(error);
  }
  expect(open).not.toHaveBeenCalled();
  for (const [nth, name] of ['InvalidStateError', 'UnknownError'].entries()) {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closed', name);
    });
    await texts.set('ahead/one', name);
    expect([open.mock.calls.length, await texts.get('ahead/one')]).toEqual([nth + 1, name]);
  }
  vi.restoreAllMocks();
});

it('strict texts are used only for the write-ahead of the store', async () => {
  const store = await openStore('both');
  await store.set('ahead/one', 'eins');
  await store.set('campaign/one/0', 'zwei');
  expect(await openStrictTexts('both-ahead').keys()).toEqual(['ahead/one']);
  expect((await store.keys()).sort()).toEqual(['ahead/one', 'campaign/one/0']);
  expect([await store.get('ahead/one'), await store.get('campaign/one/0')]).toEqual(['eins', 'zwei']);
  await store.remove('ahead/one');
  expect(await store.keys()).toEqual(['campaign/one/0']);
});
