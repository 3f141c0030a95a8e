/**
 * Stores the campaigns, with several records for each campaign (records.ts). Unreadable records are reported and kept. A
 * save is backed up before a migration changes it, and before an import, a restored backup or a merge replaces it.
 */
import type { Backups, Occasion } from './backups';
import { clampTime } from './clock';
import { sealSave } from './envelope';
import { lateBackups } from './lateBackups';
import type { WriteQueue } from './queue';
import {
  campaignIdOf,
  chooseReadable,
  KEYED_RECORDS,
  keyOf,
  nextSlot,
  RECORDS,
  statsKeyOf,
  tableStatsKeyOf,
} from './records';
import type { SavedModes } from './savedMode';
import { type SaveLine, saveLineOf, timeOf } from './saveLines';
import { type Loaded, saveLoader } from './saveLoader';
import { saveReader, saveTimes } from './saveReader';
import { saveWriter } from './saveWriter';
import type { Envelope, Saved, SavedTypes } from './schema';
import type { Store } from './store';
import { type Fault, fault, type ReadResult, storageFault } from './untrusted';
import type { WriteAhead } from './writeAhead';

export interface Saves<S extends SavedTypes = SavedTypes> {
  readonly backups: Backups;
  /** All campaigns, the most recently played first; unreadable campaigns come last. */
  list(): Promise<SaveLine[]>;
  /** The id of the most recently played readable campaign, or null if there is none. */
  lastPlayed(): Promise<string | null>;
  /**
   * Loads the newest readable save that `take` accepts. If `take` refuses a save, the next older save is tried. But if only
   * content is missing, or a part of the game cannot be loaded now, the fault is returned. A save of an older format is backed up and
   * rewritten.
   */
  load<T>(id: string, now: number, take: (saved: Saved<S>) => Promise<ReadResult<T>>): Promise<ReadResult<Loaded<T>>>;
  /**
   * Creates or updates a save. Resolves when the write-ahead copy is on the disk; returns null if there is no such
   * copy. The slots are written later; the queue reports faults of these writes.
   * @param now milliseconds since 1970
   */
  save(saved: Saved<S>, now: number): Promise<void> | null;
  /** Determines the slots again. Call this when another job of the queue has changed records. */
  rescanSlots(): Promise<void>;
  /** The newest readable save, or a fault if there is none. */
  newest(id: string): Promise<ReadResult<Envelope<S>>>;
  /**
   * Makes a backup of the newest save, because its scenario cannot continue after an update of the game.
   * @returns a fault, or null on success
   */
  backUp(id: string, now: number): Promise<Fault | null>;
  /** The record that a save would write now. */
  envelope(saved: Saved<S>, now: number): Envelope<S>;
  /**
   * Makes a backup of the stored save and then replaces the save.
   * @returns a fault, or null on success
   */
  replace(envelope: Envelope<S>, occasion: Occasion, now: number): Promise<Fault | null>;
  /** Queues the permanent deletion of a campaign and its statistics, in place of the campaign's waiting save. */
  remove(id: string): void;
}

export interface SavesOptions {
  /** Whether this tab may write a campaign; called before every write. */
  mayWrite?(id: string): Promise<boolean>;
  /** The synchronous version of `mayWrite`. */
  mayWriteNow?(id: string): boolean;
  readonly writeAhead?: WriteAhead;
}

export function openSaves<S extends SavedTypes>(
  store: Store,
  queue: WriteQueue,
  modes: SavedModes<S>,
  { mayWrite, mayWriteNow = () => true, writeAhead }: SavesOptions = {},
): Saves<S> {
  const times = saveTimes();
  const reader = saveReader(store, modes, times, writeAhead);
  const writer = saveWriter(store, modes, reader, times, mayWrite);
  const backups = lateBackups(store, modes);
  const loader = saveLoader({ store, queue, backups, reader, writer });
  let replacements = 0;

  async function list(): Promise<SaveLine[]> {
    await queue.flush();
    const keys = await store.keys();
    const ids = new Set([...keys.flatMap((key) => campaignIdOf(key) ?? []), ...(writeAhead?.ids() ?? [])]);
    const lines = await Promise.all([...ids].sort().map(async (id) => saveLineOf(id, await reader.read(id), modes)));
    return lines.sort((a, b) => timeOf(b) - timeOf(a));
  }

  async function replaced(envelope: Envelope<S>, occasion: Occasion, now: number): Promise<void> {
    const { id } = envelope.campaign;
    await writer.checkOwner(id);
    const found = await reader.find(id);
    const there = chooseReadable(id, found, modes);
    const [best] = there.ok ? there.value.readable : [];
    const texts = best ? [best.text] : RECORDS.flatMap((name) => (found[name] === null ? [] : [String(found[name])]));
    for (const text of new Set(texts)) await backups.make(text, occasion, clampTime(now));
    const slot = there.ok ? nextSlot(there.value) : '0';
    const serial = (best?.envelope.serial ?? 0) + 1;
    const next = { ...envelope, serial, savedAt: clampTime(now) };
    await writer.put(slot, next, now);
    await writeAhead?.put(id, sealSave(next));
    if (!there.ok) await store.remove(keyOf(id, '1'));
    await store.set(keyOf(id, 'good'), sealSave(next));
  }

  return {
    backups,
    list,
    async lastPlayed() {
      const [first] = await list();
      return first?.ok ? first.id : null;
    },
    load: loader.load,
    save(saved, now) {
      const { id } = saved.campaign;
      const ahead = writeAhead && mayWriteNow(id) ? writeAhead.put(id, sealSave(writer.envelope(saved, now))) : null;
      queue.put(`campaign/${id}`, () => writer.write(saved, now), ahead !== null);
      return ahead;
    },
    async rescanSlots() {
      loader.readAgain();
      await writer.rescan();
    },
    async newest(id) {
      await queue.flush();
      const found = await reader.read(id);
      if (!found.ok) return found;
      const [best] = found.value.readable;
      return best ? { ok: true, value: best.envelope } : fault('absent', id);
    },
    async backUp(id, now) {
      const found = await reader.read(id);
      if (!found.ok) return found.fault;
      const [best] = found.value.readable;
      if (!best) return fault('absent', id).fault;
      return backups.make(best.text, 'migration', clampTime(now)).then(() => null, storageFault);
    },
    envelope: writer.envelope,
    replace(envelope, occasion, now) {
      replacements += 1;
      return new Promise((resolve) => {
        const work = () =>
          replaced(envelope, occasion, now).then(
            () => resolve(null),
            (error: unknown) => resolve(storageFault(error)),
          );
        queue.put(`replace/${replacements}`, work);
      });
    },
    remove: (id) =>
      queue.put(`campaign/${id}`, async () => {
        await writer.checkOwner(id);
        await writeAhead?.remove(id);
        for (const name of KEYED_RECORDS) await store.remove(keyOf(id, name));
        await store.remove(statsKeyOf(id));
        await store.remove(tableStatsKeyOf(id));
        writer.forget(id);
      }),
  };
}
