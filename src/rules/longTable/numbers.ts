/** Calculates the number of a hero's ability without a target (docs/CONTENT-LONG.md, section 3). */
import { plusTerms } from './additions';
import type { Book } from './book';
import type { Table } from './state';
import { abilityAmount } from './targets';
import type { Action } from './tasks';
import type { Ability } from './vocabulary';

/** The printed number plus the additions that the hero has paid for or earned; 0 for an ability without a number. */
export function numberOf(book: Book, state: Table, { actor, source }: Action, ability: Ability): number {
  const added = plusTerms(book, state, ability.mods, actor, null, source);
  return added.reduce((sum, { n }) => sum + n, abilityAmount(book, ability));
}
