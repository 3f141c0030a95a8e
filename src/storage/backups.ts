/**
 * Keeps backups of saves, made before something replaces a save. Keeps the last ten backups of all campaigns together.
 */
import * as v from 'valibot';
import { fetchAndUnseal, openRecord, sealRecord } from './envelope';
import { lineOf, type SavedModes } from './savedMode';
import type { Store } from './store';
import { type ReadResult, readShape } from './untrusted';

export const OCCASIONS = ['migration', 'import', 'restore', 'merge', 'seals'] as const;
/** The operation that made the backup necessary. `seals`: a result of a small claim replaces a damaged record of results. */
export type Occasion = (typeof OCCASIONS)[number];

export interface Backup {
  readonly key: string;
  readonly occasion: Occasion;
  /** In ms since 1970. */
  readonly madeAt: number;
  /**
   * The saved campaign and the time of the save. Null if the save cannot be read; its text is then kept unchanged.
   */
  readonly of: {
    readonly id: string;
    readonly name: string;
    readonly level: number;
    readonly savedAt: number;
  } | null;
}

export interface Backups {
  /** Makes a backup of the text of a save or other record, unless the last backup has the same text. Rejects if the store rejects. */
  make(text: string, occasion: Occasion, now: number): Promise<void>;
  /** Copies a backup record from another store into this store, if the record is readable. */
  adopt(record: unknown): Promise<void>;
  /** All intact backups, newest first. */
  list(): Promise<Backup[]>;
  /** The text of the save in a backup. */
  text(key: string): Promise<ReadResult<string>>;
}

export const BACKUPS_KEPT = 10;
const KEY = /^backup\/\d{6,15}$/;
const numberOf = (key: string) => Number(key.slice('backup/'.length));

const shape = v.strictObject({
  backup: v.literal(1),
  occasion: v.picklist(OCCASIONS),
  madeAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  save: v.string(),
});

export function openBackups(store: Store, modes: SavedModes): Backups {
  /** The keys of the backups, oldest first. */
  const keys = async () =>
    (await store.keys()).filter((key) => KEY.test(key)).sort((a, b) => numberOf(a) - numberOf(b));

  const readRecord = (text: unknown): ReadResult<v.InferOutput<typeof shape>> => {
    const record = openRecord(text);
    return record.ok ? readShape(shape, record.value) : record;
  };
  const read = async (key: string) => readRecord(await store.get(key));

  async function make(save: string, occasion: Occasion, madeAt: number): Promise<void> {
    const before = await keys();
    const last = before.at(-1);
    const latest = last === undefined ? null : await read(last);
    if (latest?.ok && latest.value.save === save) return;
    const number = last === undefined ? 1 : numberOf(last) + 1;
    const key = `backup/${String(number).padStart(6, '0')}`;
    await store.set(key, sealRecord({ backup: 1, occasion, madeAt, save }));
    for (const old of before.slice(0, Math.max(0, before.length + 1 - BACKUPS_KEPT))) await store.remove(old);
  }

  return {
    make,
    async adopt(text) {
      const found = readRecord(text);
      if (found.ok) await make(found.value.save, found.value.occasion, found.value.madeAt);
    },
    async list() {
      const found = await Promise.all((await keys()).map(async (key) => ({ key, record: await read(key) })));
      const backups = found
        .reverse()
        .map(({ key, record }) => (record.ok ? backupOf(key, record.value, modes) : Promise.resolve(null)));
      return (await Promise.all(backups)).filter((backup) => backup !== null);
    },
    async text(key) {
      const record = await read(key);
      return record.ok ? { ok: true, value: record.value.save } : record;
    },
  };
}

async function backupOf(
  key: string,
  { occasion, madeAt, save }: v.InferOutput<typeof shape>,
  modes: SavedModes,
): Promise<Backup> {
  const unsealed = await fetchAndUnseal(save, modes);
  if (!unsealed.ok) return { key, occasion, madeAt, of: null };
  const { campaign, savedAt } = unsealed.value.envelope;
  const { name, level } = lineOf(unsealed.value.envelope, modes);
  return { key, occasion, madeAt, of: { id: campaign.id, name, level, savedAt } };
}
