/** Defines the usual upgrades and items of a hero at a scenario's hero level, for bots, packs and the daily scenario. */

import type { CardId, HeroLevel, ItemId } from '../../rules/inHand/vocabulary';
import { heroes, items } from '.';
import type { Chapter } from './chapters';
import type { PrintedHeroId } from './ids';
import { NEWCOMER } from './newcomer';

/**
 * Groups of wanted items. From the hero level of a group on, the hero takes one item of the group: the first item whose slot is free and
 * that the King does not take (R3.5).
 */
type Wishes = readonly (readonly [from: HeroLevel, wish: readonly ItemId[]])[];

interface Habits {
  /** Cards in the order in which the hero upgrades them. */
  readonly upgrades: readonly CardId[];
  readonly wishes: Wishes;
  /** The hero's gold at the beginning of a scenario. */
  readonly gold: number;
}

const HABITS: Readonly<Record<PrintedHeroId, Habits>> = {
  bailiff: {
    upgrades: ['shadowTactics', 'opportunist', 'healingWaters', 'neutralize'],
    wishes: [
      [1, ['funeralBiscuit', 'wispLantern', 'candleEnd']],
      [2, ['confiscatedPick', 'chokeLead', 'mournersHat']],
      [3, ['blottingCoat', 'furnaceApron', 'secondHandShroud']],
      [4, ['mothWoolSlippers', 'eelskinWaders', 'discreetShoes']],
    ],
    gold: 10,
  },
  sexton: {
    upgrades: ['sixFeet', 'lastRites', 'sparePlot', 'consecratedGround'],
    wishes: [
      [1, ['candleEnd', 'funeralBiscuit']],
      [2, ['gravediggersLicence']],
      [3, ['furnaceApron', 'secondHandShroud']],
      [4, ['eelskinWaders', 'discreetShoes']],
    ],
    gold: 10,
  },
  pawnbroker: {
    upgrades: ['storeCredit', 'valuation', 'redeem', 'fireSale'],
    wishes: [
      [1, ['confiscatedPick', 'mournersHat', 'wispLantern']],
      [1, ['funeralBiscuit', 'candleEnd', 'wispLantern']],
      [2, ['mournersHat', 'chokeLead', 'wispLantern']],
      [3, ['blottingCoat', 'furnaceApron', 'secondHandShroud']],
      [4, ['mothWoolSlippers', 'discreetShoes', 'eelskinWaders']],
    ],
    gold: 12,
  },
};

/** R23: the number of items that a hero without belt and extra pockets can wear. */
const LIMIT = 2;
/** The number of items that a hero with the utility belt can wear. A typical hero has the belt from hero level 3 on. */
const WITH_BELT = 3;

/** Returns the habits of a hero. @throws RangeError for an unknown hero */
function habitsOf(hero: string): Habits {
  const all: Readonly<Record<string, Habits>> = HABITS;
  const habits = all[hero];
  if (!habits) throw new RangeError(`there are no usual items for the hero "${hero}"`);
  return habits;
}

/** R28.1: returns the usual upgrades, one card for each level above the first. */
export function usualUpgrades({ heroLevel }: Pick<Chapter, 'heroLevel'>, hero: string = NEWCOMER.hero): CardId[] {
  return habitsOf(hero).upgrades.slice(0, heroLevel - 1);
}

/** Returns the gold that is left after the usual items are bought. */
export function usualGold(hero: string = NEWCOMER.hero): number {
  return habitsOf(hero).gold;
}

/**
 * Returns the usual items for a scenario: as many as the hero may wear, and none that the King takes (R3.5). The last groups of wishes come
 * first, because they have the best items.
 */
export function usualItems({ heroLevel, wanted }: Chapter, hero: string = NEWCOMER.hero): ItemId[] {
  const limit = (heroLevel >= 3 ? WITH_BELT : LIMIT) + (heroes[hero]?.pockets ?? 0);
  const free = (id: ItemId) => !wanted.some((card) => card === items[id]?.card);
  const worn: ItemId[] = [];
  for (const [from, wish] of [...habitsOf(hero).wishes].reverse()) {
    const slots = worn.map((id) => items[id]?.slot);
    const had = wish.find((id) => free(id) && !slots.includes(items[id]?.slot));
    if (heroLevel >= from && had && worn.length < limit) worn.push(had);
  }
  return worn;
}
