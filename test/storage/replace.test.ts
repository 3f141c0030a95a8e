/** Tests replacing a campaign by a save from elsewhere: what is backed up, written and refused. */

import { describe, expect, it } from 'vitest';
import { BACKUPS_KEPT, type Occasion } from '../../src/storage/backups';
import { sealSave } from '../../src/storage/envelope';
import { memoryStore, type Store } from '../../src/storage/store';
import { fault } from '../../src/storage/untrusted';
import type { WriteAhead } from '../../src/storage/writeAhead';
import { type Envelope, unseal } from '../kit/inHand';
import { atCamp, atTable, contents, envelope, gold, openPage, storeOf } from './kit';

const KEYS = { '0': 'campaign/one/0', '1': 'campaign/one/1', good: 'campaign/one/good' } as const;

/** The envelope under a key, or null if there is nothing. */
async function under(store: Store, key: string): Promise<Envelope | null> {
  const text = await store.get(key);
  if (text === null) return null;
  const read = unseal(text);
  if (!read.ok) throw new Error(`${key}: ${read.fault.reason}`);
  return read.value.envelope;
}

/** The gold and serial number of each of the three records. */
async function records(store: Store) {
  const found = await Promise.all(Object.values(KEYS).map((key) => under(store, key)));
  return found.map((each) => each && [each.campaign.gold, each.serial]);
}

/** The texts of the backups, the newest first. */
async function backedUp({ saves }: ReturnType<typeof openPage>): Promise<unknown[]> {
  const all = await saves.backups.list();
  const texts = await Promise.all(all.map(({ key }) => saves.backups.text(key)));
  return texts.map((read) => read.ok && read.value);
}

/** A store with saves of these amounts of gold, one after the other. */
async function saved(...amounts: readonly number[]): Promise<Store> {
  const store = memoryStore();
  const page = openPage(store);
  for (const amount of amounts) await page.put(gold(amount), 100 + amount);
  return store;
}

/** A write-ahead in memory. */
function aheadOf(texts: Record<string, string> = {}): WriteAhead {
  return {
    put: async (id, text) => {
      texts[id] = text;
    },
    get: (id) => texts[id] ?? null,
    remove: async (id) => {
      delete texts[id];
    },
    ids: () => Object.keys(texts),
  };
}

