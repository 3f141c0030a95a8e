/**
 * Records of older formats, brought up to today's one step after the other. A step is never changed once a later format has
 * been written: the saves that it must read are kept in test/saves.
 */
import { type Raw, type SavedModes, withMode } from './savedMode';
import { VERSION } from './schema';
import { fault, isRecord, type Read } from './untrusted';

export interface Migrated {
  readonly record: Raw;
  /** The format that it was in. */
  readonly from: number;
  /** The scenario on the table could not be carried over, and is to be laid anew. */
  readonly restarted: boolean;
}

/** The step at n makes format n + 1 of format n, in what is alike in all modes. */
const STEPS: readonly ((record: Raw) => Raw)[] = [fromZero, fromOne];

/** What is in it is not looked at, beyond what a step must know: the result is data from outside as before. */
export function migrated(record: Raw, modes: SavedModes): Read<Migrated> {
  const from = formatOf(record);
  if (from === null) return fault('invalid', 'version');
  let newer = record;
  for (const [version, step] of STEPS.entries()) {
    if (version < from) continue;
    const mode = modes(String(withMode(newer).mode));
    newer = step(mode?.migrations[version]?.(newer) ?? newer);
  }
  return { ok: true, value: { record: newer, from, restarted: isRecord(record.table) && newer.table === null } };
}

/** Format 0 did not know yet that it would have successors: it calls itself `format: 1`. */
function formatOf({ version, format }: Raw): number | null {
  if (version === undefined) return format === 1 ? 0 : null;
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= VERSION ? Number(version) : null;
}

/** Times of beginning and of playing come in. */
function fromZero({ format: _, serial, savedAt, campaign, table, ...surplus }: Raw): Raw {
  return { ...surplus, version: 1, serial, created: savedAt, savedAt, played: 0, campaign, table };
}

/** The record and its journal say which mode they are of: until then there was one. */
function fromOne({ version: _, table, ...rest }: Raw): Raw {
  const journal = isRecord(table) && isRecord(table.journal) ? { journal: withMode(table.journal) } : {};
  return { version: 2, ...withMode(rest), table: isRecord(table) ? { ...table, ...journal } : table };
}
