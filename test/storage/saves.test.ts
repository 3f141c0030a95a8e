import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { seal } from '../../src/storage/envelope';
import { writeQueue } from '../../src/storage/queue';
import { openSaves, type Saved } from '../../src/storage/saves';
import type { Envelope } from '../../src/storage/schema';
import { memoryStore, openStore, type Store } from '../../src/storage/store';
import type { Fault } from '../../src/storage/untrusted';
import { atCamp, atTable, envelope } from './kit';

function open(store: Store = memoryStore()) {
  const faults: Fault[] = [];
  const queue = writeQueue((fault) => faults.push(fault));
  const saves = openSaves(store, queue);
  /** Saves, and waits for it. */
  const put = async (saved: Saved, now: number) => {
    saves.save(saved, now);
    await queue.flush();
  };
  return { store, saves, queue, faults, put };
}

const SLOTS = ['campaign/one/0', 'campaign/one/1'] as const;
const gold = (amount: number) => atCamp({ gold: amount });
const damage = async (store: Store, key: string) => store.set(key, String(await store.get(key)).slice(0, 100));

describe('saving and loading', () => {
  it('gives back the campaign and what lies on the table, on another day too', async () => {
    const saved = atTable(20);
    await open(await openStore('days')).put(saved, 5000);
    const { saves } = open(await openStore('days'));
    expect(await saves.load('one')).toEqual({ ok: true, value: { ...saved, savedAt: 5000, lost: null } });
  });

  it('waits for what is still to be written', async () => {
    const { saves } = open();
    saves.save(gold(1), 1);
    saves.save(gold(2), 2);
    saves.save(gold(3), 3);
    expect(await saves.load('one')).toMatchObject({ value: { campaign: { gold: 3 }, savedAt: 3 } });
  });

  it('finds nothing where nothing was saved', async () => {
    expect(await open().saves.load('one')).toEqual({
      ok: false,
      fault: { reason: 'absent', field: 'one', detail: '' },
    });
  });
});

describe('the two slots of a campaign', () => {
  it('are written in turn, by whichever page', async () => {
    const store = memoryStore();
    const before = new Map<string, unknown>();
    const changed: string[] = [];
    for (let page = 0; page < 3; page++) {
      const { put } = open(store);
      for (let save = 0; save < 3; save++) {
        await put(gold(10 * page + save), 0);
        for (const key of SLOTS) {
          const text = await store.get(key);
          if (text !== (before.get(key) ?? null)) changed.push(key);
          before.set(key, text);
        }
      }
    }
    expect(changed).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0].map((slot) => SLOTS[slot]));
  });

  it('keep the save before, when the newest is torn; the next save goes over the torn one', async () => {
    const { store, put } = open();
    await put(gold(1), 1);
    await put(gold(2), 2);
    await damage(store, SLOTS[1]);
    const again = open(store);
    expect(await again.saves.load('one')).toMatchObject({
      value: { campaign: { gold: 1 }, savedAt: 1, lost: { reason: 'notJson' } },
    });
    await again.put(gold(3), 3);
    expect(await again.saves.load('one')).toMatchObject({ value: { campaign: { gold: 3 }, lost: null } });
    await damage(store, SLOTS[1]);
    expect(await open(store).saves.load('one')).toMatchObject({ value: { campaign: { gold: 1 } } });
  });

  it('do not go by the clock', async () => {
    const { saves, put } = open();
    await put(gold(1), 9000);
    await put(gold(2), 1000);
    expect(await saves.load('one')).toMatchObject({ value: { campaign: { gold: 2 } } });
  });

  it('give a reason when both are damaged, and stay as they are', async () => {
    const { store, put } = open();
    await put(gold(1), 1);
    await put(gold(2), 2);
    for (const key of SLOTS) await damage(store, key);
    const texts = await Promise.all(SLOTS.map((key) => store.get(key)));
    const again = open(store);
    expect(await again.saves.load('one')).toMatchObject({ ok: false, fault: { reason: 'notJson' } });
    await again.put(gold(3), 3);
    expect(again.faults).toMatchObject([{ reason: 'storage', detail: expect.stringContaining('notJson') }]);
    expect(await Promise.all(SLOTS.map((key) => store.get(key)))).toEqual(texts);
  });

  it('are left alone when one is of a later version of the game', async () => {
    const { store, saves, put } = open();
    await store.set(SLOTS[0], seal(envelope(gold(1))));
    const future = seal({ ...envelope(gold(2), 2), format: 2 } as unknown as Envelope);
    await store.set(SLOTS[1], future);
    expect(await saves.load('one')).toMatchObject({ ok: false, fault: { reason: 'future' } });
    await put(gold(3), 3);
    expect(await store.get(SLOTS[1])).toBe(future);
  });

  it('hold the campaign that their key names', async () => {
    const { store, saves } = open();
    await store.set(SLOTS[0], seal(envelope(atCamp({ id: 'two' }))));
    expect(await saves.load('one')).toMatchObject({ fault: { reason: 'invalid', field: 'campaign.id' } });
  });
});

