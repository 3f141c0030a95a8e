/** Exports and imports saves, and restores backups. */
import type { Backup, Occasion } from './backups';
import { fetchAndUnseal, type UnsealedSave } from './envelope';
import type { Persistence } from './persistence';
import { restoreSave } from './restoreSave';
import { decodeSave, encodeSave } from './saveCode';
import { lineOf, type SavedModes } from './savedMode';
import { withoutMetadata } from './saveLoader';
import type { Saves } from './saves';
import type { Envelope, Saved, SavedTypes } from './schema';
import type { Tabs } from './tabs';
import { type Fault, fault, MAX_LENGTH, type ReadResult, storageFault } from './untrusted';

/** The summary of a save. */
export interface SaveSummary {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** The number of completed scenarios. */
  readonly done: number;
  /** The number of the scenario on the table, or null if there is none. */
  readonly scenario: number | null;
  /** When the campaign began, in ms since 1970. */
  readonly created: number;
  /** When the campaign was saved, in ms since 1970. */
  readonly savedAt: number;
  /** Play time without breaks, in ms. */
  readonly played: number;
}

/** A save that the player can import. Making an offer changes nothing; `accept` imports the save. */
export interface Offer<S extends SavedTypes = SavedTypes> {
  readonly envelope: Envelope<S>;
  readonly occasion: Occasion;
  readonly summary: SaveSummary;
  /** Whether the scenario of the save will restart, because its content has changed too much. */
  readonly restarts: boolean;
  /** The save that the import would replace, or null if there is none. */
  readonly replaces: SaveSummary | 'unreadable' | null;
}

export interface ExportedFile {
  readonly fileName: string;
  readonly code: string;
}

export interface SaveTransfer<S extends SavedTypes = SavedTypes> {
  persistence(): Persistence;
  /** Exports the open campaign. If none is open, exports the campaign with this id. */
  exportCampaign(id: string | null): Promise<ReadResult<ExportedFile>>;
  /** Reads a save code without importing it. */
  inspect(code: string): Promise<ReadResult<Offer<S>>>;
  /**
   * Reads a file, which is a save code or contains exported records. From records, offers the newest save of each
   * campaign.
   */
  inspectFile(text: string): Promise<ReadResult<readonly Offer<S>[]>>;
  backups(): Promise<readonly Backup[]>;
  inspectBackup(key: string): Promise<ReadResult<Offer<S>>>;
  /**
   * Imports an offer. Makes a backup of the replaced save first.
   * @returns a fault, or null on success
   */
  accept(offer: Offer<S>): Promise<Fault | null>;
}

/** The greatest length of a file in characters, enough for fifty campaigns with all records. */
export const MAX_FILE = 8 * MAX_LENGTH;
/** Read this many characters at a time and then let the page do other work. */
const AT_ONCE = 500_000;
/** The greatest number of records in a file, one per line. */
const MAX_RECORDS = 400;

export interface SaveTransferOptions<S extends SavedTypes = SavedTypes> {
  readonly saves: Saves<S>;
  readonly modes: SavedModes<S>;
  readonly tabs: Tabs;
  now(): number;
  persistence(): Persistence;
  /** The current state of the open campaign, whether saved or not, or null if no campaign is open. */
  live(): Saved<S> | null;
  /** Leaves the open campaign, because an import may replace it. */
  leave(): Promise<void>;
  /** Called after an import, which may have added a campaign. */
  changed(): Promise<void>;
}

