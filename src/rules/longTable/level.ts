/** Calculates the scenario level and the values that depend on it (L3, L27.9). */
import type { Book } from './book';
import type { Amount } from './vocabulary';

const MAX_LEVEL = 7;
const GOLD = [2, 2, 3, 3, 4, 4, 5, 6] as const;

/** The number of heroes at set-up, which includes heroes that are exhausted later (L2.2). Formulas call it C. */
export const heroCount = ({ setup }: Book): number => setup.heroes.length;

/**
 * L3.1: the recommended scenario level: half of the average hero level, rounded up, plus the difficulty (easy -1, normal 0, hard 1, very
 * hard 2). The level is at least 0 and at most 7.
 */
export function recommendedLevel(heroLevels: readonly number[], difficulty: -1 | 0 | 1 | 2 = 0): number {
  const average = heroLevels.reduce((sum, level) => sum + level, 0) / heroLevels.length;
  return Math.min(MAX_LEVEL, Math.max(0, Math.ceil(average / 2) + difficulty));
}

/**
 * L3.4: 1 if monsters, traps and hazards are one level higher, because one player controls two or more heroes with open
 * information; otherwise 0.
 */
const openStep = ({ setup }: Book): number => (setup.openInformation && setup.heroes.length > 1 ? 1 : 0);

/** L3.4: the level of the scenario's monsters. */
export const monsterLevel = (book: Book): number => Math.min(MAX_LEVEL, book.setup.level + openStep(book));

/** L3.2, L3.3: the values of a scenario level: gold of a money token, damage of traps and hazards, bonus experience. */
export function levelValues(level: number) {
  const trap = 2 + level;
  return { gold: GOLD[level] ?? 2, trap, hazard: Math.floor(trap / 2), experience: 4 + 2 * level };
}

/** L3.2, L3.4: the damage of a trap. */
export const trapDamage = (book: Book): number => levelValues(book.setup.level + openStep(book)).trap;

/** L3.2, L3.4: the damage of hazardous terrain. */
export const hazardDamage = (book: Book): number => levelValues(book.setup.level + openStep(book)).hazard;

/** L3.2: the gold that one money token is worth. */
export const goldPerToken = ({ setup }: Book): number => levelValues(setup.level).gold;

/** The bonus experience of a won scenario (L3.3). */
export const bonusExperience = ({ setup }: Book): number => levelValues(setup.level).experience;

/**
 * L27.9: the value of a printed number in this scenario, rounded up. A formula depends on the number of heroes (C) and the
 * scenario level (L).
 */
export const amountFor = (book: Book, amount: Amount): number =>
  evaluateAmount(amount, heroCount(book), book.setup.level);

/** L27.9: the value of a printed number for the given number of heroes and scenario level. */
export function evaluateAmount(amount: Amount, heroes: number, level: number): number {
  if (typeof amount === 'number') return amount;
  const { n, perHero = 0, perLevel = 0, timesHeroes } = amount;
  const sum = n + perHero * heroes + perLevel * level;
  return Math.ceil(timesHeroes ? sum * heroes : sum);
}
