/**
 * The saved campaigns. Each has two slots, written in turn: a write that is torn leaves the other slot whole. What cannot be
 * read is reported and left where it is.
 */
import type { Campaign, Stage } from '../flow/campaign';
import type { Kept } from '../journal/journal';
import { seal, unseal } from './envelope';
import type { WriteQueue } from './queue';
import { type Envelope, FORMAT } from './schema';
import type { Store } from './store';
import { type Fault, fault, type Read, storageFault } from './untrusted';

export interface Saved {
  readonly campaign: Campaign;
  /** The scenario on the table; null with the stage 'table': it is still to be laid, from the campaign's `setupOf`. */
  readonly table: Kept | null;
}

export interface Loaded extends Saved {
  readonly savedAt: number;
  /** Why the other slot could not be read: it may have been the newer one. */
  readonly lost: Fault | null;
}

/** A line in the list of campaigns. */
export type SaveLine =
  | {
      readonly ok: true;
      readonly id: string;
      readonly name: string;
      readonly level: number;
      readonly stage: Stage['at'];
      readonly savedAt: number;
    }
  | { readonly ok: false; readonly id: string; readonly fault: Fault };

export interface Saves {
  /** All campaigns, the one played last first, then those that cannot be read. */
  list(): Promise<SaveLine[]>;
  /** The id of the campaign played last that can be read. */
  lastPlayed(): Promise<string | null>;
  load(id: string): Promise<Read<Loaded>>;
  /** Creates or updates; `now` in milliseconds since 1970. Returns at once; faults go to the queue's report. */
  save(saved: Saved, now: number): void;
  /** Deletes for good, once what waits to be written has been. */
  remove(id: string): void;
}

const SLOTS = [0, 1] as const;
type Slot = (typeof SLOTS)[number];
const PREFIX = 'campaign/';
const KEY = /^campaign\/(.+)\/[01]$/;
const keyOf = (id: string, slot: Slot) => `${PREFIX}${id}/${slot}`;

/** The newest slot that can be read. */
interface Newest {
  readonly slot: Slot;
  readonly envelope: Envelope;
  readonly lost: Fault | null;
}

export function openSaves(store: Store, queue: WriteQueue): Saves {
  /** What was written last, so that a save need not read first. */
  const written = new Map<string, { slot: Slot; serial: number }>();

  async function newest(id: string): Promise<Read<Newest>> {
    const slots = await Promise.all(SLOTS.map((slot) => store.get(keyOf(id, slot))));
    const present = slots.flatMap((text, slot) =>
      text === null ? [] : [{ slot: slot as Slot, read: unsealFor(id, text) }],
    );
    const faults = present.flatMap(({ read }) => (read.ok ? [] : [read.fault]));
    const future = faults.find(({ reason }) => reason === 'future');
    if (future) return { ok: false, fault: future };
    const [best] = present
      .flatMap(({ slot, read }) => (read.ok ? [{ slot, envelope: read.value, lost: faults[0] ?? null }] : []))
      .sort((a, b) => b.envelope.serial - a.envelope.serial);
    if (best) return { ok: true, value: best };
    return faults[0] ? { ok: false, fault: faults[0] } : fault('absent', id);
  }

  async function write({ campaign, table }: Saved, savedAt: number): Promise<void> {
    const { id } = campaign;
    const before = written.get(id) ?? (await place(id));
    const next = { slot: before.slot === 0 ? 1 : 0, serial: before.serial + 1 } as const;
    await store.set(keyOf(id, next.slot), seal({ format: FORMAT, serial: next.serial, savedAt, campaign, table }));
    written.set(id, next);
  }

  /** Where the newest save lies that must not be written over. */
  async function place(id: string): Promise<{ slot: Slot; serial: number }> {
    const found = await newest(id);
    if (found.ok) return { slot: found.value.slot, serial: found.value.envelope.serial };
    if (found.fault.reason === 'absent') return { slot: 1, serial: 0 };
    throw new Error(`campaign ${id} is there and cannot be read: ${found.fault.reason}`);
  }

  async function load(id: string): Promise<Read<Loaded>> {
    await queue.flush();
    const found = await newest(id).catch((error: unknown) => ({ ok: false, fault: storageFault(error) }) as const);
    if (!found.ok) return found;
    const { envelope, lost } = found.value;
    return { ok: true, value: { campaign: envelope.campaign, table: envelope.table, savedAt: envelope.savedAt, lost } };
  }

  async function ids(): Promise<string[]> {
    await queue.flush();
    const keys = await store.keys();
    return [...new Set(keys.flatMap((key) => KEY.exec(key)?.[1] ?? []))].sort();
  }

  async function list(): Promise<SaveLine[]> {
    const lines = await Promise.all((await ids()).map(async (id) => lineOf(id, await load(id))));
    return lines.sort((a, b) => timeOf(b) - timeOf(a));
  }

  return {
    list,
    async lastPlayed() {
      const [first] = await list();
      return first?.ok ? first.id : null;
    },
    load,
    save: (saved, now) => queue.put(PREFIX + saved.campaign.id, () => write(saved, now)),
    remove: (id) =>
      queue.put(PREFIX + id, async () => {
        for (const slot of SLOTS) await store.remove(keyOf(id, slot));
        written.delete(id);
      }),
  };
}

function unsealFor(id: string, text: unknown): Read<Envelope> {
  const read = unseal(text);
  return read.ok && read.value.campaign.id !== id ? fault('invalid', 'campaign.id', read.value.campaign.id) : read;
}

function lineOf(id: string, loaded: Read<Loaded>): SaveLine {
  if (!loaded.ok) return { ok: false, id, fault: loaded.fault };
  const { campaign, savedAt } = loaded.value;
  return { ok: true, id, name: campaign.name, level: campaign.level, stage: campaign.stage.at, savedAt };
}

function timeOf(line: SaveLine): number {
  return line.ok ? line.savedAt : -1;
}
