/**
 * Records of older formats, brought up to today's one step after the other. A step is never changed once a later format has
 * been written: the saves that it must read are kept in test/saves.
 */
import { bookFor } from '../content/inHand';
import { newCampaign } from '../flow/inHand/campaign';
import { journalShape, keptShape } from '../journal/inHand/schema';
import { keep, replay } from '../journal/journal';
import { VERSION } from './inHand/schema';
import { fault, isRecord, type Read, readShape } from './untrusted';

type Raw = Record<string, unknown>;

export interface Migrated {
  readonly record: Raw;
  /** The format that it was in. */
  readonly from: number;
  /** The scenario on the table could not be carried over, and is to be laid anew. */
  readonly relaid: boolean;
}

/** The step at n makes format n + 1 of format n. */
const STEPS: readonly ((record: Raw) => Raw)[] = [fromZero];

/** What is in it is not looked at, beyond what a step must know: the result is data from outside as before. */
export function migrated(record: Raw): Read<Migrated> {
  const from = formatOf(record);
  if (from === null) return fault('invalid', 'version');
  const last = STEPS.slice(from).reduce((older, step) => step(older), record);
  return { ok: true, value: { record: last, from, relaid: isRecord(record.table) && last.table === null } };
}

/** Format 0 did not know yet that it would have successors: it calls itself `format: 1`. */
function formatOf({ version, format }: Raw): number | null {
  if (version === undefined) return format === 1 ? 0 : null;
  return Number.isInteger(version) && Number(version) >= 1 && Number(version) <= VERSION ? Number(version) : null;
}

/** Times of beginning and of playing come in, and what a campaign has learned since is as in a new one. */
function fromZero({ format: _, serial, savedAt, campaign, table, ...surplus }: Raw): Raw {
  return {
    ...surplus,
    version: 1,
    serial,
    created: savedAt,
    savedAt,
    played: 0,
    campaign: isRecord(campaign)
      ? { ...newCampaign('', '', { hindrances: false, onTable: false }), ...campaign }
      : campaign,
    table: isRecord(table) ? carriedOver(table) : table,
  };
}

/** A checkpoint of an older shape is made again from the commands; null where they lead nowhere any more. */
function carriedOver(table: Raw): unknown {
  if (readShape(keptShape, table).ok) return table;
  const journal = readShape(journalShape, table.journal);
  if (!journal.ok) return table;
  try {
    const played = replay(bookFor(journal.value.setup), journal.value);
    return played.ok ? keep(played) : null;
  } catch {
    return null;
  }
}
