import { expect, it, vi } from 'vitest';

it('the store falls back to memory, and says so, if the browser allows no storage', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refuse });
  vi.stubGlobal('IDBKeyRange', {});
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });

  const { openStore, readAllTexts } = await import('../../src/storage/store');
  const store = await openStore();
  expect(store.persistent).toBe(false);
  await store.set('key', 'text');
  expect(await store.get('key')).toBe('text');
  // null means that nothing could be read, which differs from an empty list.
  expect(await readAllTexts('settings')).toBeNull();
});
