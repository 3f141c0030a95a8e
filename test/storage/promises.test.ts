/** Tests what the browser promises about its storage. */
import { describe, expect, it } from 'vitest';
import { openPersistence } from '../../src/storage/persistence';

describe('persistence', () => {
  const manager = (persisted: boolean, persist: () => Promise<boolean>) => ({
    persisted: async () => persisted,
    persist,
  });

  it.each([
    ['granted', manager(true, () => Promise.reject(new Error('asked for nothing')))],
    ['granted', manager(false, async () => true)],
    ['refused', manager(false, async () => false)],
    ['unknown', manager(false, () => Promise.reject(new TypeError('no')))],
    ['unknown', undefined],
  ])('is %s', async (state, storage) => {
    const keeper = openPersistence(storage);
    expect(keeper.persistence()).toBe('unknown');
    expect(await keeper.ask()).toBe(state);
    expect(keeper.persistence()).toBe(state);
  });

  it('is requested once', async () => {
    let asked = 0;
    const keeper = openPersistence(manager(false, async () => ++asked > 0));
    await Promise.all([keeper.ask(), keeper.ask()]);
    await keeper.ask();
    expect(asked).toBe(1);
  });
});