export function openSaveTransfer<S extends SavedTypes>({
  saves,
  modes,
  tabs,
  now,
  persistence,
  live,
  leave,
  changed,
}: SaveTransferOptions<S>): SaveTransfer<S> {
  const summaryOf = (envelope: Envelope<S>): SaveSummary => {
    const { name, level, done, scenario } = lineOf(envelope, modes);
    const { created, savedAt, played } = envelope;
    return { id: envelope.campaign.id, name, level, done, scenario, created, savedAt, played };
  };

  /** A fault if the save is a single game, because the list of campaigns would not show it. Null for any other save. */
  const singleIn = ({ mode, campaign }: Envelope<S>) =>
    modes(mode)?.isSingle?.(campaign) ? fault('single', 'campaign.id', campaign.id) : null;

  async function offer(read: ReadResult<{ envelope: Envelope<S> }>, occasion: Occasion): Promise<ReadResult<Offer<S>>> {
    if (!read.ok) return read;
    const { envelope } = read.value;
    if (modes(envelope.mode)?.isSingle?.(envelope.campaign))
      return fault('single', 'campaign.id', envelope.campaign.id);
    const taken = await restoreSave(withoutMetadata(envelope), modes);
    if (!taken.ok) return taken;
    const there = await saves.newest(envelope.campaign.id);
    const unreadable = !there.ok && there.fault.reason !== 'absent' ? 'unreadable' : null;
    const replaces = there.ok ? summaryOf(there.value) : unreadable;
    const holds = summaryOf(envelope);
    return { ok: true, value: { envelope, occasion, summary: holds, restarts: taken.value.restarts, replaces } };
  }

  /** Reads exported records, one per line. Skips records that cannot be imported, unless no record can. */
  async function inspectRecords(text: string): Promise<ReadResult<readonly Offer<S>[]>> {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length > MAX_RECORDS) return fault('tooLong', '', `${lines.length} records`);
    const reads: ReadResult<UnsealedSave<S>>[] = [];
    let since = 0;
    for (const line of lines) {
      reads.push(await fetchAndUnseal(line, modes));
      since += line.length;
      if (since < AT_ONCE) continue;
      since = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    const newest = new Map<string, UnsealedSave<S>>();
    for (const read of reads) {
      if (!read.ok) continue;
      const { campaign, serial } = read.value.envelope;
      const before = newest.get(campaign.id);
      if (!before || before.envelope.serial < serial) newest.set(campaign.id, read.value);
    }
    const sound: readonly ReadResult<UnsealedSave<S>>[] = [...newest.values()].map((value) => ({ ok: true, value }));
    const offers = await Promise.all((sound.length > 0 ? sound : reads).map((read) => offer(read, 'import')));
    const good = offers.flatMap((each) => (each.ok ? [each.value] : []));
    const [bad] = offers.flatMap((each) => (each.ok ? [] : [each]));
    return good.length > 0 || !bad ? { ok: true, value: good } : bad;
  }

  return {
    persistence,
    async exportCampaign(id) {
      const played = live();
      const read = played
        ? ({ ok: true, value: saves.envelope(played, now()) } as const)
        : id === null
          ? fault('absent')
          : await saves.newest(id);
      if (!read.ok) return read;
      const single = singleIn(read.value);
      if (single) return single;
      const { name, level } = lineOf(read.value, modes);
      const stem = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
      return {
        ok: true,
        value: { fileName: `gloomholdin-${stem || 'campaign'}-${level}.txt`, code: await encodeSave(read.value) },
      };
    },
    inspect: async (code) => offer(await decodeSave(code, modes), 'import'),
    async inspectFile(text) {
      if (text.length > MAX_FILE) return fault('tooLong', '', `${text.length} characters`);
      // Exported records contain braces; save codes do not.
      if (text.includes('{')) return inspectRecords(text);
      const read = await offer(await decodeSave(text, modes), 'import');
      return read.ok ? { ok: true, value: [read.value] } : read;
    },
    backups: () => saves.backups.list().catch(() => []),
    async inspectBackup(key) {
      const text = await saves.backups.text(key).catch((error: unknown) => failed(error));
      return text.ok ? offer(await fetchAndUnseal(text.value, modes), 'restore') : text;
    },
    async accept({ envelope, occasion }) {
      await leave();
      const { id } = envelope.campaign;
      if (!(await tabs.claim(id))) return fault('elsewhere', id).fault;
      try {
        return await saves.replace(envelope, occasion, now());
      } finally {
        tabs.release(id);
        await changed();
      }
    },
  };
}

function failed(error: unknown): { ok: false; fault: Fault } {
  return { ok: false, fault: storageFault(error) };
}
