/** R2: the roll. The seed decides; the player's gesture has no influence. */

import { rollDie, rollRuler } from './dice';
import type { RollPurpose } from './events';
import { type Transaction, tell } from './transaction';
import type { Face } from './vocabulary';

/** Draws a face (R2.1; R2.2 on the table). `nth` of `of` rolls; `better` tells, for the last of two, which one to drop (R14.1). */
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
    tell(t, {
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
  tell(t, {
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
