/** Lists which monsters and items are printed on the same card (R1.5). A card has four monsters, two on each side. */
import { items, monsters } from '../../../content/inHand';
import { MONSTER_CARDS } from '../../../content/inHand/monsters';
import type { ItemId, MonsterId } from '../../../rules/inHand/vocabulary';

/** A quarter of a monster card: a monster, and the item printed below the monster. */
export interface Quarter {
  readonly monster: MonsterId;
  readonly item: ItemId;
}

const on = <T extends { readonly card: string | null }>(all: Readonly<Record<string, T>>, card: string): T[] =>
  Object.values(all).filter((each) => each.card === card);

/** The four quarters of each card. */
const CARDS: readonly (readonly Quarter[])[] = MONSTER_CARDS.map((card) => {
  const below = on(items, card);
  return on(monsters, card).map(({ id }, index) => ({ monster: id, item: below[index]?.id ?? '' }));
});

/** The quarters of all cards, in the order of the cards. */
export const QUARTERS: readonly Quarter[] = CARDS.flat();

/** The other quarter on the side of the card that shows the monster; it is printed upside down. Null if there is no such quarter. */
export function otherQuarter(monster: MonsterId): Quarter | null {
  const card = CARDS.find((quarters) => quarters.some((each) => each.monster === monster)) ?? [];
  const at = card.findIndex((each) => each.monster === monster);
  return card[at % 2 === 0 ? at + 1 : at - 1] ?? null;
}
