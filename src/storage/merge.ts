/**
 * Merges the fallback store into the main store without losing data of either. The fallback was used while the main
 * store did not answer.
 */
import { clampTime } from './clock';
import { openRecord, sealSave } from './envelope';
import { writeQueue } from './queue';
import { campaignIdOf, KEYED_RECORDS, keyOf, strictKeyOf } from './records';
import type { SavedModes } from './savedMode';
import { openSaves } from './saves';
import type { Envelope, SavedTypes } from './schema';
import type { Store } from './store';
import type { Tabs } from './tabs';
import { type FaultReason, Refusal } from './untrusted';

/**
 * Merges two records.
 * @param apart the record of the fallback
 * @param kept the record of the main store
 * @returns the record to store, or null if the main store must not change
 */
export type RecordMerger = (apart: unknown, kept: unknown) => Promise<string | null>;

export interface MergeOptions<S extends SavedTypes = SavedTypes> {
  /** The fallback store. Records are removed from it when they are merged. */
  readonly from: Store;
  readonly into: Store;
  readonly modes: SavedModes<S>;
  readonly tabs: Pick<Tabs, 'runExclusively'>;
  /** Whether a campaign is open on this page. The state of an open campaign replaces the state in the main store. */
  isPlayed(id: string): boolean;
  /**
   * The function that merges two records of the mode, or null if the key does not belong to the mode. Without such a
   * function, the record of the fallback replaces the other record.
   */
  mergerOf(key: string): RecordMerger | null;
  now(): number;
}

const BACKUP = /^backup\//;

/** Merges the fallback store. Rejects if a store fails; records that are not merged yet stay in the fallback. */
export async function merge<S extends SavedTypes>(options: MergeOptions<S>): Promise<void> {
  const { from, into, modes, mergerOf, now } = options;
  const keys = await from.keys();
  const ids = new Set(keys.flatMap((key) => campaignIdOf(key) ?? []));
  for (const id of ids) await mergeCampaign(id, options);
  const { backups } = savesIn(into, modes);
  for (const key of keys.filter((each) => campaignIdOf(each) === null)) {
    const apart = await from.get(key);
    if (BACKUP.test(key)) await backups.adopt(apart);
    else {
      const merger = mergerOf(key);
      const kept = merger && (await into.get(key));
      // The merged record contains nothing of a damaged one.
      if (merger)
        for (const each of [apart, kept].filter(isDamaged)) await backups.make(each, 'merge', clampTime(now()));
      const text = merger ? await merger(apart, kept) : apart;
      if (typeof text === 'string') await into.set(key, text);
    }
    await from.remove(key);
  }
}

const isDamaged = (record: unknown): record is string => typeof record === 'string' && !openRecord(record).ok;

/**
 * Faults of records that must not be overwritten: the record is of a later version of the game, or it may be readable
 * again later.
 */
const STAYS: readonly FaultReason[] = ['future', 'unknownMode', 'notFetched', 'storage'];

/**
 * Merges a campaign: the newer save is kept, and the older save becomes a backup. If the campaign is open on this page,
 * the save of the fallback is kept. A campaign that is open in another tab stays in the fallback.
 */
async function mergeCampaign<S extends SavedTypes>(
  id: string,
  { from, into, modes, tabs, isPlayed, now }: MergeOptions<S>,
): Promise<void> {
  await tabs.runExclusively(id, async () => {
    const kept = savesIn(into, modes);
    const [here, there] = await Promise.all([savesIn(from, modes).newest(id), kept.newest(id)]);
    if ([here, there].some((read) => !read.ok && STAYS.includes(read.fault.reason))) return;
    // Unreadable records also become backups.
    const lost = here.ok ? [] : await textsOf(from, id);
    if (here.ok && (!there.ok || !isSame(here.value, there.value))) {
      if (!there.ok || isPlayed(id) || isNewer(here.value, there.value)) {
        const failed = await kept.replace(here.value, 'merge', now());
        if (failed) throw new Refusal(failed);
      } else lost.push(sealSave(here.value));
    }
    for (const text of lost) await kept.backups.make(text, 'merge', clampTime(now()));
    for (const key of keysOf(id)) await from.remove(key);
  });
}

const keysOf = (id: string): string[] => [...KEYED_RECORDS.map((name) => keyOf(id, name)), strictKeyOf(id)];

async function textsOf(store: Store, id: string): Promise<string[]> {
  const texts = await Promise.all(keysOf(id).map((key) => store.get(key)));
  return [...new Set(texts.filter((text) => typeof text === 'string'))];
}

/** Opens the saves of a store. Its write queue reports no faults, because `replace` returns them. */
const savesIn = <S extends SavedTypes>(store: Store, modes: SavedModes<S>) =>
  openSaves<S>(
    store,
    writeQueue(() => {}),
    modes,
  );

/** Whether a save is newer than another save, by serial number and then by time. */
function isNewer(one: Envelope, other: Envelope): boolean {
  return one.serial === other.serial ? one.savedAt > other.savedAt : one.serial > other.serial;
}

function isSame({ campaign, table }: Envelope, other: Envelope): boolean {
  return JSON.stringify({ campaign, table }) === JSON.stringify({ campaign: other.campaign, table: other.table });
}
