/** Converts saves to texts with a checksum, and back. */
import { checksum } from '../journal/digest';
import { migrateRecord } from './migrate';
import { fetchModesOf, findMode, type SavedModes } from './savedMode';
import { type Envelope, type SavedTypes, VERSION } from './schema';
import { fault, isRecord, type ReadResult, readJson, readShape } from './untrusted';

/** The save as JSON, with its checksum. */
export function sealSave(envelope: Envelope): string {
  return sealRecord({ ...envelope });
}

/** The record as JSON, with its checksum. */
export function sealRecord(record: Record<string, unknown>): string {
  return JSON.stringify({ ...record, checksum: checksum(JSON.stringify(record)) });
}

/** The record in a sealed text, without its checksum, or a fault if the text is not a sealed record. */
export function openRecord(text: unknown): ReadResult<Record<string, unknown>> {
  const json = readJson(text);
  if (!json.ok) return json;
  if (!isRecord(json.value)) return fault('invalid', '', 'not an object');
  const { checksum: claimed, ...rest } = json.value;
  if (claimed !== checksum(JSON.stringify(rest))) return fault('checksum', 'checksum');
  return { ok: true, value: rest };
}

/** A save that was read from a text and migrated to the current format. */
export interface UnsealedSave<S extends SavedTypes = SavedTypes> {
  readonly envelope: Envelope<S>;
  /** The format in which the text was written. */
  readonly from: number;
  /** Whether the scenario on the table has to restart, because its commands are no longer legal. */
  readonly restarted: boolean;
}

/**
 * Reads a save, or returns the fault. Checks the checksum first, because every format computes the checksum in the same
 * way. A damaged record is thus not mistaken for a record of a later format.
 */
export function unseal<S extends SavedTypes>(text: unknown, modes: SavedModes<S>): ReadResult<UnsealedSave<S>> {
  const record = openRecord(text);
  if (!record.ok) return record;
  const { version } = record.value;
  if (typeof version === 'number' && version > VERSION) return fault('future', 'version', String(version));
  const current = migrateRecord(record.value, modes);
  if (!current.ok) return current;
  const mode = findMode(current.value.record, modes);
  if (!mode.ok) return mode;
  const envelope = readShape(mode.value.envelope, current.value.record);
  if (!envelope.ok) return envelope;
  const { campaign, table } = envelope.value;
  if (table && campaign.stage.at !== 'table') return fault('invalid', 'table', campaign.stage.at);
  return {
    ok: true,
    value: { envelope: envelope.value, from: current.value.from, restarted: current.value.restarted },
  };
}

/** Loads the mode that the text names, and then reads the save. */
export async function fetchAndUnseal<S extends SavedTypes>(
  text: unknown,
  modes: SavedModes<S>,
): Promise<ReadResult<UnsealedSave<S>>> {
  const unfetched = await fetchModesOf([text], modes);
  return unfetched ? { ok: false, fault: unfetched } : unseal(text, modes);
}
