/**
 * Defines the cells of the simulator: each scenario at the hero level that it is designed for, with the usual items of
 * a hero.
 */
import { scenarios } from '../../content/inHand';
import { CHAPTERS, type Chapter } from '../../content/inHand/chapters';
import { NEWCOMER } from '../../content/inHand/newcomer';
import { usualGold, usualItems, usualUpgrades } from '../../content/inHand/typicalHero';
import type { Setup } from '../../rules/inHand/book';
import { type HeroLevel, SCENARIO_LEVELS, type ScenarioLevel } from '../../rules/inHand/vocabulary';
import { type SeedSet, seedOf } from '../seeds';

/** One cell of the report: all games of one scenario at one scenario level. */
export interface Cell {
  readonly scenario: string;
  readonly scenarioLevel: ScenarioLevel;
  /** Default: the level that the scenario is designed for. */
  readonly heroLevel?: HeroLevel;
  /** Default: the hero with whom the balance of the scenarios is measured. */
  readonly hero?: string;
}

/** Every scenario at every scenario level. */
export function allCells(): Cell[] {
  return CHAPTERS.flatMap(({ id }) => SCENARIO_LEVELS.map((scenarioLevel) => ({ scenario: id, scenarioLevel })));
}

/**
 * The scenario of a cell, with the hero level of the cell.
 * @throws RangeError for an unknown scenario
 */
export function chapterOfCell({ scenario, heroLevel }: Cell): Chapter {
  const chapter = CHAPTERS.find(({ id }) => id === scenario);
  if (!chapter || !scenarios[scenario]) throw new RangeError(`there is no scenario "${scenario}"`);
  return heroLevel === undefined ? chapter : { ...chapter, heroLevel };
}

/** The set-up of the nth game of a cell. It is the same in every run. */
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
