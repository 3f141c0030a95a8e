/**
 * Migrates records of older formats to the present one, step by step. A step never changes after a later format exists; test/saves has
 * saves of each format.
 */
import { type Raw, type SavedModes, withMode } from './savedMode';
import { VERSION } from './schema';
import { fault, isRecord, type Read } from './untrusted';

export interface Migrated {
  readonly record: Raw;
  /** The original format. */
  readonly from: number;
  /** Whether the scenario on the table has to restart, because it could not be migrated. */
  readonly restarted: boolean;
}

/** The steps common to all modes: the step at n makes format n + 1. */
const STEPS: readonly ((record: Raw) => Raw)[] = [fromZero, fromOne];

/** Migrates a record without validating it: the result is still untrusted. */
export function migrated(record: Raw, modes: SavedModes): Read<Migrated> {
  const from = formatOf(record);
  if (from === null) return fault('invalid', 'version');
  let newer = record;
  for (const [version, step] of STEPS.entries()) {
    if (version < from) continue;
    const mode = modes(String(withMode(newer)['mode']));
    newer = step(mode?.migrations[version]?.(newer) ?? newer);
  }
  return { ok: true, value: { record: newer, from, restarted: isRecord(record['table']) && newer['table'] === null } };
}

/** Format 0 is marked by the field `format: 1`. */
function formatOf({ version, format }: Raw): number | null {
  if (version === undefined) return format === 1 ? 0 : null;
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= VERSION ? Number(version) : null;
}

/** Format 0 to 1: adds when the campaign began, and the play time. */
function fromZero({ format: _, serial, savedAt, campaign, table, ...surplus }: Raw): Raw {
  return { ...surplus, version: 1, serial, created: savedAt, savedAt, played: 0, campaign, table };
}

/** Format 1 to 2: the record and its journal name their mode; before, there was only one. */
function fromOne({ version: _, table, ...rest }: Raw): Raw {
  const journal = isRecord(table) && isRecord(table['journal']) ? { journal: withMode(table['journal']) } : {};
  return { version: 2, ...withMode(rest), table: isRecord(table) ? { ...table, ...journal } : table };
}
