/** Rolls (R2). The seed decides the result; the player's gesture has no influence. */

import { rollDie, rollRuler } from './dice';
import type { RollPurpose } from './events';
import { emit, type Transaction } from './transaction';
import type { Face } from './vocabulary';

/**
 * Draws a face with the ruler (R2.1), or with the die (R2.2). The roll is number `nth` of `of`.
 * @param dropped for the last of two rolls, returns the face of the roll that does not count (R14.1); else null
 */
export function rollForPurpose(
  t: Transaction,
  purpose: RollPurpose,
  nth: number,
  of: number,
  dropped: ((face: Face) => Face) | null,
): Face {
  const { state, book } = t;
  if (book.setup.variants.onTable) {
    const { face, pips, next } = rollDie(state.generator);
    state.generator = next;
    emit(t, {
      type: 'rolled',
      purpose,
      face,
      residue: -1,
      pips,
      nth,
      of,
      dropped: dropped?.(face) ?? null,
      rule: 'R2.2',
    });
    return face;
  }
  const { face, residue, next } = rollRuler(state.generator);
  state.generator = next;
  emit(t, {
    type: 'rolled',
    purpose,
    face,
    residue,
    pips: 0,
    nth,
    of,
    dropped: dropped?.(face) ?? null,
    rule: 'R2.1',
  });
  return face;
}