describe('a save that replaces another', () => {
  it('is written to the older slot and the third record; the previous newest save stays in its slot', async () => {
    for (const [amounts, expected] of [
      [
        [1],
        [
          [1, 1],
          [50, 2],
          [50, 2],
        ],
      ],
      [
        [1, 2],
        [
          [50, 3],
          [2, 2],
          [50, 3],
        ],
      ],
      [
        [1, 2, 3],
        [
          [3, 3],
          [50, 4],
          [50, 4],
        ],
      ],
    ] as const) {
      const store = await saved(...amounts);
      expect(await openPage(store).saves.replace(envelope(gold(50), 7), 'import', 900)).toBeNull();
      expect(await records(store)).toEqual(expected);
    }
  });

  it('continues the serial numbers that were there, whatever its own were, and is dated now', async () => {
    const store = await saved(1, 2);
    const coming = { ...envelope(gold(50), 99), created: 77, played: 88 };
    await openPage(store).saves.replace(coming, 'import', 900);
    expect(await under(store, KEYS['0'])).toEqual({ ...coming, serial: 3, savedAt: 900 });
    expect(await store.get(KEYS['0'])).toBe(await store.get(KEYS.good));
  });

  it.each([
    [-5, 0],
    [0.5, 0],
    [Number.NaN, 0],
  ])('is valid even if the clock says %d', async (now, savedAt) => {
    const store = await saved(1);
    const page = openPage(store);
    expect(await page.saves.replace(envelope(gold(50)), 'import', now)).toBeNull();
    expect(await page.saves.newest('one')).toMatchObject({ ok: true, value: { savedAt, serial: 2 } });
    expect(await page.saves.backups.list()).toMatchObject([{ madeAt: savedAt }]);
  });

  it('is also the third record if it has a scenario under way', async () => {
    const store = await saved(1);
    await openPage(store).saves.replace(envelope(atTable(5)), 'import', 900);
    expect(await under(store, KEYS.good)).toMatchObject({ serial: 2, table: atTable(5).table });
  });

  it('is loaded and listed, and the next saves continue from it, on this page and on another', async () => {
    const store = await saved(1, 2);
    const page = openPage(store);
    await page.load();
    await page.saves.replace(envelope(gold(50)), 'import', 900);
    expect(await page.load()).toMatchObject({
      value: { result: { campaign: { gold: 50 } }, lost: null, savedAt: 900 },
    });
    expect(await page.saves.list()).toMatchObject([{ ok: true, id: 'one', gold: 50, savedAt: 900 }]);
    await page.put(gold(51), 901);
    expect(await records(store)).toEqual([
      [50, 3],
      [51, 4],
      [51, 4],
    ]);
    await openPage(store).put(gold(52), 902);
    expect(await records(store)).toEqual([
      [52, 5],
      [51, 4],
      [52, 5],
    ]);
  });

  it('is continued by a page that does not load it in between', async () => {
    const store = await saved(1, 2);
    const page = openPage(store);
    await page.saves.replace({ ...envelope(gold(50)), created: 77, played: 88 }, 'import', 900);
    await page.put(gold(51), 901);
    expect(await under(store, KEYS['1'])).toMatchObject({ serial: 4, created: 77, played: 89, campaign: { gold: 51 } });
  });

  it('comes after waiting writes, and before later saves', async () => {
    const store = await saved(1);
    const page = openPage(store);
    page.saves.save(gold(2), 200);
    const done = page.saves.replace(envelope(gold(50)), 'import', 900);
    expect(await done).toBeNull();
    expect(await records(store)).toEqual([
      [50, 3],
      [2, 2],
      [50, 3],
    ]);
    expect(await backedUp(page)).toEqual([
      sealSave({ ...envelope(gold(2), 2), created: 101, savedAt: 200, played: 0 }),
    ]);
  });

  it('is not skipped if others follow at once', async () => {
    const page = openPage(await saved(1));
    const all = [2, 3, 4].map((amount) => page.saves.replace(envelope(gold(amount * 10)), 'restore', 900 + amount));
    // A skipped call would never be answered, so the written backups are checked first.
    await page.queue.flush();
    expect((await page.saves.backups.list()).map(({ madeAt }) => madeAt)).toEqual([904, 903, 902]);
    expect(await Promise.all(all)).toEqual([null, null, null]);
    expect((await records(page.store)).slice(0, 2)).toEqual([
      [30, 3],
      [40, 4],
    ]);
  });

  it('leaves other campaigns alone, and is listed beside them', async () => {
    const page = openPage(await saved(1));
    await page.put(atCamp({ id: 'two', gold: 22 }), 500);
    const before = await contents(page.store);
    await page.saves.replace(envelope(gold(50)), 'import', 400);
    expect((await page.saves.list()).map((line) => line.ok && [line.id, line.gold])).toEqual([
      ['two', 22],
      ['one', 50],
    ]);
    for (const name of ['0', 'good']) {
      const key = `campaign/two/${name}`;
      expect(await page.store.get(key)).toBe(before[key]);
    }
  });
});

describe('without an earlier save', () => {
  it('the new save is the first one, and there is nothing to back up', async () => {
    const page = openPage();
    expect(await page.saves.replace(envelope(gold(50), 7), 'import', 900)).toBeNull();
    expect(await records(page.store)).toEqual([[50, 1], null, [50, 1]]);
    expect(await page.saves.backups.list()).toEqual([]);
    expect(await page.saves.lastPlayed()).toBe('one');
    expect(page.faults).toEqual([]);
  });
});

