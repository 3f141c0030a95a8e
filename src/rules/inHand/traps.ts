/** Calculates the damage of traps and hazardous terrain (R4.4, R4.5, R5.3), and tracks traps among the Hindrances (R30.3). */
import type { HexId } from '../core/hexes';
import type { Book } from './book';
import { passiveEffects } from './items';
import { terrainDamageFactor } from './special';
import type { Fight, State, WorkingState } from './state';
import type { HindranceKind } from './vocabulary';

/** Trap damage at the scenario level (R5.3), multiplied by the factor of special rules. */
export function trapDamage(book: Book, state: State): number {
  return (2 + book.setup.scenarioLevel) * terrainDamageFactor(book, state);
}

/** R4.5: the damage of hazardous terrain: half of the printed trap damage, rounded down, then multiplied by the factor of special rules. */
export function hazardDamage(book: Book, state: State): number {
  return Math.floor((2 + book.setup.scenarioLevel) / 2) * terrainDamageFactor(book, state);
}

/** Trap damage to the hero, reduced by its items. */
export function trapDamageToHero(book: Book, state: State): number {
  const less = passiveEffects(book, state).reduce((sum, effect) => sum + (effect.trapLess ?? 0), 0);
  return Math.max(0, trapDamage(book, state) - less);
}

/** R4.5: damage of hazardous terrain to the hero, unless an item prevents it. */
export function hazardDamageToHero(book: Book, state: State): number {
  return passiveEffects(book, state).some((effect) => effect.noHazard) ? 0 : hazardDamage(book, state);
}

const trapsIn = (kinds: readonly HindranceKind[]): number => kinds.filter((kind) => kind === 'trap').length;

/** R30.3: whether at least one Hindrance is a trap that has not been disarmed. */
export function isTrapped({ fight }: State): boolean {
  return fight !== null && trapsIn(fight.hindrances) > (fight.traps?.gone ?? 0);
}

/** R20.2, R30.3: notes that the trap on a hex is disarmed. A trap that was counted stays a Hindrance, but does no damage. */
export function removeTrap({ fight }: WorkingState, at: HexId): void {
  if (!fight?.traps?.at.includes(at)) return;
  fight.traps.at = fight.traps.at.filter((hex) => hex !== at);
  fight.traps.gone += 1;
  recountTraps(fight);
}

/**
 * R30.3, R30.4: limits the number of disarmed traps to the number of traps that are left. Traps that come back at the end of the round are
 * included. So if one of two traps is disarmed and one trap is removed, the removed trap is the armed one, which is best for the hero. A
 * trap that is added later is always armed.
 */
export function recountTraps(fight: Fight): void {
  if (!fight.traps) return;
  const left = trapsIn(fight.hindrances) + trapsIn(fight.absent);
  if (left === 0) delete fight.traps;
  else fight.traps.gone = Math.min(fight.traps.gone, left);
}
