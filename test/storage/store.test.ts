import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
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
