import { expect, it, vi } from 'vitest';

it('falls back to memory, and says so, where the browser grants no storage', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refuse });
  vi.stubGlobal('IDBKeyRange', {});
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });

  const { openStore, rawTexts } = await import('../../src/storage/store');
  const store = await openStore();
  expect(store.persistent).toBe(false);
  await store.set('key', 'text');
  expect(await store.get('key')).toBe('text');
  // Nothing can be read: that is not the same as nothing being there.
  expect(await rawTexts('settings')).toBeNull();
});
