/** What saves of the game in hand take from one format to the next. A step is never changed once a later format has been written. */
import { newCampaign } from '../../flow/inHand/campaign';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { SHAPES } from '../../journal/inHand/schema';
import { keep, replay } from '../../journal/journal';
import { journalShapeOf, keptShapeOf } from '../../journal/schema';
import { type Raw, withMode } from '../savedMode';
import { isRecord, readShape } from '../untrusted';

const journalShape = journalShapeOf(IN_HAND.id, SHAPES);
const keptShape = keptShapeOf(IN_HAND.id, SHAPES);

/** Format 0: what a campaign has learned since is as in a new one, and a table of an older shape is made again. */
export function fromZero({ campaign, table, ...rest }: Raw): Raw {
  return {
    ...rest,
    campaign: isRecord(campaign)
      ? { ...newCampaign('', '', { hindrances: false, onTable: false }), ...campaign }
      : campaign,
    table: isRecord(table) ? carriedOver(table) : table,
  };
}

/** A checkpoint of an older shape is made again from the commands; null where they lead nowhere any more. */
function carriedOver(table: Raw): unknown {
  const named = isRecord(table.journal) ? { ...table, journal: withMode(table.journal) } : table;
  if (readShape(keptShape, named).ok) return table;
  const journal = readShape(journalShape, named.journal);
  if (!journal.ok) return table;
  try {
    const played = replay(IN_HAND, IN_HAND.bookFor(journal.value.setup), journal.value);
    return played.ok ? keep(IN_HAND, played) : null;
  } catch {
    return null;
  }
}
