import type { Envelope } from '../kit/inHand';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { sealSave } from '../../src/storage/envelope';
import { memoryStore, openStore, type Store } from '../../src/storage/store';
import { fault } from '../../src/storage/untrusted';
import { acceptAny, atCamp, atTable, contents, envelope, gold, openPage } from './kit';

const SLOTS = ['campaign/one/0', 'campaign/one/1'] as const;
const GOOD = 'campaign/one/good';
const damage = async (store: Store, ...keys: readonly string[]) => {
  for (const key of keys) await store.set(key, String(await store.get(key)).slice(0, 100));
};
const has = (amount: number, rest: object = {}) => ({
  ok: true,
  value: { result: { campaign: { gold: amount } }, ...rest },
});

describe('saving and loading', () => {
  it('returns the campaign and its scenario, also in a later session', async () => {
    const saved = atTable(20);
    await openPage(await openStore('days')).put(saved, 5000);
    const { load } = openPage(await openStore('days'));
    expect(await load()).toEqual({
      ok: true,
      value: { result: saved, savedAt: 5000, played: 0, lost: null, restarted: false },
    });
  });

  it('waits for pending writes', async () => {
    const { saves, load } = openPage();
    for (const amount of [1, 2, 3]) saves.save(gold(amount), amount);
    expect(await load()).toMatchObject(has(3, { savedAt: 3 }));
  });

  it('finds nothing if nothing was saved', async () => {
    expect(await openPage().load()).toEqual(fault('absent', 'one'));
  });

  it('writes no save that could not be read again', async () => {
    const { store, put, faults, load } = openPage();
    await put(gold(1), 1);
    const before = await contents(store);
    await put(gold(2.5), 2);
    expect(faults).toMatchObject([{ reason: 'invalid', field: 'campaign.gold' }]);
    expect(await contents(store)).toEqual(before);
    expect(await load()).toMatchObject(has(1));
  });
});

describe('the clock in saves', () => {
  const MINUTE = 60_000;

  it('counts the time played, without breaks, other days, or a clock that goes backwards', async () => {
    const store = memoryStore();
    const day = openPage(store);
    const times = [10, 11, 13, 13 + 24 * 60, 5, 6].map((minutes) => 1e12 + minutes * MINUTE);
    for (const [index, time] of times.entries()) await day.put(gold(index), time);
    const played = (1 + 2 + 5 + 0 + 1) * MINUTE;
    expect(await day.load()).toMatchObject(has(5, { played, savedAt: 1e12 + 6 * MINUTE }));
    const other = openPage(store);
    await other.saves.load('one', 2e12, acceptAny);
    await other.put(gold(6), 2e12 + MINUTE);
    expect(await other.saves.newest('one')).toMatchObject({
      value: { created: 1e12 + 10 * MINUTE, savedAt: 2e12 + MINUTE, played: played + MINUTE },
    });
  });

  it.each([-5, Number.NaN, 1e300, 0.5])('may say %d, and the save is still valid', async (now) => {
    const { put, load, faults } = openPage();
    await put(gold(1), 1);
    await put(gold(2), now);
    await put(gold(3), now);
    expect(faults).toEqual([]);
    expect(await load()).toMatchObject(has(3));
  });

  it('does not decide which save is the newest', async () => {
    const { load, put } = openPage();
    await put(gold(1), 9000);
    await put(gold(2), 1000);
    expect(await load()).toMatchObject(has(2));
  });
});

