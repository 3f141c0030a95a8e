/**
 * Defines the archive: the monsters, items, pages and heroes that the player has seen in any campaign. What has not
 * been seen has no entry.
 */
import { scenarioOf, scenarios } from '../../content/inHand';
import { CHAPTERS, chapterOf } from '../../content/inHand/chapters';
import type { Campaign } from '../../flow/inHand/campaign';
import { itemsOnSale } from '../../flow/inHand/town';
import type { ItemId, MonsterId } from '../../rules/inHand/vocabulary';
import type { Account } from './account';

export interface MonsterFile {
  /** Number of games in which the hero fought the monster. */
  readonly games: number;
  /** How often the monster was killed, by the id of the hero. */
  readonly slain: Readonly<Record<string, number>>;
  /** How often the monster exhausted the hero. */
  readonly slew: number;
}

export interface ItemFile {
  /** Number of games in which the hero carried the item. */
  readonly games: number;
  readonly used: number;
}

export interface PageFile {
  readonly won: number;
  readonly lost: number;
  /** Whether the scenario has been won at least once, so that its conclusion may be shown. */
  readonly concluded: boolean;
}

export interface HeroFile {
  readonly games: number;
  readonly won: number;
  /** The highest level that the hero reached. */
  readonly level: number;
}

export interface Archive {
  readonly monsters: Readonly<Record<MonsterId, MonsterFile>>;
  readonly items: Readonly<Record<ItemId, ItemFile>>;
  /** The pages, by the id of the scenario. */
  readonly pages: Readonly<Record<string, PageFile>>;
  readonly heroes: Readonly<Record<string, HeroFile>>;
  /** The most gold that a hero has had. */
  readonly gold: number;
}

export const EMPTY_ARCHIVE: Archive = { monsters: {}, items: {}, pages: {}, heroes: {}, gold: 0 };

type Counts = Readonly<Record<string, number>>;

function joined<T>(
  one: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  both: (a: T, b: T) => T,
): Record<string, T> {
  const all: Record<string, T> = { ...one };
  for (const [id, more] of Object.entries(other)) {
    const has = all[id];
    all[id] = has === undefined ? more : both(has, more);
  }
  return all;
}

const added = (one: Counts, other: Counts): Counts => joined(one, other, (a, b) => a + b);

/** Combines two archives: adds their counts and takes the greater levels and gold. */
export function mergeArchives(one: Archive, other: Archive): Archive {
  return {
    monsters: joined(one.monsters, other.monsters, (a, b) => ({
      games: a.games + b.games,
      slain: added(a.slain, b.slain),
      slew: a.slew + b.slew,
    })),
    items: joined(one.items, other.items, (a, b) => ({ games: a.games + b.games, used: a.used + b.used })),
    pages: joined(one.pages, other.pages, (a, b) => ({
      won: a.won + b.won,
      lost: a.lost + b.lost,
      concluded: a.concluded || b.concluded,
    })),
    heroes: joined(one.heroes, other.heroes, (a, b) => ({
      games: a.games + b.games,
      won: a.won + b.won,
      level: Math.max(a.level, b.level),
    })),
    gold: Math.max(one.gold, other.gold),
  };
}

const UNMET: MonsterFile = { games: 0, slain: {}, slew: 0 };
const UNUSED: ItemFile = { games: 0, used: 0 };
const UNPLAYED: PageFile = { won: 0, lost: 0, concluded: false };

function each<T>(ids: readonly string[], file: (id: string) => T): Record<string, T> {
  return Object.fromEntries(ids.map((id) => [id, file(id)]));
}

/** What an archive shows to have been seen: its entries with all counts 0. */
export function withoutCounts({ monsters, items, pages, heroes, gold }: Archive): Archive {
  return {
    monsters: each(Object.keys(monsters), () => UNMET),
    items: each(Object.keys(items), () => UNUSED),
    pages: each(Object.keys(pages), (id) => ({ ...UNPLAYED, concluded: pages[id]?.concluded ?? false })),
    heroes: each(Object.keys(heroes), (id) => ({ games: 0, won: 0, level: heroes[id]?.level ?? 0 })),
    gold,
  };
}

/** The archive of one finished game. */
export function archiveOfGame({ scenario, hero, won, met, slain, slewBy, carried, used }: Account): Archive {
  const monsters = [...new Set([...met, ...Object.keys(slain)])];
  return {
    monsters: each(monsters, (id) => ({
      games: 1,
      slain: slain[id] ? { [hero]: slain[id] } : {},
      slew: id === slewBy ? 1 : 0,
    })),
    items: each(carried, (id) => ({ games: 1, used: used[id] ?? 0 })),
    pages: { [scenario]: { won: won ? 1 : 0, lost: won ? 0 : 1, concluded: won } },
    heroes: { [hero]: { games: 1, won: won ? 1 : 0, level: 0 } },
    gold: 0,
  };
}

/** The archive of an unfinished game: entries for the page, the monsters met and the items carried, with all counts 0. */
export function archiveOfUnfinishedGame({ scenario, met, carried }: Account): Archive {
  return {
    ...EMPTY_ARCHIVE,
    monsters: each(met, () => UNMET),
    items: each(carried, () => UNUSED),
    pages: { [scenario]: UNPLAYED },
  };
}

/**
 * What a campaign shows to have been seen, without counts: won scenarios, their monsters, the hero with level and gold,
 * and the items that the hero owns or has pledged, or that are in the shop.
 */
export function archiveOfCampaign(campaign: Campaign): Archive {
  const { hero, level, items, pledged = [], gold } = campaign;
  const won = CHAPTERS.filter(({ number }) => campaign.scenarios[number]?.completed);
  const met = won.flatMap(({ number }) => scenarioOf(number)?.foes.map(({ monster }) => monster) ?? []);
  const seen = [...items, ...pledged, ...itemsOnSale(campaign).map(({ id }) => id)];
  return {
    monsters: each(met, () => UNMET),
    items: each(seen, () => UNUSED),
    pages: each(
      won.map(({ id }) => id),
      () => ({ ...UNPLAYED, concluded: true }),
    ),
    heroes: { [hero]: { games: 0, won: 0, level } },
    gold,
  };
}

/** The ids of the concluded scenarios that are the end of a campaign. */
export function endingsIn({ pages }: Archive): readonly string[] {
  return Object.keys(pages).filter((id) => {
    const number = scenarios[id]?.number;
    return pages[id]?.concluded && number !== undefined && chapterOf(number)?.isEnding;
  });
}
