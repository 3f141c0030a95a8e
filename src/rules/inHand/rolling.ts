/** The roll (R2). The seed decides; the player's gesture has no influence. */

import { rollDie, rollRuler } from './dice';
import type { RollPurpose } from './events';
import { emit, type Transaction } from './transaction';
import type { Face } from './vocabulary';

/**
 * Draws a face (R2.1; R2.2 on the table). It is roll `nth` of `of`; for the last of two, `better` decides which one is
 * dropped (R14.1).
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
