/**
 * Stores the statistics of each campaign in a separate record, so that a damaged record does not affect a save. Each mode
 * defines what is counted.
 */
import * as v from 'valibot';
import type { Shape } from '../journal/shapes';
import { openRecord, sealRecord } from './envelope';
import type { RecordMerger } from './merge';
import type { WriteQueue } from './queue';
import type { Store } from './store';
import { fault, type ReadResult, readShape, storageFault } from './untrusted';

const VERSION = 1;

/** A mode's statistics. */
export interface TallyFormat<T> {
  /** The key of a campaign's record. The empty id gives the prefix of all keys. */
  keyOf(id: string): string;
  readonly shape: Shape<T>;
  readonly empty: T;
  sum(one: T, other: T): T;
}

export interface Tallies<T> {
  /**
   * Reads the statistics of a campaign, or of all campaigns (null).
   * @returns the fault of the first unreadable record if there is one
   */
  read(store: Store, id: string | null): Promise<ReadResult<T>>;
  /**
   * Adds a finished game. A damaged record is replaced; a record that a later version of the application wrote stays unchanged.
   * @param game `seed` identifies the write in the queue; `digest` identifies the game, so that it is not counted twice
   * in a row
   */
  add(store: Store, queue: WriteQueue, game: { id: string; seed: string; digest: () => string; tally: () => T }): void;
  /**
   * Changes the statistics of a campaign. `change` returns null if it refuses.
   * @param write identifies the write in the queue
   */
  change(
    store: Store,
    queue: WriteQueue,
    of: { readonly id: string; readonly write: string; readonly change: (tally: T) => T | null },
  ): Promise<ChangeResult>;
  /** Adds the counts of another store's record to the main store's record, which stays unchanged if both end with the same game. */
  readonly merge: RecordMerger;
}

/** 'refused': the change returned null; 'failed': the record cannot be read or written, and stays unchanged. */
export type ChangeResult = 'done' | 'refused' | 'failed';

interface Stats<T> {
  readonly stats: typeof VERSION;
  /** Identifies the last counted game, so that the game is not counted twice in a row. */
  readonly last: string;
  readonly tally: T;
}

export function openTallies<T>({ keyOf, shape, empty, sum }: TallyFormat<T>): Tallies<T> {
  const nothing: Stats<T> = { stats: VERSION, last: '', tally: empty };
  const statsShape: Shape<Stats<T>> = v.strictObject({
    stats: v.literal(VERSION),
    last: v.pipe(v.string(), v.regex(/^[0-9a-f]{0,8}$/)),
    tally: shape,
  });

  function statsIn(text: unknown): ReadResult<Stats<T>> {
    if (text === null || text === undefined) return { ok: true, value: nothing };
    const whole = openRecord(text);
    if (!whole.ok) return whole;
    const { stats } = whole.value;
    if (typeof stats === 'number' && stats > VERSION) return fault('future', 'stats', String(stats));
    return readShape(statsShape, whole.value);
  }

  async function readRecord(store: Store, key: string): Promise<ReadResult<Stats<T>>> {
    try {
      return statsIn(await store.get(key));
    } catch (error) {
      return { ok: false, fault: storageFault(error) };
    }
  }

  return {
    async read(store, id) {
      const all = keyOf('');
      const keys = id === null ? (await store.keys()).filter((key) => key.startsWith(all)) : [keyOf(id)];
      let total = empty;
      for (const key of keys) {
        const read = await readRecord(store, key);
        if (!read.ok) return read;
        total = sum(total, read.value.tally);
      }
      return { ok: true, value: total };
    },
    add(store, queue, { id, seed, digest, tally }) {
      const key = keyOf(id);
      queue.put(`${key}/${seed}`, async () => {
        const read = await readRecord(store, key);
        if (!read.ok && (read.fault.reason === 'future' || read.fault.reason === 'storage')) return;
        const before = read.ok ? read.value : nothing;
        const last = digest();
        if (before.last === last) return;
        await store.set(key, sealRecord({ stats: VERSION, last, tally: sum(before.tally, tally()) }));
      });
    },
    change: (store, queue, { id, write, change }) =>
      new Promise((resolve) => {
        const key = keyOf(id);
        queue.put(`${key}/${write}`, async () => {
          const read = await readRecord(store, key);
          if (!read.ok) return resolve('failed');
          const tally = change(read.value.tally);
          if (tally === null) return resolve('refused');
          try {
            await store.set(key, sealRecord({ ...read.value, tally }));
            resolve('done');
          } catch (error) {
            resolve('failed');
            throw error;
          }
        });
      }),
    merge: async (apart, kept) => {
      const [one, other] = [statsIn(apart), statsIn(kept)];
      if (!one.ok || (!other.ok && other.fault.reason === 'future')) return null;
      const before = other.ok ? other.value : nothing;
      if (before.last === one.value.last) return null;
      return sealRecord({ stats: VERSION, last: one.value.last, tally: sum(before.tally, one.value.tally) });
    },
  };
}
