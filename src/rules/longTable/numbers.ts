/** Section 3 of the content: the number of a hero's ability that has no target to ask about. */
import { plusTerms } from './additions';
import type { Book } from './book';
import type { Table } from './state';
import { reckonAmount } from './targets';
import type { Action } from './tasks';
import type { Ability } from './vocabulary';

/** The printed number with what is added to it, be it paid for or by what the hero has done; 0 of abilities without one. */
export function numberOf(book: Book, state: Table, { actor, source }: Action, ability: Ability): number {
  const added = plusTerms(book, state, ability.mods, actor, null, source);
  return added.reduce((sum, { n }) => sum + n, reckonAmount(book, ability));
}