describe('when the browser refuses', () => {
  it('to write, it is reported, the game goes on, and the last good save stays', async () => {
    const inner = memoryStore();
    let full = false;
    const set: Store['set'] = async (key, text) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      return inner.set(key, text);
    };
    const { saves, put, faults } = open({ ...inner, set });
    await put(gold(1), 1);
    await put(gold(2), 2);
    full = true;
    await put(gold(3), 3);
    await put(gold(4), 4);
    expect(faults).toEqual(Array(2).fill({ reason: 'storage', field: '', detail: 'QuotaExceededError: no room' }));
    expect(await saves.load('one')).toMatchObject({ value: { campaign: { gold: 2 }, lost: null } });
    full = false;
    await put(gold(5), 5);
    expect(await saves.load('one')).toMatchObject({ value: { campaign: { gold: 5 } } });
  });

  it('to read, that is the reason given', async () => {
    const get = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    const { saves } = open({ ...memoryStore(), get });
    expect(await saves.load('one')).toEqual({
      ok: false,
      fault: { reason: 'storage', field: '', detail: 'InvalidStateError: gone' },
    });
  });
});

describe('several campaigns', () => {
  it('are listed, the one played last first, and those that cannot be read at the end', async () => {
    const { store, saves, put } = open();
    expect(await saves.list()).toEqual([]);
    expect(await saves.lastPlayed()).toBeNull();
    await put(atCamp({ id: 'old', name: 'Brill' }), 100);
    await put(atTable(3), 300);
    await put(atCamp({ id: 'new' }), 200);
    await put(atCamp({ id: 'broken' }), 400);
    await damage(store, 'campaign/broken/0');
    await store.set('settings', '{}');
    expect(await saves.list()).toEqual([
      { ok: true, id: 'one', name: 'Tansy', level: 1, stage: 'table', savedAt: 300 },
      { ok: true, id: 'new', name: 'Tansy', level: 1, stage: 'camp', savedAt: 200 },
      { ok: true, id: 'old', name: 'Brill', level: 1, stage: 'camp', savedAt: 100 },
      { ok: false, id: 'broken', fault: expect.objectContaining({ reason: 'notJson' }) },
    ]);
    expect(await saves.lastPlayed()).toBe('one');
  });

  it('are deleted one by one, both slots, with what waits to be written', async () => {
    const { store, saves, queue, put } = open();
    await put(atCamp({ id: 'other' }), 1);
    await put(gold(1), 2);
    await put(gold(2), 3);
    saves.save(gold(3), 4);
    saves.remove('one');
    await queue.flush();
    expect(await store.keys()).toEqual(['campaign/other/0']);
    expect(await saves.load('one')).toMatchObject({ fault: { reason: 'absent' } });
    await put(gold(7), 5);
    expect(await saves.load('one')).toMatchObject({ value: { campaign: { gold: 7 } } });
  });
});
