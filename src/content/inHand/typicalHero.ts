/**
 * The upgrades and items that a hero usually has at a scenario's hero level: for bots, packs and the daily scenario.
 */

import type { CardId, HeroLevel, ItemId } from '../../rules/inHand/vocabulary';
import { items } from '.';
import type { Chapter } from './chapters';

/** The order in which the upgrades are taken. */
const UPGRADES: readonly CardId[] = ['shadowTactics', 'opportunist', 'healingWaters', 'neutralize'];

/** Items by priority; of each group the first that the King does not want (R3.5). */
const WISHES: readonly (readonly [from: HeroLevel, wish: readonly ItemId[]])[] = [
  [1, ['funeralBiscuit', 'wispLantern', 'candleEnd']],
  [2, ['confiscatedPick', 'chokeLead', 'mournersHat']],
  [3, ['blottingCoat', 'furnaceApron', 'secondHandShroud']],
  [4, ['mothWoolSlippers', 'eelskinWaders', 'discreetShoes']],
];
/** R23: at most so many at once; from level 3 on the Utility Belt holds one more. */
const LIMIT = 2;
const WITH_BELT = 3;

/** R28.1: a card for each level above the first. */
export function usualUpgrades({ heroLevel }: Pick<Chapter, 'heroLevel'>): CardId[] {
  return UPGRADES.slice(0, heroLevel - 1);
}

/** The items of a hero on the way to a scenario: newer wishes first, as many as it may wear, none that the King wants (R3.5). */
export function usualItems({ heroLevel, wanted }: Chapter): ItemId[] {
  const limit = heroLevel >= 3 ? WITH_BELT : LIMIT;
  const free = (id: ItemId) => !wanted.some((card) => card === items[id]?.card);
  const worn: ItemId[] = [];
  for (const [from, wish] of [...WISHES].reverse()) {
    const slots = worn.map((id) => items[id]?.slot);
    const had = wish.find((id) => free(id) && !slots.includes(items[id]?.slot));
    if (heroLevel >= from && had && worn.length < limit) worn.push(had);
  }
  return worn;
}