describe('the backup of the replaced save', () => {
  it.each<Occasion>(['import', 'restore', 'migration'])(
    'before an %s names that occasion, and contains the newest save, once',
    async (occasion) => {
      const store = await saved(1, 2, 3);
      const newest = await store.get(KEYS['0']);
      const page = openPage(store);
      await page.saves.replace(envelope(gold(50)), occasion, 900);
      expect(await page.saves.backups.list()).toMatchObject([
        { occasion, madeAt: 900, of: { id: 'one', name: 'Tansy', level: 1, savedAt: 103 } },
      ]);
      expect(await backedUp(page)).toEqual([newest]);
    },
  );

  it('can be restored, and then the replacing save is backed up', async () => {
    const page = openPage(await saved(1, 2));
    await page.saves.replace(envelope(gold(50)), 'import', 900);
    const [text] = await backedUp(page);
    const old = unseal(text);
    if (!old.ok) return expect.unreachable(old.fault.reason);
    expect(await page.saves.replace(old.value.envelope, 'restore', 901)).toBeNull();
    expect(await page.saves.newest('one')).toMatchObject({ value: { campaign: { gold: 2 }, serial: 4, savedAt: 901 } });
    expect((await page.saves.backups.list()).map(({ occasion, of }) => [occasion, of?.savedAt])).toEqual([
      ['restore', 900],
      ['import', 102],
    ]);
  });

  it('contains the best readable save if the newest is torn', async () => {
    const store = await saved(1, 2);
    await store.set(KEYS['1'], '{"torn');
    const page = openPage(store);
    const older = await store.get(KEYS['0']);
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toBeNull();
    // The third record is as new as the torn slot was.
    expect(await backedUp(page)).not.toContain(older);
    expect(await page.saves.backups.list()).toMatchObject([{ of: { savedAt: 102 } }]);
    expect(await page.load()).toMatchObject({ value: { result: { campaign: { gold: 50 } } } });
  });

  it('contains every record if none can be read; afterwards all records are valid again', async () => {
    const store = await storeOf({ [KEYS['0']]: '{"zero', [KEYS['1']]: '{"one', [KEYS.good]: '{"zero' });
    const page = openPage(store);
    expect(await page.load()).toMatchObject({ ok: false });
    expect(await page.saves.replace(envelope(gold(50), 7), 'import', 900)).toBeNull();
    expect((await backedUp(page)).sort()).toEqual(['{"one', '{"zero']);
    expect(await page.saves.backups.list()).toMatchObject([{ of: null }, { of: null }]);
    expect(await records(store)).toEqual([[50, 1], null, [50, 1]]);
    expect(await page.load()).toMatchObject({ value: { lost: null } });
    await page.put(gold(51), 901);
    expect(page.faults).toEqual([]);
    expect(await records(store)).toEqual([
      [50, 1],
      [51, 2],
      [51, 2],
    ]);
  });

  it('contains every record if one is of a later version of the game', async () => {
    const future = sealSave({ ...envelope(gold(2), 2), version: 3 } as unknown as Envelope);
    const store = await saved(1);
    await store.set(KEYS['1'], future);
    const [zero, good] = [await store.get(KEYS['0']), await store.get(KEYS.good)];
    expect(good).toBe(zero);
    const page = openPage(store);
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toBeNull();
    expect((await backedUp(page)).sort()).toEqual([zero, future].sort());
    expect(await records(store)).toEqual([[50, 1], null, [50, 1]]);
  });

  it('is one of the last ten backups', async () => {
    const page = openPage(await saved(1));
    for (let time = 1; time <= BACKUPS_KEPT + 3; time++)
      await page.saves.replace(envelope(gold(50 + time)), 'import', 900 + time);
    expect((await page.saves.backups.list()).map(({ madeAt }) => madeAt)).toEqual(
      Array.from({ length: BACKUPS_KEPT }, (_, index) => 900 + BACKUPS_KEPT + 3 - index),
    );
  });
});

