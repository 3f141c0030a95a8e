/** R4.4, R4.5, R5.3: what traps and hazardous terrain do. */
import type { Book } from './book';
import { alwaysAtWork } from './items';
import { harshness } from './special';
import type { State } from './state';

/** R5.3 */
export function trapDamage(book: Book, state: State): number {
  return (2 + book.setup.scenarioLevel) * harshness(book, state);
}

/** R4.5: half of a trap's, rounded down. */
export function hazardDamage(book: Book, state: State): number {
  return Math.floor((2 + book.setup.scenarioLevel) / 2) * harshness(book, state);
}

/** What a trap does to the hero, who may wear something against it. */
export function trapDamageToHero(book: Book, state: State): number {
  const less = alwaysAtWork(book, state).reduce((sum, effect) => sum + (effect.trapLess ?? 0), 0);
  return Math.max(0, trapDamage(book, state) - less);
}

export function hazardDamageToHero(book: Book, state: State): number {
  return alwaysAtWork(book, state).some((effect) => effect.noHazard) ? 0 : hazardDamage(book, state);
}
