/** Brings the monsters of a wave to the hero, one after the other (R3.1, R26.2). */

import { beginCombat } from './combat';
import { MAX_DISTANCE } from './distance';
import { livingFoes } from './foes';
import { areCircumstancesMet, countOf, rulesOf } from './special';
import { emit, type Transaction } from './transaction';

/**
 * At the start of a round without a fight, the next monster of a wave may enter. It enters if no monster of that wave is on the map and
 * the conditions of the wave hold. The round is then a combat round with the new monster.
 */
export function enterNextOfWave(t: Transaction): void {
  const { book, state } = t;
  if (state.fight) return;
  for (const { foes, needs, distanceFlag } of rulesOf(book, 'wave')) {
    const living = livingFoes(state).some(({ id }) => foes.some(({ foe }) => foe === id));
    const next = foes.find(({ foe }) => state.absent.includes(foe));
    if (living || !next || !areCircumstancesMet(book, state, needs)) continue;
    const wished = distanceFlag === undefined ? 0 : countOf(book, state, distanceFlag);
    const distance = wished > 0 ? Math.min(MAX_DISTANCE, wished) : next.distance; // R11.1
    if (distanceFlag !== undefined) state.flags[distanceFlag] = 0;
    state.absent = state.absent.filter((foe) => foe !== next.foe);
    emit(t, { type: 'foeEntered', foe: next.foe, distance, rule: 'R26.2' });
    return beginCombat(t, next.foe, 'round', distance);
  }
}