describe('the write-ahead', () => {
  it('is backed up if it has the newest save, and is then removed', async () => {
    const newest = sealSave(envelope(gold(9), 9));
    const texts = { one: newest };
    const page = openPage(await saved(1, 2), { writeAhead: aheadOf(texts) });
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toBeNull();
    expect(await backedUp(page)).toEqual([newest]);
    expect(unseal(texts.one)).toMatchObject({ value: { envelope: { serial: 10, campaign: { gold: 50 } } } });
    expect(await page.load()).toMatchObject({ value: { result: { campaign: { gold: 50 } } } });
  });

  it('is unchanged if nothing could be replaced', async () => {
    const texts = { one: sealSave(envelope(gold(9), 9)) };
    const before = { ...texts };
    const page = openPage(await saved(1), { writeAhead: aheadOf(texts), mayWrite: async () => false });
    await page.saves.replace(envelope(gold(50)), 'import', 900);
    expect(texts).toEqual(before);
  });
});

describe('nothing is replaced', () => {
  it('by a page that may not write: not even a backup is made', async () => {
    const store = await saved(1, 2);
    const before = await contents(store);
    const asked: string[] = [];
    const mayWrite = async (id: string) => {
      asked.push(id);
      return false;
    };
    const page = openPage(store, { mayWrite });
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toEqual(fault('elsewhere', 'one').fault);
    expect(await contents(store)).toEqual(before);
    expect(asked).toEqual(['one']);
  });

  it('when another tab takes over the campaign meanwhile: the backup is made, and the saves stay', async () => {
    const store = await saved(1, 2);
    const before = await contents(store);
    let turns = 1;
    const page = openPage(store, {
      mayWrite: async () => {
        turns -= 1;
        return turns >= 0;
      },
    });
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toMatchObject({ reason: 'elsewhere' });
    expect(await contents(store)).toMatchObject(before);
    expect(await page.saves.backups.list()).toMatchObject([{ of: { savedAt: 102 } }]);
  });

  it('by a save that could not be read again', async () => {
    const store = await saved(1, 2);
    const before = await contents(store);
    const page = openPage(store);
    expect(await page.saves.replace(envelope(gold(2.5)), 'import', 900)).toMatchObject({
      reason: 'invalid',
      field: 'campaign.gold',
    });
    expect(await contents(store)).toMatchObject(before);
    expect(await page.load()).toMatchObject({ value: { result: { campaign: { gold: 2 } } } });
  });

  it('when there is no space for the backup; the error goes to the caller, not to the queue', async () => {
    const inner = await saved(1, 2);
    const before = await contents(inner);
    const page = openPage({ ...inner, set: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) });
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toEqual({
      reason: 'full',
      field: '',
      detail: 'QuotaExceededError: no room',
    });
    expect(page.faults).toEqual([]);
    expect(await contents(inner)).toEqual(before);
  });

  it('when the store cannot be read', async () => {
    const inner = await saved(1);
    const before = await contents(inner);
    const page = openPage({ ...inner, get: () => Promise.reject(new DOMException('gone', 'InvalidStateError')) });
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toMatchObject({
      reason: 'storage',
      detail: 'InvalidStateError: gone',
    });
    expect(await contents(inner)).toEqual(before);
  });

  it('after an error, and the page continues saving afterwards', async () => {
    const inner = await saved(1, 2);
    let full = true;
    const set: Store['set'] = async (key, text) => {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      return inner.set(key, text);
    };
    const page = openPage({ ...inner, set });
    expect(await page.saves.replace(envelope(gold(50)), 'import', 900)).toMatchObject({ reason: 'full' });
    full = false;
    await page.put(gold(3), 901);
    expect(await records(inner)).toEqual([
      [3, 3],
      [2, 2],
      [3, 3],
    ]);
  });
});
