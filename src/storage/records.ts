/**
 * The records of a campaign, and which of them is used. Two slots are written in turn, so that a torn write leaves the
 * other intact; `good` is an older save that could be read, in case both slots are damaged; `strict` and `ahead` are the
 * newest save, written at once (writeAhead.ts).
 */
import { type Unsealed, unseal } from './envelope';
import { STRICT } from './indexedTexts';
import type { SavedModes } from './savedMode';
import type { SavedTypes } from './schema';
import { type Fault, type FaultReason, fault, type Read } from './untrusted';

const SLOTS = ['0', '1'] as const;
export type SaveSlot = (typeof SLOTS)[number];
/** Those in the store. */
export const STORED = [...SLOTS, 'good'] as const;
/** Of two with the same serial, the first is used. */
export const RECORDS = ['strict', 'ahead', ...STORED] as const;
export type RecordName = (typeof RECORDS)[number];

const KEY = /^campaign\/(.+)\/(?:0|1|good)$/;
const STRICT_KEY = new RegExp(`^${STRICT}(.+)$`);

export const keyOf = (id: string, name: (typeof STORED)[number]): string => `campaign/${id}/${name}`;
/** The newest save, with strict durability. */
export const strictKeyOf = (id: string): string => STRICT + id;
/** Where the statistics of a campaign lie (tallies.ts): of the game in hand, and of the Long Table. */
export const statsKeyOf = (id: string): string => `stats/${id}`;
export const tableStatsKeyOf = (id: string): string => `tableStats/${id}`;
/** The campaign that a key of the store belongs to; null: none. */
export const campaignIdOf = (key: string): string | null => (KEY.exec(key) ?? STRICT_KEY.exec(key))?.[1] ?? null;

/** What lies under the keys of one campaign; null: nothing. It comes from outside: it may be anything. */
export type Found = Readonly<Record<RecordName, unknown>>;

/** A record that can be read. */
export interface Legible<S extends SavedTypes = SavedTypes> extends Unsealed<S> {
  readonly name: RecordName;
  readonly text: string;
}

export interface Judged<S extends SavedTypes = SavedTypes> {
  /** Those that can be read, the newest first. */
  readonly legible: readonly Legible<S>[];
  /** Why slots could not be read: they may have been newer. */
  readonly faults: readonly Fault[];
}

/** Faults of a record that is sound, but not for this version of the game. */
const FOREIGN: readonly FaultReason[] = ['future', 'unknownMode'];

export function judge<S extends SavedTypes>(id: string, found: Found, modes: SavedModes<S>): Read<Judged<S>> {
  const reads = RECORDS.flatMap((name) =>
    found[name] === null ? [] : [{ name, read: readFor(id, found[name], modes) }],
  );
  const faults = reads.flatMap(({ name, read }) => (read.ok || !isSlot(name) ? [] : [read.fault]));
  // Also a write-ahead copy alone: going on from an older record would write over what another version of the game has saved.
  const foreign = reads.flatMap(({ read }) => (!read.ok && FOREIGN.includes(read.fault.reason) ? [read.fault] : []))[0];
  if (foreign) return { ok: false, fault: foreign };
  const legible = reads
    .flatMap(({ name, read }) => (read.ok ? [{ ...read.value, name, text: String(found[name]) }] : []))
    .sort((a, b) => b.envelope.serial - a.envelope.serial);
  if (legible.length > 0) return { ok: true, value: { legible, faults } };
  const [first] = reads.flatMap(({ read }) => (read.ok ? [] : [read.fault]));
  return { ok: false, fault: first ?? fault('absent', id).fault };
}

/** The slot to write next, so that the newest save that can be read stays. */
export function nextSlot({ legible }: Judged): SaveSlot {
  return legible.find(({ name }) => isSlot(name))?.name === '0' ? '1' : '0';
}

function isSlot(name: RecordName): name is SaveSlot {
  return SLOTS.some((slot) => slot === name);
}

function readFor<S extends SavedTypes>(id: string, text: unknown, modes: SavedModes<S>): Read<Unsealed<S>> {
  const read = unseal(text, modes);
  if (!read.ok || read.value.envelope.campaign.id === id) return read;
  return fault('invalid', 'campaign.id', read.value.envelope.campaign.id);
}
