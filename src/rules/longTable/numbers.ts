/** The number of a hero's ability without a target (docs/CONTENT-LONG.md, section 3). */
import { plusTerms } from './additions';
import type { Book } from './book';
import type { Table } from './state';
import { abilityAmount } from './targets';
import type { Action } from './tasks';
import type { Ability } from './vocabulary';

/** The printed number plus additions, paid or earned by the hero; 0 for abilities without one. */
export function numberOf(book: Book, state: Table, { actor, source }: Action, ability: Ability): number {
  const added = plusTerms(book, state, ability.mods, actor, null, source);
  return added.reduce((sum, { n }) => sum + n, abilityAmount(book, ability));
}
