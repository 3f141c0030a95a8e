/** What the player can do about saves: take one along, put one in, go back to a backup. */
import type { Backup, Occasion } from './backups';
import { unseal } from './envelope';
import type { Envelope } from './inHand/schema';
import type { Persistence } from './persistence';
import { exported, imported } from './portable';
import { takeUp } from './restoreSave';
import type { Saved, Saves } from './saves';
import type { Tabs } from './tabs';
import { type Fault, fault, type Read, storageFault } from './untrusted';

/** A save in a few words. */
export interface Summary {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** Scenarios completed. */
  readonly done: number;
  /** The scenario that lies on the table, by its number. */
  readonly scenario: number | null;
  readonly created: number;
  readonly savedAt: number;
  readonly played: number;
}

/** A save that can be put in; nothing has been changed yet. */
export interface Offer {
  readonly envelope: Envelope;
  readonly occasion: Occasion;
  readonly holds: Summary;
  /** What it would take the place of. */
  readonly replaces: Summary | 'unreadable' | null;
}

export interface Parcel {
  readonly fileName: string;
  readonly code: string;
}

export interface SaveTransfer {
  persistence(): Persistence;
  /** The campaign that is being played; without one, that of an id. */
  parcel(id: string | null): Promise<Read<Parcel>>;
  /** Looks into a code from outside. */
  inspect(code: string): Promise<Read<Offer>>;
  backups(): Promise<readonly Backup[]>;
  inspectBackup(key: string): Promise<Read<Offer>>;
  /** Puts an offer in its place, a backup of what was there made first. Null: done. */
  accept(offer: Offer): Promise<Fault | null>;
}

export interface SaveTransferOptions {
  readonly saves: Saves;
  readonly tabs: Tabs;
  now(): number;
  persistence(): Persistence;
  /** The campaign as it is being played, saved or not. */
  live(): Saved | null;
  /** Leaves the table: what lies there may be replaced. */
  leave(): Promise<void>;
  /** There may be another campaign now. */
  changed(): Promise<void>;
}

export function openSaveTransfer({
  saves,
  tabs,
  now,
  persistence,
  live,
  leave,
  changed,
}: SaveTransferOptions): SaveTransfer {
  async function offer(read: Read<{ envelope: Envelope }>, occasion: Occasion): Promise<Read<Offer>> {
    if (!read.ok) return read;
    const { envelope } = read.value;
    const taken = takeUp({ campaign: envelope.campaign, table: envelope.table });
    if (!taken.ok) return taken;
    const there = await saves.newest(envelope.campaign.id);
    const unreadable = !there.ok && there.fault.reason !== 'absent' ? 'unreadable' : null;
    const replaces = there.ok ? summaryOf(there.value) : unreadable;
    return { ok: true, value: { envelope, occasion, holds: summaryOf(envelope), replaces } };
  }

  return {
    persistence,
    async parcel(id) {
      const played = live();
      const read = played
        ? ({ ok: true, value: saves.envelope(played, now()) } as const)
        : id === null
          ? fault('absent')
          : await saves.newest(id);
      if (!read.ok) return read;
      const { name, level } = read.value.campaign;
      const stem = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
      return {
        ok: true,
        value: { fileName: `gloomholdin-${stem || 'campaign'}-${level}.txt`, code: await exported(read.value) },
      };
    },
    inspect: async (code) => offer(await imported(code), 'import'),
    backups: () => saves.backups.list().catch(() => []),
    async inspectBackup(key) {
      const text = await saves.backups.text(key).catch((error: unknown) => failed(error));
      return text.ok ? offer(unseal(text.value), 'restore') : text;
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

function summaryOf({ campaign, created, savedAt, played }: Envelope): Summary {
  const { id, name, level, scenarios, stage } = campaign;
  return {
    id,
    name,
    level,
    done: Object.values(scenarios).filter(({ completed }) => completed).length,
    scenario: stage.at === 'table' ? stage.scenario : null,
    created,
    savedAt,
    played,
  };
}
