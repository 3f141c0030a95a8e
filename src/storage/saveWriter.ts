/**
 * Writes the slots of campaigns in turn. Remembers the last write of each campaign, so that the next save need not read
 * the store first.
 */
import { clampTime, playedBetween } from './clock';
import { sealSave, unseal } from './envelope';
import { type CampaignRecords, chooseReadable, keyOf, nextSlot, type SaveSlot } from './records';
import type { SavedModes } from './savedMode';
import type { SaveReader, SaveTimes } from './saveReader';
import { type Envelope, type Saved, type SavedTypes, VERSION } from './schema';
import type { Store } from './store';
import { fault, Refusal } from './untrusted';

export interface SaveWriter<S extends SavedTypes> {
  /** Rejects if this tab may not write a campaign. */
  checkOwner(id: string): Promise<void>;
  /** The record that a save would write now. */
  envelope(saved: Saved<S>, now: number): Envelope<S>;
  /** Writes a record. Rejects if this tab may not write it or if the record could not be read back. */
  put(slot: SaveSlot, envelope: Envelope<S>, now: number): Promise<void>;
  /** Writes a save into the slot that does not have the newest save. */
  write(saved: Saved<S>, now: number): Promise<void>;
  /**
   * Continues after a loaded save.
   * @param serial the highest serial number of the campaign's records, which may be of a newer save that was refused
   */
  resume(id: string, records: CampaignRecords, serial: number, now: number): void;
  /** Determines again which slots are to be written next. */
  rescan(): Promise<void>;
  forget(id: string): void;
}

/** The last write of a campaign. */
interface Written extends Pick<Envelope, 'serial' | 'created' | 'played'> {
  readonly slot: SaveSlot;
  /** The time of the write, or null if another page wrote it. */
  readonly at: number | null;
}

/** Within a scenario, only saves whose serial number is a multiple of this also update the `good` record. */
const COPY_EVERY = 25;

export function saveWriter<S extends SavedTypes>(
  store: Store,
  modes: SavedModes<S>,
  reader: SaveReader<S>,
  times: SaveTimes,
  mayWrite: ((id: string) => Promise<boolean>) | undefined,
): SaveWriter<S> {
  const written = new Map<string, Written>();

  async function checkOwner(id: string): Promise<void> {
    if (mayWrite && !(await mayWrite(id))) throw new Refusal(fault('elsewhere', id).fault);
  }

  async function put(slot: SaveSlot, envelope: Envelope<S>, now: number): Promise<void> {
    const { id } = envelope.campaign;
    const text = sealSave(envelope);
    const again = unseal(text, modes);
    if (!again.ok) throw new Refusal(again.fault);
    await checkOwner(id);
    await store.set(keyOf(id, slot), text);
    times.set(id, envelope.savedAt);
    const { serial, created, played } = envelope;
    written.set(id, { slot, serial, created, played, at: now });
    if (!envelope.table || serial % COPY_EVERY === 0) await store.set(keyOf(id, 'good'), text);
  }

  function envelope({ mode, campaign, table }: Saved<S>, now: number): Envelope<S> {
    const before = written.get(campaign.id);
    return {
      version: VERSION,
      serial: (before?.serial ?? 0) + 1,
      created: before?.created ?? clampTime(now),
      savedAt: times.stamp(campaign.id, now),
      played: clampTime((before?.played ?? 0) + playedBetween(before?.at ?? null, now)),
      mode,
      campaign,
      table,
    };
  }

  /**
   * Finds the newest save, because its slot must not be overwritten. Ignores the write-ahead copies, because this page
   * wrote them itself.
   */
  async function place(id: string): Promise<void> {
    const found = chooseReadable(id, { ...(await reader.find(id)), strict: null, ahead: null }, modes);
    const before = written.get(id);
    if (found.ok) {
      const there = writtenAt(found.value, before?.at ?? null);
      written.set(id, { ...there, serial: Math.max(there.serial, before?.serial ?? 0) });
    } else if (found.fault.reason !== 'absent') throw new Refusal(found.fault);
  }

  return {
    checkOwner,
    envelope,
    put,
    async write(saved, now) {
      const { id } = saved.campaign;
      if (!written.has(id)) await place(id);
      await put(written.get(id)?.slot === '0' ? '1' : '0', envelope(saved, now), now);
    },
    resume: (id, records, serial, now) => written.set(id, { ...writtenAt(records, now), serial }),
    async rescan() {
      for (const id of written.keys()) await place(id);
    },
    forget(id) {
      written.delete(id);
      times.delete(id);
    },
  };
}

function writtenAt(judged: CampaignRecords, at: number | null): Written {
  const { serial = 0, created = 0, played = 0 } = judged.readable[0]?.envelope ?? {};
  return { slot: nextSlot(judged) === '0' ? '1' : '0', serial, created, played, at };
}
