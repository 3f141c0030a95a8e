/**
 * Stores the campaigns, with several records for each campaign (records.ts). Unreadable records are reported and kept. A
 * save is backed up before a migration changes it, and before an import, a restored backup or a merge replaces it.
 */
import type { Backups, Occasion } from './backups';
import { clampTime, playedBetween } from './clock';
import { sealSave, unseal } from './envelope';
import { lateBackups } from './lateBackups';
import type { WriteQueue } from './queue';
import {
  type CampaignRecords,
  campaignIdOf,
  chooseReadable,
  keyOf,
  nextSlot,
  RECORDS,
  type ReadableRecord,
  type SaveSlot,
  STORED,
  statsKeyOf,
  strictKeyOf,
  tableStatsKeyOf,
} from './records';
import { fetchNamed, type SavedModes } from './savedMode';
import { type SaveLine, saveLineOf, timeOf } from './saveLines';
import { type Envelope, type Saved, type SavedTypes, VERSION } from './schema';
import type { Store } from './store';
import { type Fault, type FaultReason, fault, type ReadResult, Refusal, storageFault } from './untrusted';
import type { WriteAhead } from './writeAhead';

/** The result of loading a campaign; `taken` is what `take` made of the save. Times are in ms. */
export interface Loaded<T> {
  readonly taken: T;
  readonly savedAt: number;
  readonly played: number;
  /** The fault of a record that may be newer but could not be read or was refused, or null if there is none. */
  readonly lost: Fault | null;
  /** Whether the scenario on the table restarts after an update of the game. */
  readonly restarted: boolean;
}

export interface Saves<S extends SavedTypes = SavedTypes> {
  readonly backups: Backups;
  /** All campaigns, the most recently played first; unreadable campaigns come last. */
  list(): Promise<SaveLine[]>;
  /** The id of the most recently played readable campaign, or null if there is none. */
  lastPlayed(): Promise<string | null>;
  /**
   * Loads the newest readable save that `take` accepts. If `take` refuses a save, the next older save is tried, unless only
   * content is missing or a part of the game cannot be loaded now. A save of an older format is backed up and
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

/**
 * Faults that can disappear later, when the missing part becomes available. An older save must not replace a save with
 * such a fault.
 */
const NOT_LOST: readonly FaultReason[] = ['contentGone', 'notFetched'];

/** Within a scenario, only saves whose serial number is a multiple of this also update the `good` record. */
const COPY_EVERY = 25;

/** The last write of a campaign, so that the next save need not read the store first. */
interface Written extends Pick<Envelope, 'serial' | 'created' | 'played'> {
  readonly slot: SaveSlot;
  /** The time of the write, or null if another page wrote it. */
  readonly at: number | null;
}

export function openSaves<S extends SavedTypes>(
  store: Store,
  queue: WriteQueue,
  modes: SavedModes<S>,
  { mayWrite, mayWriteNow = () => true, writeAhead }: SavesOptions = {},
): Saves<S> {
  const written = new Map<string, Written>();
  const backups = lateBackups(store, modes);
  let replacements = 0;
  /** The time of each campaign's last save, as far as this page knows. */
  const savedAt = new Map<string, number>();
  /** The time to store in a save. It is not earlier than the saves of all other campaigns, even if the clock was set back. */
  const stamp = (id: string, now: number): number => {
    const others = [...savedAt].flatMap(([other, at]) => (other === id ? [] : [at]));
    const latest = Math.max(0, ...others);
    return clampTime(now < latest ? latest + 1 : now);
  };
  /** The number of calls of `rescanSlots`. */
  let moved = 0;

  const find = async (id: string) => {
    const keys = [...STORED.map((name) => keyOf(id, name)), strictKeyOf(id)];
    const [slot0 = null, slot1 = null, good = null, strict = null] = await Promise.all(
      keys.map(async (key) => (await store.get(key)) ?? null),
    );
    const found = { strict, ahead: writeAhead?.get(id) ?? null, '0': slot0, '1': slot1, good };
    const unfetched = await fetchNamed(Object.values(found), modes);
    if (unfetched) throw new Refusal(unfetched);
    return found;
  };
  const judged = async (id: string): Promise<ReadResult<CampaignRecords<S>>> =>
    find(id).then(
      (found) => {
        const read = chooseReadable(id, found, modes);
        const [best] = read.ok ? read.value.readable : [];
        if (best) savedAt.set(id, best.envelope.savedAt);
        return read;
      },
      (error: unknown) => ({ ok: false, fault: storageFault(error) }),
    );

  /** Writes a record. Rejects if this tab may not write it or if the record could not be read back. */
  async function put(slot: SaveSlot, envelope: Envelope<S>, now: number): Promise<void> {
    const { id } = envelope.campaign;
    const text = sealSave(envelope);
    const again = unseal(text, modes);
    if (!again.ok) throw new Refusal(again.fault);
    await ask(id);
    await store.set(keyOf(id, slot), text);
    savedAt.set(id, envelope.savedAt);
    const { serial, created, played } = envelope;
    written.set(id, { slot, serial, created, played, at: now });
    if (!envelope.table || serial % COPY_EVERY === 0) await store.set(keyOf(id, 'good'), text);
  }

  async function ask(id: string): Promise<void> {
    if (mayWrite && !(await mayWrite(id))) throw new Refusal(fault('elsewhere', id).fault);
  }

  async function write(saved: Saved<S>, now: number): Promise<void> {
    const { id } = saved.campaign;
    if (!written.has(id)) await place(id);
    await put(written.get(id)?.slot === '0' ? '1' : '0', envelope(saved, now), now);
  }

  /**
   * Finds the newest save, because its slot must not be overwritten. Ignores the write-ahead copies, because this page
   * wrote them itself.
   */
  async function place(id: string): Promise<void> {
    const found = chooseReadable(id, { ...(await find(id)), strict: null, ahead: null }, modes);
    const before = written.get(id);
    if (found.ok) {
      const there = writtenAt(found.value, before?.at ?? null);
      written.set(id, { ...there, serial: Math.max(there.serial, before?.serial ?? 0) });
    } else if (found.fault.reason !== 'absent') throw new Refusal(found.fault);
  }

  function envelope({ mode, campaign, table }: Saved<S>, now: number): Envelope<S> {
    const before = written.get(campaign.id);
    return {
      version: VERSION,
      serial: (before?.serial ?? 0) + 1,
      created: before?.created ?? clampTime(now),
      savedAt: stamp(campaign.id, now),
      played: clampTime((before?.played ?? 0) + playedBetween(before?.at ?? null, now)),
      mode,
      campaign,
      table,
    };
  }

  async function load<T>(
    id: string,
    now: number,
    take: (saved: Saved<S>) => Promise<ReadResult<T>>,
  ): Promise<ReadResult<Loaded<T>>> {
    await queue.flush();
    const moves = moved;
    const found = await judged(id);
    // The records may have changed while they were read.
    if (moves !== moved) return load(id, now, take);
    if (!found.ok) return found;
    let [lost = null] = found.value.faults;
    for (const [index, each] of found.value.readable.entries()) {
      const taken = await take(savedIn(each.envelope));
      if (!taken.ok && NOT_LOST.includes(taken.fault.reason)) return taken;
      if (!taken.ok) {
        lost ??= taken.fault;
        continue;
      }
      const serial = found.value.readable[0]?.envelope.serial ?? 0;
      const rest: CampaignRecords<S> = { ...found.value, readable: found.value.readable.slice(index) };
      written.set(id, { ...writtenAt(rest, now), serial });
      secure(each, nextSlot(rest), serial, now);
      const { savedAt, played } = each.envelope;
      return { ok: true, value: { taken: taken.value, savedAt, played, lost, restarted: each.restarted } };
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
      await ask(campaign.id);
      if (from === VERSION) {
        const copy = keyOf(campaign.id, 'good');
        if ((await store.get(copy)) !== text) await store.set(copy, text);
        return;
      }
      await backups.make(text, 'migration', clampTime(now));
      await put(slot, { ...envelope, serial: serial + 1 }, now);
    });
  }

