import { describe, expect, it } from 'vitest';
import { BACKUPS_KEPT } from '../../src/storage/backups';
import { sealSave } from '../../src/storage/envelope';
import { memoryStore } from '../../src/storage/store';
import { openBackups } from '../kit/inHand';
import { envelope, gold } from './kit';

const save = (amount: number) => sealSave(envelope(gold(amount), amount));

describe('backups', () => {
  it('are listed by name, the newest first, and contain what was copied', async () => {
    const backups = openBackups(memoryStore());
    await backups.make(save(1), 'migration', 100);
    await backups.make(save(2), 'import', 50);
    const listed = await backups.list();
    const of = { id: 'one', name: 'Tansy', level: 1 };
    expect(listed).toMatchObject([
      { occasion: 'import', madeAt: 50, of: { ...of, savedAt: 1002 } },
      { occasion: 'migration', madeAt: 100, of: { ...of, savedAt: 1001 } },
    ]);
    expect(await backups.text(listed[1]?.key ?? '')).toEqual({ ok: true, value: save(1) });
  });

  it('are limited to the last ten, whichever page made them', async () => {
    const store = memoryStore();
    for (let amount = 1; amount <= 14; amount++) await openBackups(store).make(save(amount), 'import', amount);
    const listed = await openBackups(store).list();
    expect(listed.map(({ madeAt }) => madeAt)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect((await store.keys()).length).toBe(BACKUPS_KEPT);
  });

  it('are not made twice of the same content', async () => {
    const backups = openBackups(memoryStore());
    for (const amount of [1, 1, 2, 2, 1]) await backups.make(save(amount), 'import', amount);
    expect((await backups.list()).map(({ madeAt }) => madeAt)).toEqual([1, 2, 1]);
  });

  it('store unreadable content unchanged', async () => {
    const backups = openBackups(memoryStore());
    await backups.make('{"torn', 'import', 1);
    const [only] = await backups.list();
    expect(only).toMatchObject({ of: null });
    expect(await backups.text(only?.key ?? '')).toEqual({ ok: true, value: '{"torn' });
  });

  it('that are damaged are not listed', async () => {
    const store = memoryStore();
    const backups = openBackups(store);
    await backups.make(save(1), 'import', 1);
    const [key = ''] = await store.keys();
    await store.set(key, String(await store.get(key)).replace('import', 'impart'));
    expect(await backups.list()).toEqual([]);
    expect(await backups.text(key)).toMatchObject({ fault: { reason: 'checksum' } });
  });

  it('keep the older ones when there is no space for a new one', async () => {
    const store = memoryStore();
    for (let amount = 1; amount <= BACKUPS_KEPT; amount++)
      await openBackups(store).make(save(amount), 'import', amount);
    const full = { ...store, set: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) };
    await expect(openBackups(full).make(save(99), 'import', 99)).rejects.toThrow('no room');
    expect(await openBackups(store).list()).toHaveLength(BACKUPS_KEPT);
  });
});
