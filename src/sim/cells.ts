/** What the simulator plays: scenarios at the hero level that they are meant for, with what a hero then usually wears. */
import { heroes, items, scenarios } from '../content';
import { CHAPTERS, type Chapter } from '../content/campaign';
import type { Setup } from '../rules/book';
import { type CardId, type HeroLevel, type ItemId, SCENARIO_LEVELS, type ScenarioLevel } from '../rules/vocabulary';

/** One cell of the table: so many games of one scenario at one level. */
export interface Cell {
  readonly scenario: string;
  readonly scenarioLevel: ScenarioLevel;
}

/** The order in which the upgrades are taken. */
const UPGRADES: readonly CardId[] = ['shadowTactics', 'opportunist', 'healingWaters', 'neutralize'];

/** What each thing that a hero wants to wear is had from, the first that the King leaves. */
const WISHES: readonly (readonly [from: HeroLevel, wish: readonly ItemId[]])[] = [
  [1, ['funeralBiscuit', 'wispLantern', 'candleEnd']],
  [2, ['confiscatedPick', 'chokeLead', 'mournersHat']],
  [3, ['blottingCoat', 'furnaceApron', 'secondHandShroud']],
  [4, ['mothWoolSlippers', 'eelskinWaders', 'discreetShoes']],
];
/** R23: at most so many at once; from level 3 on the Utility Belt holds one more. */
const LIMIT = 2;
const WITH_BELT = 3;

export function allCells(): Cell[] {
  return CHAPTERS.flatMap(({ id }) => SCENARIO_LEVELS.map((scenarioLevel) => ({ scenario: id, scenarioLevel })));
}

export function chapterOfCell({ scenario }: Cell): Chapter {
  const chapter = CHAPTERS.find(({ id }) => id === scenario);
  if (!chapter || !scenarios[scenario]) throw new RangeError(`there is no scenario "${scenario}"`);
  return chapter;
}

/** The items of a hero on the way to a scenario: newer wishes first, as many as it may wear, none that the King wants (R3.5). */
export function outfitFor({ heroLevel, wanted }: Chapter): ItemId[] {
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

/** The nth game of a cell; the same for ever. */
export function setupFor(cell: Cell, nth: number): Setup {
  const chapter = chapterOfCell(cell);
  const [hero = ''] = Object.keys(heroes);
  return {
    ...cell,
    hero,
    level: chapter.heroLevel as HeroLevel,
    upgrades: UPGRADES.slice(0, chapter.heroLevel - 1),
    items: outfitFor(chapter),
    looted: [],
    gold: 10,
    variants: { hindrances: false, onTable: false },
    seed: `${cell.scenario} ${nth}`,
  };
}
