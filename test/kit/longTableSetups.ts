/** Test kit: set-ups of the Long Table with its real content and heroes of any level. */
import { heroes } from '../../src/content/longTable';
import type { HeroSetup, Setup } from '../../src/rules/longTable/book';
import type { HeroId } from '../../src/rules/longTable/vocabulary';

/** Returns a hero with the level 1 cards in hand; the pool also has the X cards and the first card of each higher level. */
export function heroSetup(hero: HeroId, over: Partial<HeroSetup> = {}): HeroSetup {
  const read = heroes.get(hero);
  if (!read) throw new Error(`no hero ${hero}`);
  const level = over.level ?? 1;
  const first = new Map([...read.cards].reverse().map((card) => [card.level, card.id]));
  const ones = read.cards.filter((card) => card.level === 1).map(({ id }) => id);
  const xs = read.cards.filter((card) => card.level === 'X').map(({ id }) => id);
  const above = Array.from({ length: level - 1 }, (_, i) => first.get(i + 2)).filter((id) => id !== undefined);
  return {
    hero,
    level,
    pool: [...ones, ...xs, ...above],
    hand: ones,
    items: [],
    equipped: [],
    perks: [],
    enhancements: [],
    pending: [],
    ...over,
  };
}

export function setupFor(
  scenario: string,
  party: readonly (HeroId | HeroSetup)[] = ['bailiff', 'ferrywoman'],
  over: Partial<Setup> = {},
): Setup {
  return {
    scenario,
    heroes: party.map((hero) => (typeof hero === 'string' ? heroSetup(hero) : hero)),
    level: 1,
    openInformation: party.length > 1,
    variants: { lessChance: false, death: false, grim: false },
    looted: [],
    battleGoals: [],
    seed: 'test',
    ...over,
  };
}
