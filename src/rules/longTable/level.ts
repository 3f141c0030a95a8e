/** The scenario level and the values that depend on it (L3, L27.9). */
import type { Book } from './book';
import type { Amount } from './vocabulary';

const MOST_LEVEL = 7;
const GOLD = [2, 2, 3, 3, 4, 4, 5, 6] as const;

/** C: the number of heroes at set-up, exhausted ones included (L2.2). */
export const heroCount = ({ setup }: Book): number => setup.heroes.length;

/** L3.1: the average hero level / 2, rounded up; easy -1, normal 0, hard +1, very hard +2; limited to 0 to 7. */
export function recommendedLevel(heroLevels: readonly number[], difficulty: -1 | 0 | 1 | 2 = 0): number {
  const average = heroLevels.reduce((sum, level) => sum + level, 0) / heroLevels.length;
  return Math.min(MOST_LEVEL, Math.max(0, Math.ceil(average / 2) + difficulty));
}

/**
 * L3.4: 1 if monsters and traps are one level higher, because one player leads two or more heroes with open
 * information.
 */
const openStep = ({ setup }: Book): number => (setup.openInformation && setup.heroes.length > 1 ? 1 : 0);

export const monsterLevel = (book: Book): number => Math.min(MOST_LEVEL, book.setup.level + openStep(book));

/** The level of monsters (L3.3, L3.4). */
/** L3.2, L3.3: the row of a scenario level: gold of a money token, damage of traps and hazards, bonus experience. */
export function levelValues(level: number) {
  const trap = 2 + level;
  return { gold: GOLD[level] ?? 2, trap, hazard: Math.floor(trap / 2), experience: 4 + 2 * level };
}

/** L3.2, L3.4: damage of a trap. */
export const trapDamage = (book: Book): number => levelValues(book.setup.level + openStep(book)).trap;

/** L3.2, L3.4: damage of hazardous terrain. */
export const hazardDamage = (book: Book): number => levelValues(book.setup.level + openStep(book)).hazard;

/** L3.2: gold of a money token. */
export const goldPerToken = ({ setup }: Book): number => levelValues(setup.level).gold;

/** The bonus experience of a won scenario (L3.3). */
export const bonusExperience = ({ setup }: Book): number => levelValues(setup.level).experience;

/** L27.9: a number that may depend on C and L of the set-up, rounded up. */
export const amountFor = (book: Book, amount: Amount): number =>
  evaluateAmount(amount, heroCount(book), book.setup.level);

/** L27.9: the same without a set-up. */
export function evaluateAmount(amount: Amount, heroes: number, level: number): number {
  if (typeof amount === 'number') return amount;
  const { n, perHero = 0, perLevel = 0, timesHeroes } = amount;
  const sum = n + perHero * heroes + perLevel * level;
  return Math.ceil(timesHeroes ? sum * heroes : sum);
}
