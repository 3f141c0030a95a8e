/** Which monsters and items share a card (R1.5): four to a card, two to a side. */
import { items, monsters } from '../../../content/inHand';
import { MONSTER_CARDS } from '../../../content/inHand/monsters';
import type { ItemId, MonsterId } from '../../../rules/inHand/vocabulary';

export interface Quarter {
  readonly monster: MonsterId;
  readonly item: ItemId;
}

const on = <T extends { readonly card: string | null }>(all: Readonly<Record<string, T>>, card: string): T[] =>
  Object.values(all).filter((each) => each.card === card);

/** The four quarters of each card, with the item below each monster. */
const CARDS: readonly (readonly Quarter[])[] = MONSTER_CARDS.map((card) => {
  const below = on(items, card);
  return on(monsters, card).map(({ id }, index) => ({ monster: id, item: below[index]?.id ?? '' }));
});

/** All monsters, card by card. */
export const SHELF: readonly Quarter[] = CARDS.flat();

/** The upside-down quarter below a monster's on the same side, or null if there is none. */
export function beneath(monster: MonsterId): Quarter | null {
  const card = CARDS.find((quarters) => quarters.some((each) => each.monster === monster)) ?? [];
  const at = card.findIndex((each) => each.monster === monster);
  return card[at % 2 === 0 ? at + 1 : at - 1] ?? null;
}
