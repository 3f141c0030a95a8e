/** Loads the newest save that the game accepts. */
import type { Backups } from './backups';
import { clampTime } from './clock';
import type { WriteQueue } from './queue';
import { type CampaignRecords, keyOf, nextSlot, type ReadableRecord, type SaveSlot } from './records';
import type { SaveReader } from './saveReader';
import type { SaveWriter } from './saveWriter';
import { type Envelope, type Saved, type SavedTypes, VERSION } from './schema';
import type { Store } from './store';
import { type Fault, type FaultReason, fault, type ReadResult } from './untrusted';

/** The result of loading a campaign; `taken` is what `take` made of the save. Times are in ms. */
export interface Loaded<T> {
  readonly result: T;
  readonly savedAt: number;
  readonly played: number;
  /** The fault of a record that may be newer but could not be read or was refused, or null if there is none. */
  readonly lost: Fault | null;
  /** Whether the scenario on the table restarts after an update of the game. */
  readonly restarted: boolean;
}

export interface SaveLoader<S extends SavedTypes> {
  /** See `load` of `Saves`. */
  load<T>(id: string, now: number, take: (saved: Saved<S>) => Promise<ReadResult<T>>): Promise<ReadResult<Loaded<T>>>;
  /** Makes a running load read the records again, because another job of the queue has changed them. */
  readAgain(): void;
}

export interface SaveLoaderOptions<S extends SavedTypes> {
  readonly store: Store;
  readonly queue: WriteQueue;
  readonly backups: Backups;
  readonly reader: SaveReader<S>;
  readonly writer: SaveWriter<S>;
}

/**
 * Faults that can disappear later, when the missing part becomes available. An older save must not replace a save with
 * such a fault.
 */
const NOT_LOST: readonly FaultReason[] = ['contentGone', 'notFetched'];

export function saveLoader<S extends SavedTypes>(options: SaveLoaderOptions<S>): SaveLoader<S> {
  const { store, queue, backups, reader, writer } = options;
  /** The number of calls of `readAgain`. */
  let moved = 0;

  async function load<T>(
    id: string,
    now: number,
    take: (saved: Saved<S>) => Promise<ReadResult<T>>,
  ): Promise<ReadResult<Loaded<T>>> {
    await queue.flush();
    const moves = moved;
    const found = await reader.read(id);
    // The records may have changed while they were read.
    if (moves !== moved) return load(id, now, take);
    if (!found.ok) return found;
    let [lost = null] = found.value.faults;
    for (const [index, each] of found.value.readable.entries()) {
      const taken = await take(withoutMetadata(each.envelope));
      if (!taken.ok && NOT_LOST.includes(taken.fault.reason)) return taken;
      if (!taken.ok) {
        lost ??= taken.fault;
        continue;
      }
      const serial = found.value.readable[0]?.envelope.serial ?? 0;
      const rest: CampaignRecords<S> = { ...found.value, readable: found.value.readable.slice(index) };
      writer.resume(id, rest, serial, now);
      secure(each, nextSlot(rest), serial, now);
      const { savedAt, played } = each.envelope;
      return { ok: true, value: { result: taken.value, savedAt, played, lost, restarted: each.restarted } };
    }
    return { ok: false, fault: lost ?? fault('absent', id).fault };
  }

  /** Backs up and rewrites a loaded save of an older format; copies a loaded save of the current format to `good`. */
  function secure(
    { envelope, from, text, name }: ReadableRecord<S>,
    slot: SaveSlot,
    serial: number,
    now: number,
  ): void {
    const { campaign } = envelope;
    if (from === VERSION && name === 'good') return;
    queue.put(`secure/${campaign.id}`, async () => {
      await writer.checkOwner(campaign.id);
      if (from === VERSION) {
        const copy = keyOf(campaign.id, 'good');
        if ((await store.get(copy)) !== text) await store.set(copy, text);
        return;
      }
      await backups.make(text, 'migration', clampTime(now));
      await writer.put(slot, { ...envelope, serial: serial + 1 }, now);
    });
  }

  return {
    load,
    readAgain() {
      moved += 1;
    },
  };
}

/** The part of a record without its metadata. */
export function withoutMetadata<S extends SavedTypes>({ mode, campaign, table }: Envelope<S>): Saved<S> {
  return { mode, campaign, table };
}