describe('the records of a campaign', () => {
  it('are two slots that are written in turn, whichever page writes', async () => {
    const store = memoryStore();
    const before = new Map<string, unknown>();
    const changed: string[] = [];
    for (let page = 0; page < 3; page++) {
      const { put } = openPage(store);
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

  it('keep the previous save if the newest is torn, and the next save overwrites the torn one', async () => {
    const { store, put } = openPage();
    await put(atTable(1), 1);
    await put(atTable(2), 2);
    await damage(store, SLOTS[1]);
    const again = openPage(store);
    expect(await again.load()).toMatchObject({ value: { savedAt: 1, lost: { reason: 'notJson' } } });
    await again.put(atTable(3), 3);
    expect(await again.load()).toMatchObject({ value: { result: atTable(3), lost: null } });
    await damage(store, SLOTS[1], GOOD);
    expect(await openPage(store).load()).toMatchObject({ value: { result: atTable(1) } });
  });

  it('include a third, the last save between scenarios, for when both slots are damaged', async () => {
    const { store, put } = openPage();
    await put(gold(1), 1);
    for (let commands = 1; commands < 6; commands++) await put(atTable(commands), 1 + commands);
    await damage(store, ...SLOTS);
    const again = openPage(store);
    expect(await again.load()).toMatchObject(has(1, { lost: { reason: 'notJson' } }));
    await again.put(gold(7), 9);
    expect(await openPage(store).load()).toMatchObject(has(7));
  });

  it('include a third that is also written during a long scenario, and after a save was resumed', async () => {
    const { store, put, load, queue } = openPage();
    for (let commands = 0; commands < 30; commands++) await put(atTable(commands), commands);
    const third = async () => {
      const page = openPage(store);
      const before = await contents(store);
      await damage(store, ...SLOTS);
      const loaded = await page.load();
      for (const key of SLOTS) await store.set(key, String(before[key]));
      return loaded;
    };
    expect(await third()).toMatchObject({ value: { result: atTable(24) } });
    await load();
    await queue.flush();
    expect(await third()).toMatchObject({ value: { result: atTable(29) } });
  });

  it('are skipped if they can be read but are impossible', async () => {
    const { store, put, saves } = openPage();
    for (const amount of [1, 2, 3]) await put(gold(amount), amount);
    const nonsense = fault('invalid', 'table.checkpoint');
    const wary = await saves.load('one', 0, async (saved) => (saved.campaign.gold === 3 ? nonsense : acceptAny(saved)));
    expect(wary).toMatchObject(has(2, { lost: nonsense.fault }));
    expect(await saves.load('one', 0, async () => nonsense)).toEqual(nonsense);
    await put(gold(4), 4);
    expect(await openPage(store).load()).toMatchObject(has(4));
  });

  it('that were loaded instead of a refused newer one stay while the next save replaces the refused one', async () => {
    const { store, put, saves } = openPage();
    for (const amount of [1, 2, 3]) await put(gold(amount), amount);
    const nonsense = fault('invalid', 'table.checkpoint');
    await saves.load('one', 0, async (saved) => (saved.campaign.gold === 3 ? nonsense : acceptAny(saved)));
    await put(gold(4), 4);
    const amounts = SLOTS.map(async (slot) => /"gold":(\d)/.exec(String(await store.get(slot)))?.[1]);
    expect((await Promise.all(amounts)).sort()).toEqual(['2', '4']);
  });

  it.each([
    ['content that is gone', fault('contentGone', 'table.journal.setup', 'no such scenario')],
    ['what cannot be fetched now', fault('notFetched', 'table.checkpoint', 'offline')],
  ])('for %s are kept: no older save replaces the newest', async (_, gone) => {
    const { put, saves, store } = openPage();
    for (const amount of [1, 2]) await put(gold(amount), amount);
    const before = await contents(store);
    const load = () => saves.load('one', 0, async (saved) => (saved.campaign.gold === 2 ? gone : acceptAny(saved)));
    expect(await load()).toEqual(gone);
    expect(await contents(store)).toEqual(before);
  });

  it('give a reason if all are damaged, and stay unchanged', async () => {
    const { store, put } = openPage();
    await put(gold(1), 1);
    await put(gold(2), 2);
    await damage(store, ...SLOTS, GOOD);
    const before = await contents(store);
    const again = openPage(store);
    expect(await again.load()).toMatchObject({ ok: false, fault: { reason: 'notJson' } });
    await again.put(gold(3), 3);
    expect(again.faults).toMatchObject([{ reason: 'notJson' }]);
    expect(await contents(store)).toEqual(before);
  });

  it('are left alone if one is of a later version of the game', async () => {
    const { store, load, put, faults } = openPage();
    await store.set(SLOTS[0], sealSave(envelope(gold(1))));
    await store.set(SLOTS[1], sealSave({ ...envelope(gold(2), 2), version: 3 } as unknown as Envelope));
    const before = await contents(store);
    expect(await load()).toMatchObject({ ok: false, fault: { reason: 'future' } });
    await put(gold(3), 3);
    expect(faults).toMatchObject([{ reason: 'future' }]);
    expect(await contents(store)).toEqual(before);
  });

  it('must contain the campaign that their key names', async () => {
    const { store, load } = openPage();
    await store.set(SLOTS[0], sealSave(envelope(atCamp({ id: 'two' }))));
    expect(await load()).toMatchObject({ fault: { reason: 'invalid', field: 'campaign.id' } });
  });

  it('may contain anything: IndexedDB stores more than texts', async () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    for (const thing of [circle, new Map(), new Date(0), 7, new Uint8Array(3), undefined]) {
      const { load } = openPage({ ...memoryStore(), keys: async () => [SLOTS[0]], get: async () => thing });
      expect((await load()).ok).toBe(false);
    }
  });
});

describe('a page that may not write', () => {
  it('writes nothing, and gives the reason', async () => {
    const store = memoryStore();
    await openPage(store).put(gold(1), 1);
    const before = await contents(store);
    const { saves, put, faults, queue, load } = openPage(store, { mayWrite: async () => false });
    expect(await load()).toMatchObject(has(1));
    await put(gold(2), 2);
    saves.remove('one');
    await queue.flush();
    expect(await saves.replace(envelope(gold(3)), 'import', 3)).toMatchObject({ reason: 'elsewhere' });
    expect(new Set(faults.map(({ reason }) => reason))).toEqual(new Set(['elsewhere']));
    expect(await contents(store)).toEqual(before);
  });
});

describe('when the browser fails', () => {
  it('to write, this is reported, the game continues, and the last good save stays', async () => {
    const inner = memoryStore();
    let full = false;
    const set: Store['set'] = async (key, text) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      return inner.set(key, text);
    };
    const { load, put, faults } = openPage({ ...inner, set });
    await put(gold(1), 1);
    await put(gold(2), 2);
    full = true;
    await put(gold(3), 3);
    await put(gold(4), 4);
    expect(faults).toEqual(Array(2).fill({ reason: 'full', field: '', detail: 'QuotaExceededError: no room' }));
    expect(await load()).toMatchObject(has(2, { lost: null }));
    full = false;
    await put(gold(5), 5);
    expect(await load()).toMatchObject(has(5));
  });

  it('to read, the reason is given', async () => {
    const get = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    expect(await openPage({ ...memoryStore(), get }).load()).toEqual(fault('storage', '', 'InvalidStateError: gone'));
  });

  it('and clears everything, the next save is complete', async () => {
    const { store, put, load } = openPage();
    for (let commands = 0; commands < 3; commands++) await put(atTable(commands), commands);
    for (const key of await store.keys()) await store.remove(key);
    await put(atTable(3), 3);
    expect(await load()).toMatchObject({ value: { result: atTable(3), lost: null } });
    expect(await openPage(store).load()).toMatchObject({ value: { result: atTable(3), lost: null } });
  });
});

describe('several campaigns', () => {
  it('are listed, the one played last first, and unreadable ones at the end', async () => {
    const { store, saves, put } = openPage();
    expect(await saves.list()).toEqual([]);
    expect(await saves.lastPlayed()).toBeNull();
    await put(atCamp({ id: 'old', name: 'Brill' }), 100);
    await put(atCamp({ id: 'new' }), 200);
    await put(atTable(3), 300);
    await store.set('campaign/broken/0', '{"version"');
    await store.set('settings', '{}');
    const untouched = { mode: 'inHand', done: 0, gold: 10, ending: null };
    expect(await saves.list()).toEqual([
      {
        ok: true,
        id: 'one',
        name: 'Tansy',
        level: 1,
        stage: 'table',
        scenario: 1,
        round: 1,
        ...untouched,
        savedAt: 300,
      },
      { ok: true, id: 'new', name: 'Tansy', level: 1, stage: 'camp', scenario: null, ...untouched, savedAt: 200 },
      { ok: true, id: 'old', name: 'Brill', level: 1, stage: 'camp', scenario: null, ...untouched, savedAt: 100 },
      { ok: false, id: 'broken', fault: expect.objectContaining({ reason: 'notJson' }) },
    ]);
    expect(await saves.lastPlayed()).toBe('one');
  });

  it('are listed in the order in which they were played, even if the clock was set back', async () => {
    const { store, put } = openPage();
    await put(atCamp({ id: 'first' }), 5_000);
    await put(atCamp({ id: 'second' }), 6_000);
    await put(atCamp({ id: 'first' }), 1_000);
    await put(atCamp({ id: 'first' }), 1_001);
    const later = openPage(store);
    expect((await later.saves.list()).map(({ id }) => id)).toEqual(['first', 'second']);
    await later.put(atCamp({ id: 'second' }), 900);
    expect(await later.saves.lastPlayed()).toBe('second');
  });

  it('are deleted one by one, together with pending writes', async () => {
    const { store, saves, queue, put, load } = openPage();
    await put(atCamp({ id: 'other' }), 1);
    const before = await contents(store);
    await put(gold(1), 2);
    await put(gold(2), 3);
    saves.save(gold(3), 4);
    saves.remove('one');
    await queue.flush();
    expect(await contents(store)).toEqual(before);
    expect(await load()).toMatchObject({ fault: { reason: 'absent' } });
    await put(gold(7), 5);
    expect(await load()).toMatchObject(has(7));
  });
});
