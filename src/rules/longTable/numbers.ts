/** Calculates the number of a hero's ability that has no target (docs/CONTENT-LONG.md, section 3). */
import { plusTerms } from './additions';
import type { Book } from './book';
import type { State } from './state';
import { abilityAmount } from './targets';
import type { Action } from './tasks';
import type { Ability } from './vocabulary';

/** The printed number (0 if there is none) plus the ability's additions, except those with a condition (`+n if ...`). */
export function numberOf(book: Book, state: State, { actor, source }: Action, ability: Ability): number {
  const added = plusTerms(book, state, ability.mods, actor, null, source);
  return added.reduce((sum, { n }) => sum + n, abilityAmount(book, ability));
}
