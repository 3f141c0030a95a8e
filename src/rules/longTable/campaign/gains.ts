/** Applies gains and losses of heroes, party and world, within their limits (L31.4, L31.6, L32.7, L32.12). */
import type { ItemId } from '../vocabulary';
import { type CampaignTransaction, emit } from './change';
import { MAX_COUNT, MAX_PENDING } from './limits';
import {
  countAllCopies,
  countInStock,
  experienceForLevel,
  hasFreeCopy,
  MAX_CHECKMARKS,
  MAX_REPUTATION,
  partyOf,
  prosperityLevel,
  salePrice,
} from './lookups';
import { countFor } from './quests';
import type { Hero } from './state';

/** Changes a hero's gold. L31.4: a hero cannot lose more than it has. @returns by how much the gold has really changed */
export function changeGold(c: CampaignTransaction, hero: Hero, n: number, rule: string): number {
  const by = Math.min(Math.max(n, -hero.gold), MAX_COUNT - hero.gold);
  if (by === 0) return 0;
  hero.gold += by;
  emit(c, { fact: 'gold', hero: hero.no, n: by, now: hero.gold, rule });
  return by;
}

/** Changes a hero's experience. L31.4: a hero cannot lose a level. */
export function changeExperience(c: CampaignTransaction, hero: Hero, n: number, rule: string): void {
  const least = Math.min(0, experienceForLevel(c.book, hero.level) - hero.experience);
  const by = Math.min(Math.max(n, least), MAX_COUNT - hero.experience);
  if (by === 0) return;
  hero.experience += by;
  emit(c, { fact: 'experience', hero: hero.no, n: by, now: hero.experience, rule });
}

/** Changes a hero's checkmarks, up to the limit of L32.7. L31.4: a hero cannot lose a perk. */
export function changeCheckmarks(c: CampaignTransaction, hero: Hero, n: number, rule: string): void {
  const least = hero.checkmarks - (hero.checkmarks % 3);
  const now = Math.min(MAX_CHECKMARKS, Math.max(hero.checkmarks + n, n < 0 ? least : 0));
  if (now === hero.checkmarks) return;
  emit(c, { fact: 'checkmarks', hero: hero.no, n: now - hero.checkmarks, now, rule });
  hero.checkmarks = now;
}

/** L2.1: adds an effect for the next set-up, unless the list is full. */
export function addPending<T>(waiting: T[] | undefined, pending: T): void {
  if (waiting && waiting.length < MAX_PENDING) waiting.push(pending);
}

/** Changes the party's reputation (L31.6). */
export function changeReputation(c: CampaignTransaction, n: number, rule: string): void {
  const party = partyOf(c.state);
  const now = Math.min(MAX_REPUTATION, Math.max(-MAX_REPUTATION, party.reputation + n));
  if (now === party.reputation) return;
  emit(c, { fact: 'reputation', n: now - party.reputation, now, rule });
  party.reputation = now;
}

/** L32.12: changes prosperity. Each new level adds its items to the stock. L31.4: the town cannot lose a level. */
export function changeProsperity(c: CampaignTransaction, n: number, rule: string): void {
  const { world } = c.state;
  const { prosperity } = c.book;
  const level = prosperityLevel(c.book, world.prosperity);
  const least = prosperity[level - 2] ?? 0;
  const now = Math.min(prosperity.at(-1) ?? 0, Math.max(least, world.prosperity + n));
  if (now === world.prosperity) return;
  const next = prosperityLevel(c.book, now);
  emit(c, { fact: 'prosperity', n: now - world.prosperity, now, level: next, rule });
  world.prosperity = now;
  for (const [item, from] of Object.entries(c.book.stock)) if (from > level && from <= next) stockAll(c, item, rule);
}

/** Adds all copies of an item to the stock (L33.1, L32.12). */
export function stockAll(c: CampaignTransaction, item: ItemId, rule: string): void {
  const copies = countAllCopies(c.book, c.state, item);
  if ((c.state.world.copies[item] ?? 0) >= copies) return;
  c.state.world.copies[item] = copies;
  emit(c, { fact: 'stocked', item, copies: countInStock(c.state, item), rule });
}

/**
 * Gives a copy of an item to a hero who has none. The copy comes from the stock, or else from the copies that are not in the game yet.
 * @returns false if there is no such copy
 */
export function takeCopy(c: CampaignTransaction, hero: Hero, item: ItemId): boolean {
  if (!hasFreeCopy(c.book, c.state, item)) return false;
  const { copies } = c.state.world;
  if (countInStock(c.state, item) === 0) copies[item] = (copies[item] ?? 0) + 1;
  hero.items.push(item);
  countFor(c, hero, (step) => (step.count === 'items' ? { name: item } : null));
  return true;
}

/** L33.1: gives one copy of an item to one hero. If the hero already has the item, the copy is sold instead (L18.5). */
export function gainItem(c: CampaignTransaction, hero: Hero, item: ItemId, rule: string): void {
  if (!hasFreeCopy(c.book, c.state, item)) return emit(c, { fact: 'itemHeld', item, rule });
  if (!hero.items.includes(item)) {
    takeCopy(c, hero, item);
    return emit(c, { fact: 'itemGained', hero: hero.no, item, rule });
  }
  const gold = salePrice(c.book, item);
  emit(c, { fact: 'itemSold', hero: hero.no, item, gold, rule: 'L18.5' });
  changeGold(c, hero, gold, 'L18.5');
  if (countInStock(c.state, item) === 0) c.state.world.copies[item] = (c.state.world.copies[item] ?? 0) + 1;
}

/** L18.5: gives a hero the item of a treasure. If the hero already had the item, the copy was sold during the scenario. */
export function gainTreasureItem(c: CampaignTransaction, hero: Hero, item: ItemId): void {
  if (hero.items.includes(item)) return;
  if (takeCopy(c, hero, item)) emit(c, { fact: 'itemGained', hero: hero.no, item, rule: 'L18.5' });
  else emit(c, { fact: 'itemHeld', item, rule: 'L18.5' });
}
