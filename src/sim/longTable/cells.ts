/**
 * Defines the cells of the simulator for the Long Table: each scenario at the hero level that it is designed for, with
 * usual parties.
 */
import { heroes, scenarios } from '../../content/longTable';
import type { PrintedScenarioId } from '../../content/longTable/ids';
import { type GeneratorState, nextInt, seedGenerator } from '../../rules/core/chance';
import type { HeroSetup, Setup } from '../../rules/longTable/book';
import { recommendedLevel } from '../../rules/longTable/level';
import type { HeroId, ItemId } from '../../rules/longTable/vocabulary';
import { type SeedSet, seedOf } from '../seeds';

/** Difficulties (L3.1). */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
const STEP = { easy: -1, normal: 0, hard: 1, veryHard: 2 } as const satisfies Record<Difficulty, number>;

/** One cell of the report: games of one scenario at one difficulty. All parties of the given size play in turn. */
export interface Cell {
  readonly scenario: string;
  readonly difficulty: Difficulty;
  /** Number of heroes, from 1 to 4. */
  readonly size: number;
}

/** The hero level that each scenario is designed for (section 2 of the content). */
const HERO_LEVELS: Readonly<Record<PrintedScenarioId, number>> = {
  noticeOnTheDoor: 1,
  groundRent: 1,
  goodsAndChattels: 1,
  returnedToSender: 2,
  aFloatingCharge: 2,
  soMuchInThePound: 3,
  theCrossing: 3,
  theSaltOffice: 3,
  theRopewalk: 3,
  theLifeOffice: 3,
  theSinkingFund: 4,
  escrow: 4,
  paidIn: 5,
  theLongTable: 5,
};

/**
 * The hero level that a scenario is designed for.
 * @throws RangeError for an unknown scenario
 */
export function heroLevelOf(scenario: string): number {
  const levels: Readonly<Record<string, number>> = HERO_LEVELS;
  const level = levels[scenario];
  if (level === undefined) throw new RangeError(`there is no scenario "${scenario}"`);
  return level;
}

/** The ids of the printed scenarios, in the order of the campaign. */
export const SCENARIOS: readonly string[] = Object.keys(HERO_LEVELS);
export const isScenario = (id: string): boolean => scenarios(2).ids.includes(id);

/** Every party of the given size, with the heroes in the order of the content. */
export function partiesOf(size: number, among: readonly HeroId[] = heroes.ids): HeroId[][] {
  if (size === 0) return [[]];
  return among.flatMap((hero, i) => partiesOf(size - 1, among.slice(i + 1)).map((others) => [hero, ...others]));
}

/** The items that a hero buys at each level from 1 on, with 30 gold at the start and about 30 more per level. */
const BOUGHT: readonly (readonly ItemId[])[] = [
  ['funeralSeedCake', 'coalScuttleHat'],
  ['hobnailBoots'],
  ['butchersApron'],
  ['paperweight'],
  ['flaskOfStrongTea'],
];
const usualItems = (level: number): ItemId[] => BOUGHT.slice(0, level).flat();

/** The perks of a hero at a level: about 1.6 per level, in the order in which the class lists them. */
function usualPerks(hero: HeroId, level: number): number[] {
  let left = Math.floor(1.6 * level);
  return (heroes.get(hero)?.perks ?? []).map(({ boxes }) => {
    const ticks = Math.min(boxes, left);
    left -= ticks;
    return ticks;
  });
}

/**
 * A hero of a level, with a random choice of cards: any of the level 1 and X cards, and one of the two cards of each
 * higher level.
 * @param upTo returns a random integer from 0 to n - 1
 */
function usualHero(hero: HeroId, level: number, upTo: (n: number) => number): HeroSetup {
  const read = heroes.get(hero);
  if (!read) throw new RangeError(`there is no hero "${hero}"`);
  const above = Array.from({ length: level - 1 }, (_, i) => {
    const two = read.cards.filter((card) => card.level === i + 2).map(({ id }) => id);
    return two[upTo(two.length)];
  }).filter((id) => id !== undefined);
  const plain = read.cards.filter((card) => card.level === 1 || card.level === 'X').map(({ id }) => id);
  const rest = [...plain];
  const hand = [...above];
  while (hand.length < read.def.hand) hand.push(...rest.splice(upTo(rest.length), 1));
  const items = usualItems(level);
  return {
    hero,
    level,
    pool: [...plain, ...above],
    hand,
    items,
    equipped: items,
    perks: usualPerks(hero, level),
    enhancements: [],
    pending: [],
  };
}

/** The set-up of the nth game of a cell. It is the same in every run. */
export function setupFor({ scenario, difficulty, size }: Cell, nth: number, seeds: SeedSet): Setup {
  const level = heroLevelOf(scenario);
  const seed = seedOf(seeds, `${scenario} ${difficulty} ${size}`, nth);
  let generator: GeneratorState = seedGenerator(`${seed} heroes`);
  const upTo = (n: number): number => {
    const [value, next] = nextInt(generator, n);
    generator = next;
    return value;
  };
  const parties = partiesOf(size);
  const party = parties[nth % parties.length] ?? [];
  return {
    scenario,
    heroes: party.map((hero) => usualHero(hero, level, upTo)),
    level: recommendedLevel(
      party.map(() => level),
      STEP[difficulty],
    ),
    openInformation: size > 1,
    variants: { lessChance: false, death: false, grim: false },
    looted: [],
    battleGoals: [],
    seed,
  };
}

/**
 * Makes the requested cells. An empty list stands for all scenarios or all difficulties, or for parties of two heroes.
 * @throws RangeError that names an unknown value
 */
export function cellsFor(wanted: readonly string[], difficulties: readonly string[], sizes: readonly number[]): Cell[] {
  for (const each of wanted) heroLevelOf(each);
  for (const each of difficulties)
    if (!DIFFICULTIES.some((known) => known === each)) throw new RangeError(`there is no difficulty "${each}"`);
  for (const each of sizes) if (![1, 2, 3, 4].includes(each)) throw new RangeError(`no party has ${each} heroes`);
  const of = wanted.length > 0 ? wanted : SCENARIOS;
  return of.flatMap((scenario) =>
    DIFFICULTIES.filter((each) => difficulties.length === 0 || difficulties.includes(each)).flatMap((difficulty) =>
      (sizes.length > 0 ? sizes : [2]).map((size) => ({ scenario, difficulty, size })),
    ),
  );
}
