/** Migrates saves of the mode in hand. A migration must not change after a later format is released. */
import { newCampaign } from '../../flow/inHand/campaign';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { SHAPES } from '../../journal/inHand/schema';
import { replay, toSavedGame } from '../../journal/journal';
import { journalShapeOf, savedGameShapeOf } from '../../journal/schema';
import { type UncheckedJson, withMode } from '../savedMode';
import { isRecord, readShape } from '../untrusted';

const journalShape = journalShapeOf(IN_HAND.id, SHAPES);
const keptShape = savedGameShapeOf(IN_HAND.id, SHAPES);

/** Migrates from format 0: new campaign fields get their defaults, and an older checkpoint is rebuilt. */
export function migrateFromZero({ campaign, table, ...rest }: UncheckedJson): UncheckedJson {
  return {
    ...rest,
    campaign: isRecord(campaign)
      ? { ...newCampaign('', '', { hindrances: false, onTable: false }), ...campaign }
      : campaign,
    table: isRecord(table) ? carriedOver(table) : table,
  };
}

/**
 * Rebuilds the checkpoint of a table by replaying the commands, if the schema refuses the checkpoint.
 * @returns null if the commands are no longer legal; the unchanged table if the schema refuses the journal too
 */
function carriedOver(table: UncheckedJson): unknown {
  const named = isRecord(table['journal']) ? { ...table, journal: withMode(table['journal']) } : table;
  if (readShape(keptShape, named).ok) return table;
  const journal = readShape(journalShape, named['journal']);
  if (!journal.ok) return table;
  try {
    const played = replay(IN_HAND, IN_HAND.bookFor(journal.value.setup), journal.value);
    return played.ok ? toSavedGame(IN_HAND, played) : null;
  } catch {
    return null;
  }
}
