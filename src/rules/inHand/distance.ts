/** Changes the Distance between the two parties of a combat, and applies Hindrances (R11, R15.3, R20.6, R30). */

import { announceDamage } from './damage';
import { totalBonus, useUpBonuses } from './durations';
import type { EventOf } from './events';
import { hurtFoe, opponent } from './foes';
import type { Party, State } from './state';
import { emit, type Transaction } from './transaction';
import { hazardDamage, hazardDamageToHero, isTrapped, trapDamage, trapDamageToHero } from './traps';

/** The largest Distance in combat (R11.1). */
export const MAX_DISTANCE = 7;

/** R30.1: the movement points for changing Distance by 1. Jumping and flying parties pay 1 point. */
export function costOfDistance(state: State, flies: boolean): number {
  return flies ? 1 : 1 + (state.fight?.hindrances.length ?? 0);
}

interface How {
  /** The party that moves, or that is moved. */
  readonly by: Party;
  readonly how: EventOf<'distanceChanged'>['how'];
  /** Whether the party flies or jumps. */
  readonly flies: boolean;
  readonly reason: EventOf<'distanceChanged'>['reason'];
}

/**
 * Sets the Distance. The first party that comes to Distance 1 springs a trap or hazard among the Hindrances (R30.3). A monster that
 * comes to Distance 1 also springs the pits (R20.6). A flying or jumping party springs nothing.
 */
export function changeDistance(t: Transaction, to: number, { by, how, flies, reason }: How): void {
  const { fight } = t.state;
  if (!fight || to === fight.distance) return;
  const from = fight.distance;
  const spent = how === 'move' ? Math.abs(to - from) * costOfDistance(t.state, flies) : 0;
  fight.distance = to;
  const rule = how === 'move' ? 'R11.1' : 'R15.3';
  emit(t, { type: 'distanceChanged', from, to, by, how, spent, reason, rule });
  if (to !== 1 || flies) return;
  springHindrance(t, by);
  if (by === 'monster') springPits(t);
}

/** R20.6: springs all pits together. The caller has checked that the monster does not fly. */
function springPits(t: Transaction): void {
  const foe = opponent(t.state);
  const damage = totalBonus(t.state, 'hero', 'pit');
  if (!foe || damage === 0) return;
  useUpBonuses(t, 'hero', 'pit', 'all', 'R20.6');
  hurtFoe(t, foe, damage, 'pit', 'R20.6');
}

/**
 * R30.3: springs a trap or hazardous terrain among the Hindrances, once per combat. The trap is sprung if the Hindrances have both,
 * unless all traps are disarmed. A flying or jumping party springs nothing, so the next walking party that comes to Distance 1 does.
 */
function springHindrance(t: Transaction, who: Party): void {
  const { book, state } = t;
  const { fight } = state;
  const hazardous = fight?.hindrances.includes('hazardous') ? 'hazardous' : undefined;
  const kind = isTrapped(state) ? 'trap' : hazardous;
  if (!fight || fight.sprung || !kind) return;
  fight.sprung = true;
  const trap = kind === 'trap';
  if (who === 'hero') {
    const damage = trap ? trapDamageToHero(book, state) : hazardDamageToHero(book, state);
    emit(t, { type: 'hindranceSprung', who, kind, damage, rule: 'R30.3' });
    return announceDamage(t, damage, 'hindrance', 'R30.3');
  }
  const damage = trap ? trapDamage(book, state) : hazardDamage(book, state);
  emit(t, { type: 'hindranceSprung', who, kind, damage, rule: 'R30.3' });
  const foe = opponent(state);
  if (foe) hurtFoe(t, foe, damage, 'hindrance', 'R30.3');
}
