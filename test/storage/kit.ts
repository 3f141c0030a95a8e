/** Helpers for tests of storage: campaigns to save, and stores that the test controls. */

import { type Campaign, newCampaign } from '../../src/flow/inHand/campaign';
import { writeQueue } from '../../src/storage/queue';
import { openSaves, type SavesOptions } from '../../src/storage/saves';
import { memoryStore, type Store } from '../../src/storage/store';
import type { Fault, ReadResult } from '../../src/storage/untrusted';
import { playByNumbers, skirmish } from '../journal/kit';
import { type Envelope, keep, newGame, replay, type Saved } from '../kit/inHand';
import { modeOf } from '../kit/modes';

/** A campaign between two scenarios. */
export function atCamp(changes: Partial<Campaign> = {}): Saved {
  const campaign = newCampaign('one', 'Tansy', { hindrances: false, onTable: false });
  return { mode: 'inHand', campaign: { ...campaign, ...changes }, table: null };
}

/** A campaign with a scenario under way, after this many commands. */
export function atTable(commands: number): Saved {
  const book = skirmish();
  const played = playByNumbers(book, [3, 1, 4, 1, 5], commands);
  const game = replay(book, { ...newGame(book).journal, commands: played.commands });
  if (!game.ok) throw new Error(game.reason);
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: 'test' } as const;
  return { ...atCamp({ stage }), table: keep(game) };
}

export function envelope(saved: Saved, serial = 1): Envelope {
  return { version: 2, serial, created: 1000, savedAt: 1000 + serial, played: 0, ...saved };
}

/** Accepts any save without checking it by the rules. */
export const acceptAny = async (saved: Saved): Promise<ReadResult<Saved>> => ({ ok: true, value: saved });

/** A page with its saves, and everything that a test needs of them. */
export function openPage(store: Store = memoryStore(), options: SavesOptions = {}) {
  const faults: Fault[] = [];
  const queue = writeQueue((fault) => faults.push(fault));
  const saves = openSaves(store, queue, modeOf, options);
  return {
    store,
    saves,
    backups: saves.backups,
    queue,
    faults,
    load: (id = 'one') => saves.load(id, 0, acceptAny),
    /** Saves, and waits until the save is written. */
    put: async (saved: Saved, now: number) => {
      saves.save(saved, now);
      await queue.flush();
    },
  };
}

/** A campaign that is recognised by its amount of gold. */
export const gold = (amount: number): Saved => atCamp({ gold: amount });

/** The contents of a store, key by key. */
export async function contents(store: Store): Promise<Record<string, unknown>> {
  const keys = (await store.keys()).sort();
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await store.get(key)])));
}

export async function storeOf(entries: Readonly<Record<string, unknown>>): Promise<Store> {
  const store = memoryStore();
  for (const [key, text] of Object.entries(entries)) await store.set(key, String(text));
  return store;
}

/** A store whose page is killed at its n-th write: half of that write arrives, or nothing, and no later write. */
export function storeThatDies(store: Store, writes: number, half = false): Store {
  let left = writes;
  const alive = () => {
    left -= 1;
    if (left < 0) throw new Error('the page is gone');
  };
  return {
    ...store,
    set: async (key, text) => {
      if (half && left === 0) await store.set(key, text.slice(0, text.length / 2));
      alive();
      await store.set(key, text);
    },
    remove: async (key) => {
      alive();
      await store.remove(key);
    },
  };
}

/** A fake of the browser's locks, as far as the tabs use them. */
export function lockManager(): Pick<LockManager, 'request'> {
  const held = new Map<string, (error: DOMException) => void>();
  const request = async (name: string, { steal, ifAvailable }: LockOptions, use: (lock: Lock | null) => unknown) => {
    if (ifAvailable && held.has(name)) return use(null);
    if (steal) held.get(name)?.(new DOMException('stolen', 'AbortError'));
    let stolen: (error: DOMException) => void = () => {};
    const theft = new Promise<never>((_, reject) => {
      stolen = reject;
    });
    held.set(name, stolen);
    try {
      return await Promise.race([use({ name, mode: 'exclusive' }), theft]);
    } finally {
      if (held.get(name) === stolen) held.delete(name);
    }
  };
  return { request: request as LockManager['request'] };
}

/** A local storage with this much space, in characters. */
export function localStorageOf(room = 5_000_000): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => void delete kept[key],
    setItem(key: string, text: string) {
      const used = Object.entries(kept).reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
      if (used + text.length > room) throw new DOMException('no room', 'QuotaExceededError');
      kept[key] = text;
    },
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(kept, key),
  });
}
