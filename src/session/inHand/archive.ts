/** The archive: what has been met, seen and read in all campaigns together. Entries that are there have been seen; counts are of games. */
import { scenarioOf, scenarios } from '../../content/inHand';
import { CHAPTERS, chapterOf } from '../../content/inHand/chapters';
import type { Campaign } from '../../flow/inHand/campaign';
import { onSale } from '../../flow/inHand/town';
import type { ItemId, MonsterId } from '../../rules/inHand/vocabulary';
import type { Account } from './account';

export interface MonsterFile {
  /** Games that it was fought in. */
  readonly games: number;
  /** How often it was put out of office, by hero. */
  readonly slain: Readonly<Record<string, number>>;
  /** How often it exhausted the hero. */
  readonly slew: number;
}

export interface ItemFile {
  /** Games that it was carried in. */
  readonly games: number;
  readonly used: number;
}

export interface PageFile {
  readonly won: number;
  readonly lost: number;
  /** It was won in some campaign: its conclusion has been read. */
  readonly concluded: boolean;
}

export interface HeroFile {
  readonly games: number;
  readonly won: number;
  /** The highest that was reached. */
  readonly level: number;
}

export interface Archive {
  readonly monsters: Readonly<Record<MonsterId, MonsterFile>>;
  readonly items: Readonly<Record<ItemId, ItemFile>>;
  /** By the scenario's id. */
  readonly pages: Readonly<Record<string, PageFile>>;
  readonly heroes: Readonly<Record<string, HeroFile>>;
  /** The most that a hero has had. */
  readonly gold: number;
}

export const NOTHING_FILED: Archive = { monsters: {}, items: {}, pages: {}, heroes: {}, gold: 0 };

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

/** What both know; counts are added. */
export function together(one: Archive, other: Archive): Archive {
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

/** A game that is over, by itself. */
export function ofGame({ scenario, hero, won, met, slain, slewBy, carried, used }: Account): Archive {
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

/** A game that was left in the middle: what was seen in it, and nothing counted. */
export function ofLeftGame({ scenario, met, carried }: Account): Archive {
  return {
    ...NOTHING_FILED,
    monsters: each(met, () => UNMET),
    items: each(carried, () => UNUSED),
    pages: { [scenario]: UNPLAYED },
  };
}

/** What a campaign has seen, whoever counted its games: pages that were won, their monsters, what it has and what its shop shows. */
export function ofCampaign(campaign: Campaign): Archive {
  const { hero, level, items, pledged = [], gold } = campaign;
  const won = CHAPTERS.filter(({ number }) => campaign.scenarios[number]?.completed);
  const met = won.flatMap(({ number }) => scenarioOf(number)?.foes.map(({ monster }) => monster) ?? []);
  const seen = [...items, ...pledged, ...onSale(campaign).map(({ id }) => id)];
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

/** The pages that ended a campaign. */
export function endingsIn({ pages }: Archive): readonly string[] {
  return Object.keys(pages).filter((id) => {
    const number = scenarios[id]?.number;
    return pages[id]?.concluded && number !== undefined && chapterOf(number)?.ending;
  });
}
