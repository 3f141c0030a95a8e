/**
 * Migrates records of older formats to the current format, step by step. A migration step must not change after a later
 * format exists; test/saves has saves of each format.
 */
import { type SavedModes, type UncheckedJson, withMode } from './savedMode';
import { VERSION } from './schema';
import { fault, isRecord, type ReadResult } from './untrusted';

export interface MigratedRecord {
  readonly record: UncheckedJson;
  /** The format before the migration. */
  readonly from: number;
  /** Whether the scenario on the table has to restart, because it could not be migrated. */
  readonly restarted: boolean;
}

/** The steps that are common to all modes. The step at index n converts format n to format n + 1. */
const STEPS: readonly ((record: UncheckedJson) => UncheckedJson)[] = [fromZero, fromOne];

/** Migrates a record but does not validate it, so the result is still untrusted. */
export function migrateRecord(record: UncheckedJson, modes: SavedModes): ReadResult<MigratedRecord> {
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

/** The format of a record. Format 0 has the field `format: 1` instead of `version`. */
function formatOf({ version, format }: UncheckedJson): number | null {
  if (version === undefined) return format === 1 ? 0 : null;
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= VERSION ? Number(version) : null;
}

/** Migrates from format 0 to 1: adds the play time and the time when the campaign began. */
function fromZero({ format: _, serial, savedAt, campaign, table, ...surplus }: UncheckedJson): UncheckedJson {
  return { ...surplus, version: 1, serial, created: savedAt, savedAt, played: 0, campaign, table };
}

/** Migrates from format 1 to 2: adds the mode to the record and to its journal. Before, there was only one mode. */
function fromOne({ version: _, table, ...rest }: UncheckedJson): UncheckedJson {
  const journal = isRecord(table) && isRecord(table['journal']) ? { journal: withMode(table['journal']) } : {};
  return { version: 2, ...withMode(rest), table: isRecord(table) ? { ...table, ...journal } : table };
}
