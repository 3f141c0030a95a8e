/**
 * The cells of the simulator: scenarios at the hero level that they are designed for, with the usual items of a hero.
 */
import { scenarios } from '../../content/inHand';
import { CHAPTERS, type Chapter } from '../../content/inHand/chapters';
import { NEWCOMER } from '../../content/inHand/newcomer';
import { usualGold, usualItems, usualUpgrades } from '../../content/inHand/typicalHero';
import type { Setup } from '../../rules/inHand/book';
import { type HeroLevel, SCENARIO_LEVELS, type ScenarioLevel } from '../../rules/inHand/vocabulary';
import { type SeedSet, seedOf } from '../seeds';

/** One cell of the report's table: games of one scenario at one level. */
export interface Cell {
  readonly scenario: string;
  readonly scenarioLevel: ScenarioLevel;
  /** Default: the level that the scenario is designed for. */
  readonly heroLevel?: HeroLevel;
  /** Default: the hero that measures the balance of the scenarios. */
  readonly hero?: string;
}

/** Every scenario at every scenario level. */
export function allCells(): Cell[] {
  return CHAPTERS.flatMap(({ id }) => SCENARIO_LEVELS.map((scenarioLevel) => ({ scenario: id, scenarioLevel })));
}

/** The cell's scenario, with its hero level. @throws RangeError for an unknown scenario */
export function chapterOfCell({ scenario, heroLevel }: Cell): Chapter {
  const chapter = CHAPTERS.find(({ id }) => id === scenario);
  if (!chapter || !scenarios[scenario]) throw new RangeError(`there is no scenario "${scenario}"`);
  return heroLevel === undefined ? chapter : { ...chapter, heroLevel };
}

/** The set-up of the nth game of a cell; the same in every run. */
export function setupFor(cell: Cell, nth: number, seeds: SeedSet = 'tune'): Setup {
  const chapter = chapterOfCell(cell);
  const { hero = NEWCOMER.hero } = cell;
  return {
    scenario: cell.scenario,
    scenarioLevel: cell.scenarioLevel,
    hero,
    level: chapter.heroLevel as HeroLevel,
    upgrades: usualUpgrades(chapter, hero),
    items: usualItems(chapter, hero),
    looted: [],
    gold: usualGold(hero),
    variants: { hindrances: false, onTable: false },
    seed: seedOf(seeds, cell.scenario, nth),
  };
}
