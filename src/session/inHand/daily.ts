/** Defines the scenario of the day, which is the same for all players on a date and independent of campaigns. */

import { scenarioOf } from '../../content/inHand';
import { CHAPTERS, type Chapter } from '../../content/inHand/chapters';
import { usualItems, usualUpgrades } from '../../content/inHand/typicalHero';
import { type Campaign, newCampaign } from '../../flow/inHand/campaign';
import { lastPlayedRound } from '../../flow/inHand/result';
import type { InHand } from '../../flow/inHand/types';
import { nextInt, seedGenerator } from '../../rules/core/chance';
import { type HeroLevel, SCENARIO_LEVELS, type ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Session } from '../session';
import { lettersOf } from './tally';

/** A day in UTC as yyyy-mm-dd. */
export type Day = string;

/** The scenario of a day: its chapter, its level and the seed of its game. */
export interface Daily {
  readonly day: Day;
  readonly chapter: Chapter;
  readonly scenarioLevel: ScenarioLevel;
  readonly seed: string;
}

const MS_OF_A_DAY = 86_400_000;

/** @param now milliseconds since 1970 */
export function dayOf(now: number): Day {
  return new Date(now).toISOString().slice(0, 10);
}

function isNextDay(day: Day, after: Day): boolean {
  return Date.parse(after) - Date.parse(day) === MS_OF_A_DAY;
}

/** All scenarios except those that end a campaign, because such a scenario would reveal the ending. */
const DRAWN_FROM = CHAPTERS.filter(({ number, isEnding }) => !isEnding && scenarioOf(number));

/** The scenario of a day, drawn with the date as the seed. */
export function dailyOf(day: Day): Daily {
  const seed = `daily-${day}`;
  const [nth, generator] = nextInt(seedGenerator(seed), DRAWN_FROM.length);
  const [level] = nextInt(generator, SCENARIO_LEVELS.length);
  const chapter = DRAWN_FROM[nth];
  if (!chapter) throw new RangeError('there is no scenario to draw from');
  return { day, chapter, scenarioLevel: SCENARIO_LEVELS[level] ?? 1, seed };
}

/** Makes a campaign that contains only the scenario of the day and is ready to play it. */
export function campaignOfDay({ chapter, scenarioLevel, seed }: Daily, name: string): Campaign {
  const { number } = chapter;
  return {
    ...newCampaign(seed, name, { hindrances: false, onTable: false }),
    level: chapter.heroLevel as HeroLevel,
    upgrades: usualUpgrades(chapter),
    items: usualItems(chapter),
    scenarios: { [number]: { unlocked: true, completed: false, blocked: false } },
    scenarioLevel,
    stage: { at: 'table', scenario: number, scenarioLevel, seed },
  };
}

/** The result of a day's scenario. */
export interface DayResult {
  readonly day: Day;
  readonly won: boolean;
  readonly rounds: number;
  /** HP of the hero at the end. */
  readonly hp: number;
  /** The letters of the first `MAX_LETTERS` throws in order, such as 'ABCCA'. */
  readonly letters: string;
}

export const MAX_LETTERS = 300;

export function resultOfDay(day: Day, { play, journal }: Pick<Session<InHand>, 'play' | 'journal'>): DayResult {
  const { hero } = play.state;
  const letters = lettersOf(play.book, journal).slice(0, MAX_LETTERS);
  return { day, won: play.phase === 'won', rounds: lastPlayedRound(play.state), hp: hero.hp, letters };
}

/** The number of consecutive days won, ending with `day`; 0 if `day` was not won. */
export function streakAt(results: readonly DayResult[], day: Day): number {
  const won = results.filter((each) => each.won && each.day <= day).map((each) => each.day);
  const days = [...new Set(won)].sort().reverse();
  if (days[0] !== day) return 0;
  const gap = days.findIndex((each, index) => index > 0 && !isNextDay(each, days[index - 1] ?? ''));
  return gap === -1 ? days.length : gap;
}