  async function replaced(envelope: Envelope<S>, occasion: Occasion, now: number): Promise<void> {
    const { id } = envelope.campaign;
    await ask(id);
    const found = await find(id);
    const there = chooseReadable(id, found, modes);
    const [best] = there.ok ? there.value.readable : [];
    const texts = best ? [best.text] : RECORDS.flatMap((name) => (found[name] === null ? [] : [String(found[name])]));
    for (const text of new Set(texts)) await backups.make(text, occasion, clampTime(now));
    const slot = there.ok ? nextSlot(there.value) : '0';
    const serial = (best?.envelope.serial ?? 0) + 1;
    const next = { ...envelope, serial, savedAt: clampTime(now) };
    await put(slot, next, now);
    await writeAhead?.put(id, sealSave(next));
    if (!there.ok) await store.remove(keyOf(id, '1'));
    await store.set(keyOf(id, 'good'), sealSave(next));
  }

  async function list(): Promise<SaveLine[]> {
    await queue.flush();
    const keys = await store.keys();
    const ids = new Set([...keys.flatMap((key) => campaignIdOf(key) ?? []), ...(writeAhead?.ids() ?? [])]);
    const lines = await Promise.all([...ids].sort().map(async (id) => saveLineOf(id, await judged(id), modes)));
    return lines.sort((a, b) => timeOf(b) - timeOf(a));
  }

  return {
    backups,
    list,
    async lastPlayed() {
      const [first] = await list();
      return first?.ok ? first.id : null;
    },
    load,
    save(saved, now) {
      const { id } = saved.campaign;
      const ahead = writeAhead && mayWriteNow(id) ? writeAhead.put(id, sealSave(envelope(saved, now))) : null;
      queue.put(`campaign/${id}`, () => write(saved, now));
      return ahead;
    },
    async rescanSlots() {
      moved += 1;
      for (const id of written.keys()) await place(id);
    },
    async newest(id) {
      await queue.flush();
      const found = await judged(id);
      if (!found.ok) return found;
      const [best] = found.value.readable;
      return best ? { ok: true, value: best.envelope } : fault('absent', id);
    },
    async backUp(id, now) {
      const found = await judged(id);
      if (!found.ok) return found.fault;
      const [best] = found.value.readable;
      if (!best) return fault('absent', id).fault;
      return backups.make(best.text, 'migration', clampTime(now)).then(() => null, storageFault);
    },
    envelope,
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
        await ask(id);
        await writeAhead?.remove(id);
        for (const name of STORED) await store.remove(keyOf(id, name));
        await store.remove(statsKeyOf(id));
        await store.remove(tableStatsKeyOf(id));
        written.delete(id);
        savedAt.delete(id);
      }),
  };
}

function writtenAt(judged: CampaignRecords, at: number | null): Written {
  const { serial = 0, created = 0, played = 0 } = judged.readable[0]?.envelope ?? {};
  return { slot: nextSlot(judged) === '0' ? '1' : '0', serial, created, played, at };
}

/** The part of a record without its metadata. */
export function savedIn<S extends SavedTypes>({ mode, campaign, table }: Envelope<S>): Saved<S> {
  return { mode, campaign, table };
}
