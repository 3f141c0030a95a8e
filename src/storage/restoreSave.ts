/** Whether a save that can be read makes sense in this game: its content is there, and its table can be played on. */
import { bookFor, ContentError, heroes, items } from '../content/inHand';
import { type Campaign, setupOf } from '../flow/inHand/campaign';
import { type Game, restore } from '../journal/journal';
import type { Saved } from './saves';
import { fault, type Read } from './untrusted';

export interface Taken {
  readonly campaign: Campaign;
  /** The scenario under way; null: none, or it is still to be laid. */
  readonly left: Game | null;
  /** The rules or cards have changed since: the game goes on from the last picture. */
  readonly rescued: boolean;
}

export function takeUp({ campaign, table }: Saved): Read<Taken> {
  const strange = strangeIn(campaign);
  if (strange) return fault('contentGone', strange.field, strange.id);
  try {
    // What is still to be laid must be there, too: a pack may have been taken away.
    const setup = setupOf(campaign);
    if (!table && setup) bookFor(setup);
    if (!table) return { ok: true, value: { campaign, left: null, rescued: false } };
    const restored = restore(bookFor(table.journal.setup), table);
    if (!restored.ok) return fault('invalid', 'table.checkpoint');
    return { ok: true, value: { campaign, left: restored, rescued: restored.rescued } };
  } catch (error) {
    if (error instanceof ContentError) return fault('contentGone', 'table.journal.setup', error.message);
    throw error;
  }
}

/** The first id of a campaign that nothing printed has. */
function strangeIn({
  hero,
  items: owned,
  forSale,
  upgrades,
  pledged = [],
}: Campaign): { field: string; id: string } | null {
  const cards = new Set(heroes[hero]?.cards.map(({ id }) => id));
  const strangers = [
    ...owned.map((id) => ({ field: 'campaign.items', id, known: Object.hasOwn(items, id) })),
    ...forSale.map((id) => ({ field: 'campaign.forSale', id, known: Object.hasOwn(items, id) })),
    ...pledged.map((id) => ({ field: 'campaign.pledged', id, known: Object.hasOwn(items, id) })),
    ...upgrades.map((id) => ({ field: 'campaign.upgrades', id, known: cards.has(id) })),
  ];
  return strangers.find(({ known }) => !known) ?? null;
}
