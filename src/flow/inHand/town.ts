/** The town, where the hero of a campaign buys and sells (R29). All functions are pure; a refusal leaves the campaign unchanged. */
import { heroes, items, wantedMonsterCards } from '../../content/inHand';
import { CHAPTERS } from '../../content/inHand/chapters';
import type { ItemDef, ItemId, Slot } from '../../rules/inHand/vocabulary';
import { addGold, type Campaign, resaleOf } from './campaign';

/** The number of items that the hero can wear in each slot (R29.2). A two-hand item occupies both one-hand slots. */
const WEARABLE: Readonly<Record<Slot, number>> = { head: 1, body: 1, legs: 1, oneHand: 2, twoHands: 1, small: 2 };
const LIMIT = 2;
const LIMIT_WITH_BELT = 3;

/** Items that the shop sells only after a certain scenario is won. */
const LOCKED: readonly ItemId[] = [...new Set(CHAPTERS.flatMap(({ reward }) => reward.forSale))];

export const TOWN_REFUSALS = ['unknown', 'locked', 'owned', 'wanted', 'tooDear', 'full', 'slot', 'notOwned'] as const;
export type TownRefusal = (typeof TOWN_REFUSALS)[number];

/** R29.2: returns the number of items that the hero may keep. */
export function itemLimit({ achievements, hero }: Campaign): number {
  return (achievements.includes('utilityBelt') ? LIMIT_WITH_BELT : LIMIT) + (heroes[hero]?.pockets ?? 0);
}

/** Whether the slots allow the hero to wear these items together. The limit on the number of items (`itemLimit`) is not checked. */
export function canWearTogether(ids: readonly ItemId[]): boolean {
  const worn = ids.flatMap((id) => items[id] ?? []);
  const count = (slot: Slot): number => worn.filter((each) => each.slot === slot).length;
  if (count('twoHands') > 0 && count('oneHand') > 0) return false;
  return (Object.keys(WEARABLE) as Slot[]).every((slot) => count(slot) <= WEARABLE[slot]);
}

/** R4.9: whether the hero must sell before leaving: there are too many items, or they cannot be worn together. */
export function mustSell(campaign: Campaign): boolean {
  return campaign.items.length > itemLimit(campaign) || !canWearTogether(campaign.items);
}

/** R3.5: whether the King needs the item's card for the coming scenario, so that the hero cannot buy the item. */
function isWanted({ stage }: Campaign, { card }: ItemDef): boolean {
  return stage.at === 'summons' && card !== null && wantedMonsterCards(stage.scenario).includes(card);
}

/** Returns every item that this campaign's shop can ever offer: the items on monster cards, and the quest items left in pledge. */
export function catalogue({ pledged = [] }: Campaign): ItemDef[] {
  return Object.values(items).filter(({ id, card }) => card !== null || pledged.includes(id));
}

/** Returns the items that the shop offers now. Locked items are included once a scenario has unlocked them. */
export function itemsOnSale(campaign: Campaign): ItemDef[] {
  const { items: owned, forSale } = campaign;
  return catalogue(campaign).filter(({ id }) => !owned.includes(id) && (!LOCKED.includes(id) || forSale.includes(id)));
}

/** Returns the reason why an item cannot be bought now, or null if it can. */
export function buyRefusal(campaign: Campaign, id: ItemId): TownRefusal | null {
  const item = items[id];
  if (!item || (item.card === null && !campaign.pledged?.includes(id))) return 'unknown';
  if (campaign.items.includes(id)) return 'owned';
  if (!itemsOnSale(campaign).includes(item)) return 'locked';
  if (isWanted(campaign, item)) return 'wanted';
  if (item.cost > campaign.gold) return 'tooDear';
  if (campaign.items.length >= itemLimit(campaign)) return 'full';
  return canWearTogether([...campaign.items, id]) ? null : 'slot';
}

/** R29.2: buys an item at its cost. The hero gets a quest item in pledge back for free. */
export function buy(campaign: Campaign, id: ItemId): Campaign {
  if (buyRefusal(campaign, id) !== null) return campaign;
  const bought = { ...campaign, items: [...campaign.items, id], gold: campaign.gold - (items[id]?.cost ?? 0) };
  return isQuest(id) ? { ...bought, pledged: (campaign.pledged ?? []).filter((each) => each !== id) } : bought;
}

/** Undoes a purchase: refunds the full price, or puts a quest item back into pledge. */
export function takeBackPurchase(campaign: Campaign, id: ItemId): Campaign {
  if (!campaign.items.includes(id)) return campaign;
  const returned = {
    ...campaign,
    items: campaign.items.filter((each) => each !== id),
    gold: campaign.gold + (items[id]?.cost ?? 0),
  };
  return isQuest(id) ? { ...returned, pledged: [...(campaign.pledged ?? []), id] } : returned;
}

/** Whether an item is a quest item: it is on no card and cannot be sold, only left in pledge. */
export function isQuest(id: ItemId): boolean {
  return items[id]?.card === null;
}

/** Returns the reason why an item cannot be sold, or null if it can. */
export function sellRefusal(campaign: Campaign, id: ItemId): TownRefusal | null {
  return campaign.items.includes(id) ? null : 'notOwned';
}

/** R29.2: sells an item for half of its cost. Gage keeps a quest item in pledge and pays nothing for it. */
export function sell(campaign: Campaign, id: ItemId): Campaign {
  if (sellRefusal(campaign, id) !== null) return campaign;
  const left = { ...campaign, items: campaign.items.filter((each) => each !== id) };
  return isQuest(id) ? { ...left, pledged: [...(campaign.pledged ?? []), id] } : addGold(left, resaleOf(id));
}
