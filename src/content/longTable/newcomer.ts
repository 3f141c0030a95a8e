/**
 * The default set-up of a hand-written game file: two heroes at level 1 with all their level 1 cards, the recommended scenario level, and
 * no variants.
 */
import type { HeroSetup, Setup } from '../../rules/longTable/book';
import { recommendedLevel } from '../../rules/longTable/level';
import { heroes } from './catalogue';

const PARTY = ['bailiff', 'ferrywoman'] as const;
const LEVEL = 1;

function newHero(hero: string): HeroSetup {
  const cards = heroes.get(hero)?.cards ?? [];
  const pool = cards.filter(({ level }) => level === LEVEL || level === 'X').map(({ id }) => id);
  const hand = cards.filter(({ level }) => level === LEVEL).map(({ id }) => id);
  return { hero, level: LEVEL, pool, hand, items: [], equipped: [], perks: [], enhancements: [], pending: [] };
}

export const NEWCOMER: Omit<Setup, 'scenario' | 'seed'> = {
  heroes: PARTY.map(newHero),
  level: recommendedLevel(PARTY.map(() => LEVEL)),
  openInformation: true,
  variants: { lessChance: false, death: false, grim: false },
  looted: [],
  battleGoals: [],
};
