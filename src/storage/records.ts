/**
 * Defines the records of a campaign, and chooses among them. Two slots are written alternately, so that an interrupted
 * write leaves the other slot intact. `good` is an older readable save in case both slots are damaged. `strict` and
 * `ahead` are write-ahead copies of the newest save (writeAhead.ts).
 */
import { type UnsealedSave, unseal } from './envelope';
import { STRICT } from './indexedTexts';
import type { SavedModes } from './savedMode';
import type { SavedTypes } from './schema';
import { type Fault, type FaultReason, fault, type ReadResult } from './untrusted';

const SLOTS = ['0', '1'] as const;
export type SaveSlot = (typeof SLOTS)[number];
/** The records with keys from `keyOf`. */
export const KEYED_RECORDS = [...SLOTS, 'good'] as const;
/**
 * All records in order of preference: if two have the same serial number and time, the first is used. The serial number only grows when a
 * slot is written, so while the store fails, the newest copy has the latest time.
 */
export const RECORDS = ['strict', 'ahead', ...KEYED_RECORDS] as const;
export type RecordName = (typeof RECORDS)[number];

const KEY = /^campaign\/(.+)\/(?:0|1|good)$/;
const STRICT_KEY = new RegExp(`^${STRICT}(.+)$`);

/** The key of a record of a campaign, except for the write-ahead copies. */
export const keyOf = (id: string, name: (typeof KEYED_RECORDS)[number]): string => `campaign/${id}/${name}`;
/** The key of the write-ahead copy with strict durability. */
export const strictKeyOf = (id: string): string => STRICT + id;
/** The key of the statistics of a campaign in hand (tallies.ts). */
export const statsKeyOf = (id: string): string => `stats/${id}`;
/** The key of the statistics of a campaign of the Long Table (tallies.ts). */
export const tableStatsKeyOf = (id: string): string => `tableStats/${id}`;
/** The prefix of the keys of packs in hand. Each mode has its own prefix, so that packs of different modes may have the same id. */
export const PACK_PREFIX = 'pack/';
/** The prefix of the keys of packs of the Long Table. */
export const TABLE_PACK_PREFIX = 'longPack/';
/** The id of the campaign that a key belongs to, or null if there is none. */
export const campaignIdOf = (key: string): string | null => (KEY.exec(key) ?? STRICT_KEY.exec(key))?.[1] ?? null;

/** The untrusted value of each record of one campaign; null for a record that does not exist. */
export type RawRecords = Readonly<Record<RecordName, unknown>>;

/** A readable record. */
export interface ReadableRecord<S extends SavedTypes = SavedTypes> extends UnsealedSave<S> {
  readonly name: RecordName;
  readonly text: string;
}

export interface CampaignRecords<S extends SavedTypes = SavedTypes> {
  /** The readable records, newest first. */
  readonly readable: readonly ReadableRecord<S>[];
  /** The faults of the unreadable slots. An unreadable slot may have been newer than the readable records. */
  readonly faults: readonly Fault[];
}

/** Faults of an intact record that this version of the game cannot read. */
const FOREIGN: readonly FaultReason[] = ['future', 'unknownMode'];

/**
 * Chooses the readable records of a campaign.
 * @returns a fault if no record is readable, or if another version of the game wrote one of them
 */
export function chooseReadable<S extends SavedTypes>(
  id: string,
  found: RawRecords,
  modes: SavedModes<S>,
): ReadResult<CampaignRecords<S>> {
  const reads = RECORDS.flatMap((name) =>
    found[name] === null ? [] : [{ name, read: readFor(id, found[name], modes) }],
  );
  const faults = reads.flatMap(({ name, read }) => (read.ok || !isSlot(name) ? [] : [read.fault]));
  // A single foreign record is enough for a fault: resuming from an older record would overwrite the save of another
  // version of the game.
  const foreign = reads.flatMap(({ read }) => (!read.ok && FOREIGN.includes(read.fault.reason) ? [read.fault] : []))[0];
  if (foreign) return { ok: false, fault: foreign };
  const legible = reads
    .flatMap(({ name, read }) => (read.ok ? [{ ...read.value, name, text: String(found[name]) }] : []))
    .sort((a, b) => b.envelope.serial - a.envelope.serial || b.envelope.savedAt - a.envelope.savedAt);
  if (legible.length > 0) return { ok: true, value: { readable: legible, faults } };
  const [first] = reads.flatMap(({ read }) => (read.ok ? [] : [read.fault]));
  return { ok: false, fault: first ?? fault('absent', id).fault };
}

/** The slot to write next: the slot that does not have the newest readable save. */
export function nextSlot({ readable }: CampaignRecords): SaveSlot {
  return readable.find(({ name }) => isSlot(name))?.name === '0' ? '1' : '0';
}

function isSlot(name: RecordName): name is SaveSlot {
  return SLOTS.some((slot) => slot === name);
}

function readFor<S extends SavedTypes>(id: string, text: unknown, modes: SavedModes<S>): ReadResult<UnsealedSave<S>> {
  const read = unseal(text, modes);
  if (!read.ok || read.value.envelope.campaign.id === id) return read;
  return fault('invalid', 'campaign.id', read.value.envelope.campaign.id);
}
