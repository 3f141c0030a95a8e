/** Reads the records of a campaign, and keeps the time of each campaign's last save. */
import { clampTime } from './clock';
import { type CampaignRecords, chooseReadable, KEYED_RECORDS, keyOf, type RawRecords, strictKeyOf } from './records';
import { fetchModesOf, type SavedModes } from './savedMode';
import type { SavedTypes } from './schema';
import type { Store } from './store';
import { type ReadResult, Refusal, storageFault } from './untrusted';
import type { WriteAhead } from './writeAhead';

/** The time of each campaign's last save, as far as this page knows. */
export interface SaveTimes {
  set(id: string, savedAt: number): void;
  delete(id: string): void;
  /** The time to store in a save. It is not earlier than the last save of any other campaign, even if the clock was set back. */
  stamp(id: string, now: number): number;
}

export function saveTimes(): SaveTimes {
  const savedAt = new Map<string, number>();
  return {
    set: (id, time) => savedAt.set(id, time),
    delete: (id) => savedAt.delete(id),
    stamp(id, now) {
      const others = [...savedAt].flatMap(([other, at]) => (other === id ? [] : [at]));
      const latest = Math.max(0, ...others);
      return clampTime(now < latest ? latest + 1 : now);
    },
  };
}

export interface SaveReader<S extends SavedTypes> {
  /** The untrusted records of a campaign. Rejects if the code of a mode that they name cannot be loaded. */
  find(id: string): Promise<RawRecords>;
  /** The readable records of a campaign, or a fault. Notes the time of the newest readable record. */
  read(id: string): Promise<ReadResult<CampaignRecords<S>>>;
}

export function saveReader<S extends SavedTypes>(
  store: Store,
  modes: SavedModes<S>,
  times: SaveTimes,
  writeAhead: WriteAhead | undefined,
): SaveReader<S> {
  async function find(id: string): Promise<RawRecords> {
    const keys = [...KEYED_RECORDS.map((name) => keyOf(id, name)), strictKeyOf(id)];
    const [slot0 = null, slot1 = null, good = null, strict = null] = await Promise.all(
      keys.map(async (key) => (await store.get(key)) ?? null),
    );
    const found = { strict, ahead: writeAhead?.get(id) ?? null, '0': slot0, '1': slot1, good };
    const unfetched = await fetchModesOf(Object.values(found), modes);
    if (unfetched) throw new Refusal(unfetched);
    return found;
  }

  return {
    find,
    read: (id) =>
      find(id).then(
        (found) => {
          const read = chooseReadable(id, found, modes);
          const [best] = read.ok ? read.value.readable : [];
          if (best) times.set(id, best.envelope.savedAt);
          return read;
        },
        (error: unknown) => ({ ok: false, fault: storageFault(error) }),
      ),
  };
}
