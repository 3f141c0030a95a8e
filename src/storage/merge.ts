/** What has been kept apart while the store did not answer becomes part of it, and nothing that either has is lost. */
import { instant } from './clock';
import { seal } from './envelope';
import { writeQueue } from './queue';
import { campaignIdOf, keyOf, STORED, strictKeyOf } from './records';
import type { SavedModes } from './savedMode';
import { openSaves } from './saves';
import type { Envelope, SavedTypes } from './schema';
import type { Store } from './store';
import type { Tabs } from './tabs';
import { type FaultReason, Refusal } from './untrusted';

/** @returns what is to be kept; null: what was kept apart cannot be read, and nothing changes */
export type RecordMerger = (apart: unknown, kept: unknown) => Promise<string | null>;

export interface MergeOptions<S extends SavedTypes = SavedTypes> {
  /** What was kept apart; what has arrived is taken out of it. */
  readonly from: Store;
  readonly into: Store;
  readonly modes: SavedModes<S>;
  readonly tabs: Pick<Tabs, 'alone'>;
  /** Whether a campaign is being played here: what is played goes on, whatever the store has. */
  isPlayed(id: string): boolean;
  /** What two records come to that are the mode's own; null: a key is none of them, and what was kept apart is the newer. */
  mergerOf(key: string): RecordMerger | null;
  now(): number;
}

const BACKUP = /^backup\//;

/** Rejects when the store fails; what has not arrived stays apart. */
export async function merge<S extends SavedTypes>(options: MergeOptions<S>): Promise<void> {
  const { from, into, modes, mergerOf } = options;
  const keys = await from.keys();
  const ids = new Set(keys.flatMap((key) => campaignIdOf(key) ?? []));
  for (const id of ids) await mergeCampaign(id, options);
  const { backups } = savesIn(into, modes);
  for (const key of keys.filter((each) => campaignIdOf(each) === null)) {
    const apart = await from.get(key);
    if (BACKUP.test(key)) await backups.adopt(apart);
    else {
      const merger = mergerOf(key);
      const text = merger ? await merger(apart, await into.get(key)) : apart;
      if (typeof text === 'string') await into.set(key, text);
    }
    await from.remove(key);
  }
}

/** Of a later version of the game, or not to be read now: nothing is written over it. */
const STAYS: readonly FaultReason[] = ['future', 'unknownMode', 'notFetched', 'storage'];

/** The newer one is the campaign from now on; of the other one a backup is made. A campaign that another tab has stays apart. */
async function mergeCampaign<S extends SavedTypes>(
  id: string,
  { from, into, modes, tabs, isPlayed, now }: MergeOptions<S>,
): Promise<void> {
  await tabs.alone(id, async () => {
    const kept = savesIn(into, modes);
    const [here, there] = await Promise.all([savesIn(from, modes).newest(id), kept.newest(id)]);
    if ([here, there].some((read) => !read.ok && STAYS.includes(read.fault.reason))) return;
    // Not even what cannot be read goes away.
    const lost = here.ok ? [] : await textsOf(from, id);
    if (here.ok && (!there.ok || !isSame(here.value, there.value))) {
      if (!there.ok || isPlayed(id) || isNewer(here.value, there.value)) {
        const failed = await kept.replace(here.value, 'merge', now());
        if (failed) throw new Refusal(failed);
      } else lost.push(seal(here.value));
    }
    for (const text of lost) await kept.backups.make(text, 'merge', instant(now()));
    for (const key of keysOf(id)) await from.remove(key);
  });
}

const keysOf = (id: string): string[] => [...STORED.map((name) => keyOf(id, name)), strictKeyOf(id)];

async function textsOf(store: Store, id: string): Promise<string[]> {
  const texts = await Promise.all(keysOf(id).map((key) => store.get(key)));
  return [...new Set(texts.filter((text) => typeof text === 'string'))];
}

/** A replacement tells of its fault itself. */
const savesIn = <S extends SavedTypes>(store: Store, modes: SavedModes<S>) =>
  openSaves<S>(
    store,
    writeQueue(() => {}),
    modes,
  );

/** The serial counts the saves of a campaign; the clock decides between two that have counted as far. */
function isNewer(one: Envelope, other: Envelope): boolean {
  return one.serial === other.serial ? one.savedAt > other.savedAt : one.serial > other.serial;
}

function isSame({ campaign, table }: Envelope, other: Envelope): boolean {
  return JSON.stringify({ campaign, table }) === JSON.stringify({ campaign: other.campaign, table: other.table });
}
