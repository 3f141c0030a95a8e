/** The damage of traps and hazardous terrain (R4.4, R4.5, R5.3), and traps among the Hindrances (R30.3). */
import type { HexId } from '../core/hexes';
import type { Book } from './book';
import { passiveEffects } from './items';
import { harshness } from './special';
import type { Fight, State, WorkingState } from './state';
import type { HindranceKind } from './vocabulary';

/** Trap damage at the scenario level (R5.3). */
export function trapDamage(book: Book, state: State): number {
  return (2 + book.setup.scenarioLevel) * harshness(book, state);
}

/** R4.5: half of trap damage, rounded down. */
export function hazardDamage(book: Book, state: State): number {
  return Math.floor((2 + book.setup.scenarioLevel) / 2) * harshness(book, state);
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

/** R30.3: whether a Hindrance is a trap that has not been disarmed. */
export function isTrapped({ fight }: State): boolean {
  return fight !== null && trapsIn(fight.hindrances) > (fight.traps?.gone ?? 0);
}

/** R20.2, R30.3: removes the trap on a hex. A trap that was counted stays a Hindrance, but does no damage. */
export function removeTrap({ fight }: WorkingState, at: HexId): void {
  if (!fight?.traps?.at.includes(at)) return;
  fight.traps.at = fight.traps.at.filter((hex) => hex !== at);
  fight.traps.gone += 1;
  recountTraps(fight);
}

/**
 * R30.3, R30.4: lowers the number of disarmed traps to the number of traps left, those that come back at the end of the
 * round included. So with an armed and a disarmed trap the armed one is removed, which is best for the hero; and a trap
 * added later is armed.
 */
export function recountTraps(fight: Fight): void {
  if (!fight.traps) return;
  const left = trapsIn(fight.hindrances) + trapsIn(fight.absent);
  if (left === 0) delete fight.traps;
  else fight.traps.gone = Math.min(fight.traps.gone, left);
}
