/** Tests that the last save survives if a write stops at any byte, or a page ends between any two writes. */

import { describe, expect, it } from 'vitest';
import { sealSave } from '../../src/storage/envelope';
import { KEYED_RECORDS, type RecordName } from '../../src/storage/records';
import { memoryStore, type Store } from '../../src/storage/store';
import { judge, type Saved } from '../kit/inHand';
import { many } from '../kit/many';
import { atCamp, atTable, contents, envelope, gold, openPage, storeOf, storeThatDies } from './kit';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (some: Uint8Array) => new TextDecoder().decode(some);

/** What remains of a write that stopped after any number of bytes: in an empty place, and over the old text. */
function* tears(after: string, before: string): Generator<string> {
  const [whole, old] = [bytes(after), bytes(before)];
  for (let place = 0; place <= many(whole.length); place++) {
    const cut = Math.round((place * whole.length) / many(whole.length));
    yield text(whole.subarray(0, cut));
    yield text(Uint8Array.from([...whole.subarray(0, cut), ...old.subarray(cut)]));
  }
}

it.each<[Exclude<RecordName, 'ahead' | 'strict'>, string]>([
  ['0', 'the slot whose turn it is'],
  ['1', 'the slot whose turn it is not, for it had been torn before'],
  ['good', 'the third record'],
])('a write to record %s may be torn at any byte: %s', (name) => {
  const last = { ...atTable(6), ...{ campaign: { ...atTable(6).campaign, name: 'Žofie Čapková' } } };
  const saves: readonly Saved[] = [atTable(4), atTable(5), last];
  const [older = '', newer = '', next = ''] = saves.map((saved, index) => sealSave(envelope(saved, index + 1)));
  const there = { strict: null, ahead: null, '0': older, '1': newer, good: older };
  const torn = { ...there, [name]: '' };
  const outcomes = new Set<number>();
  for (const left of tears(next, there[name])) {
    const judged = judge('one', { ...torn, [name]: left });
    outcomes.add(judged.ok ? (judged.value.readable[0]?.envelope.serial ?? 0) : 0);
  }
  expect([...outcomes].sort()).toEqual(name === '1' ? [1, 2, 3] : [2, 3]);
});

/** Runs an action on a store whose page is killed at its n-th write, for every n, until the action finishes. */
async function killed(
  begin: () => Promise<Store>,
  deed: (store: Store) => Promise<unknown>,
  look: (store: Store) => Promise<void>,
) {
  for (const half of [false, true]) {
    for (let writes = 0; ; writes++) {
      const store = await begin();
      const before = JSON.stringify(await contents(store));
      await deed(storeThatDies(store, writes, half));
      await look(store);
      const sure = await begin();
      await deed(sure);
      const after = JSON.stringify(await contents(sure));
      if (JSON.stringify(await contents(store)) === after && after !== before) break;
      expect(writes).toBeLessThan(20);
    }
  }
}

const goldIn = async (store: Store) => {
  const loaded = await openPage(store).load();
  return loaded.ok ? loaded.value.result.campaign.gold : loaded.fault.reason;
};

describe('a page that is killed at any of its writes', () => {
  const begun = async () => {
    const store = memoryStore();
    for (const amount of [1, 2]) await openPage(store).put(gold(amount), amount);
    return store;
  };

  it('while it saves, leaves either the previous save or this one', async () => {
    await killed(
      begun,
      (store) => openPage(store).put(gold(3), 3),
      async (store) => expect([2, 3]).toContain(await goldIn(store)),
    );
  });

  it('during its first save, leaves nothing or the save', async () => {
    await killed(
      async () => memoryStore(),
      (store) => openPage(store).put(gold(3), 3),
      async (store) => expect(['absent', 'notJson', 3]).toContain(await goldIn(store)),
    );
  });

  it('during an import, leaves the previous save or the import, and never loses the previous save', async () => {
    await killed(
      begun,
      (store) => openPage(store).saves.replace(envelope(gold(50), 1), 'import', 5),
      async (store) => {
        const amount = await goldIn(store);
        expect([2, 50]).toContain(amount);
        const backups = await openPage(store).saves.backups.list();
        if (amount === 50) expect(backups).toMatchObject([{ occasion: 'import', of: { id: 'one' } }]);
      },
    );
  });

  it('while it replaces broken records by an import, has put them in the backups first', async () => {
    const broken = async () =>
      storeOf(Object.fromEntries(KEYED_RECORDS.map((name) => [`campaign/one/${name}`, `{"${name}`])));
    await killed(
      broken,
      (store) => openPage(store).saves.replace(envelope(gold(50), 1), 'import', 5),
      async (store) => {
        const amount = await goldIn(store);
        const { saves } = openPage(store);
        const kept = await Promise.all((await saves.backups.list()).map(({ key }) => saves.backups.text(key)));
        if (amount === 50) expect(kept.map((read) => read.ok && read.value).sort()).toEqual(['{"0', '{"1', '{"good']);
        else expect(amount).toBe('notJson');
      },
    );
  });

  it('during a deletion, leaves a complete save or none', async () => {
    await killed(
      begun,
      async (store) => {
        const { saves, queue } = openPage(store);
        saves.remove('one');
        await queue.flush();
      },
      async (store) => expect([1, 2, 'absent']).toContain(await goldIn(store)),
    );
  });
});

it('a campaign is not affected by what happens to another', async () => {
  const store = memoryStore();
  await openPage(store).put(atCamp({ id: 'two', gold: 22 }), 1);
  const before = await contents(store);
  await openPage(store).put(gold(1), 1);
  await openPage(store).saves.replace(envelope(gold(2)), 'import', 2);
  expect(await contents(store)).toMatchObject(before);
});
