/** R29: the town, where a campaign buys and sells. Pure; refused moves change nothing. */
import { cardsOfMonsters, items } from '../content';
import { CHAPTERS } from '../content/campaign';
import type { ItemDef, ItemId, Slot } from '../rules/vocabulary';
import type { Campaign } from './campaign';

/** How many items of a slot can be worn (R29.2); a two-hand item takes the place of both one-hand items. */
const PLACES: Readonly<Record<Slot, number>> = { head: 1, body: 1, legs: 1, oneHand: 2, twoHands: 1, small: 2 };
const LIMIT = 2;
const LIMIT_WITH_BELT = 3;

/** Items that the shop has only from some scenario on. */
const LOCKED: readonly ItemId[] = [...new Set(CHAPTERS.flatMap(({ reward }) => reward.forSale))];

export const TOWN_REFUSALS = [
  'unknown',
  'locked',
  'owned',
  'wanted',
  'tooDear',
  'full',
  'slot',
  'notOwned',
  'keepsake',
] as const;
export type TownRefusal = (typeof TOWN_REFUSALS)[number];

export function itemLimit({ achievements }: Campaign): number {
  return achievements.includes('utilityBelt') ? LIMIT_WITH_BELT : LIMIT;
}

/** Whether these can be worn together, their number apart. */
export function fitTogether(ids: readonly ItemId[]): boolean {
  const worn = ids.flatMap((id) => items[id] ?? []);
  const count = (slot: Slot): number => worn.filter((each) => each.slot === slot).length;
  if (count('twoHands') > 0 && count('oneHand') > 0) return false;
  return (Object.keys(PLACES) as Slot[]).every((slot) => count(slot) <= PLACES[slot]);
}

/** R4.9: the hero has more than it may keep, and sells down to it before anything else. */
export function mustSell(campaign: Campaign): boolean {
  return campaign.items.length > itemLimit(campaign) || !fitTogether(campaign.items);
}

/** R3.5: the king's list of the scenario that the hero is summoned to: what is on those cards is not to be had. */
function isWanted({ stage }: Campaign, { card }: ItemDef): boolean {
  return stage.at === 'summons' && card !== null && cardsOfMonsters(stage.scenario).includes(card);
}

/** Everything that the shop has: the items of the monster cards, locked ones once something has unlocked them. */
export function onSale({ items: owned, forSale }: Campaign): ItemDef[] {
  return Object.values(items).filter(
    ({ id, card }) => card !== null && !owned.includes(id) && (!LOCKED.includes(id) || forSale.includes(id)),
  );
}

/** Why an item cannot be bought now; null: it can. */
export function buyingRefused(campaign: Campaign, id: ItemId): TownRefusal | null {
  const item = items[id];
  if (!item || item.card === null) return 'unknown';
  if (campaign.items.includes(id)) return 'owned';
  if (!onSale(campaign).includes(item)) return 'locked';
  if (isWanted(campaign, item)) return 'wanted';
  if (item.cost > campaign.gold) return 'tooDear';
  if (campaign.items.length >= itemLimit(campaign)) return 'full';
  return fitTogether([...campaign.items, id]) ? null : 'slot';
}

/** R29.2: at cost. */
export function buy(campaign: Campaign, id: ItemId): Campaign {
  if (buyingRefused(campaign, id) !== null) return campaign;
  return { ...campaign, items: [...campaign.items, id], gold: campaign.gold - (items[id]?.cost ?? 0) };
}

/** R29.2: half of its cost, rounded down; a quest item is worth nothing to anybody else. */
export function salePrice(id: ItemId): number {
  return Math.floor((items[id]?.cost ?? 0) / 2);
}

/** Why an item cannot be sold; null: it can. A quest item can only be left behind by who has too much (R4.9). */
export function sellingRefused(campaign: Campaign, id: ItemId): TownRefusal | null {
  if (!campaign.items.includes(id)) return 'notOwned';
  return items[id]?.card === null && !mustSell(campaign) ? 'keepsake' : null;
}

export function sell(campaign: Campaign, id: ItemId): Campaign {
  if (sellingRefused(campaign, id) !== null) return campaign;
  return { ...campaign, items: campaign.items.filter((each) => each !== id), gold: campaign.gold + salePrice(id) };
}
