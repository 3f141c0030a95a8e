/** Looks up heroes, levels, stock and prices in a campaign. Most functions accept a campaign or its working copy. */
import type { DeepReadonly } from '../../core/transaction';
import type { HeroId, ItemId } from '../vocabulary';
import type { CampaignBook, Needs, ScenarioId, ScenarioNode } from './book';
import { MAX_COUNT, MAX_HEROES } from './limits';
import type { Campaign, CampaignState, Hero, HeroNo, Party } from './state';

export const MAX_PARTY_SIZE = 4;
export const MAX_HERO_LEVEL = 9;
const CHECKMARKS_PER_PERK = 3;
/** L32.7: the most checkmarks of a hero, because checkmarks give at most six perks. */
export const MAX_CHECKMARKS = 18;
export const MAX_REPUTATION = 20;

type AnyHero = DeepReadonly<Hero>;

/** The hero with a number; undefined if no such hero is in play. */
export function heroByNumber<H extends { readonly no: HeroNo }>(
  c: { readonly heroes: readonly H[] },
  no: HeroNo,
): H | undefined {
  return c.heroes.find((hero) => hero.no === no);
}

/** The party that plays. @throws Error if there is no such party, which would be a bug of a move */
export function partyOf<P>(c: { readonly parties: readonly P[]; readonly party: number }): P {
  const party = c.parties[c.party];
  if (party === undefined) throw new Error(`the campaign has no party with the index ${c.party}`);
  return party;
}

/** The heroes of the party that plays, in the order of the party. */
export function partyHeroes(c: CampaignState): Hero[];
export function partyHeroes(c: Campaign): AnyHero[];
export function partyHeroes(c: Campaign): AnyHero[] {
  return partyOf<DeepReadonly<Party>>(c).heroes.flatMap((no) => heroByNumber(c, no) ?? []);
}

/** The scenario with this id in the campaign's graph; undefined if there is none. */
export function scenarioNode(book: CampaignBook, id: ScenarioId): ScenarioNode | undefined {
  return book.scenarios.find((node) => node.id === id);
}

/** The prosperity level for a number of prosperity marks (L32.12). */
export function prosperityLevel(book: CampaignBook, marks: number): number {
  return 1 + book.prosperity.filter((each) => marks >= each).length;
}

/** L32.5: the minimum experience of a level. */
export function experienceForLevel(book: CampaignBook, level: number): number {
  return level <= 1 ? 0 : (book.experience[level - 2] ?? Number.POSITIVE_INFINITY);
}

/** L32.5: whether the hero has the experience for its next level. In town such a hero must take the level. */
export function canLevelUp(book: CampaignBook, hero: AnyHero): boolean {
  return hero.level < MAX_HERO_LEVEL && hero.experience >= experienceForLevel(book, hero.level + 1);
}

/** L32.7: the number of boxes that the hero may still tick. */
export function perksLeft(hero: AnyHero): number {
  const byMarks = Math.floor(hero.checkmarks / CHECKMARKS_PER_PERK);
  const ticked = hero.perks.reduce((sum, ticks) => sum + ticks, 0);
  return hero.startPerks + hero.level - 1 + byMarks - ticked;
}

/** The number of copies of an item that heroes in play own. */
export function countOwnedCopies(c: Campaign, item: ItemId): number {
  return c.heroes.filter((hero) => hero.items.includes(item)).length;
}

/** L32.3: the number of copies of an item in stock, which no hero in play owns. */
export function countInStock(c: Campaign, item: ItemId): number {
  return (c.world.copies[item] ?? 0) - countOwnedCopies(c, item);
}

/** The total number of copies of an item, including those that are not in the game yet. */
export function countAllCopies(book: CampaignBook, c: Campaign, item: ItemId): number {
  return Math.min(MAX_COUNT, (book.items[item]?.copies ?? 0) + (c.world.moreCopies[item] ?? 0));
}

/** L33.1: whether a copy of an item is available, either in stock or not in the game yet. */
export function hasFreeCopy(book: CampaignBook, c: Campaign, item: ItemId): boolean {
  return countAllCopies(book, c, item) > countOwnedCopies(c, item);
}

/** The price of an item (L32.3). */
export function priceOf(book: CampaignBook, c: Campaign, item: ItemId): number {
  const { reputation } = partyOf(c);
  const steps = book.prices.filter(([from]) => Math.abs(reputation) >= from);
  const change = steps.at(-1)?.[1] ?? 0;
  return Math.max(1, (book.items[item]?.price ?? 0) - Math.sign(reputation) * change);
}

/** The gold that a hero gets for selling an item (L32.4). */
export const salePrice = (book: CampaignBook, item: ItemId): number => Math.floor((book.items[item]?.price ?? 0) / 2);

/** L30.1, L33.3: whether the world or the party has at least one achievement of each group. */
export function hasAchievements(c: Campaign, needs: Needs): boolean {
  const held = [...c.world.achievements, ...partyOf(c).achievements];
  return needs.every((group) => group.some((achievement) => held.includes(achievement)));
}

/** L32.11: whether the hero's quest is completed. */
export function isQuestCompleted(book: CampaignBook, hero: AnyHero): boolean {
  const quest = hero.quest === null ? undefined : book.quests[hero.quest];
  return quest !== undefined && hero.progress.step >= quest.steps.length;
}

/** L32.2: the lines (`Hero.line`) without a hero in play, and the index of a new line if there are fewer than MAX_HEROES lines. */
export function freeLines(c: Campaign): number[] {
  const lines = [...c.lines.keys(), c.lines.length];
  return lines.filter((line) => line < MAX_HEROES && c.heroes.every((hero) => hero.line !== line));
}

/** The classes in the party that plays. */
export function classesInParty(c: Campaign): HeroId[] {
  return partyHeroes(c).map((hero) => hero.class);
}
