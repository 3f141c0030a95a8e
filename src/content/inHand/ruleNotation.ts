/** Provides short functions that define the special rules of scenarios. */

import type { HexId } from '../../rules/core/hexes';
import type { Choice, Circumstance, Deed, SpecialRule, Trigger } from '../../rules/inHand/book';

type When = Extract<SpecialRule, { kind: 'when' }>;

/** Defines a rule whose effects happen on every trigger at which `needs` holds. */
export const when = (
  id: string,
  trigger: Trigger,
  does: readonly Deed[],
  needs: readonly Circumstance[] = [],
): When => ({
  kind: 'when',
  id,
  trigger,
  does,
  ...(needs.length > 0 ? { needs } : {}),
});

/** Defines a rule whose effects happen only on the first trigger at which `needs` holds. */
export const once = (
  id: string,
  trigger: Trigger,
  does: readonly Deed[],
  needs: readonly Circumstance[] = [],
): When => ({
  ...when(id, trigger, does, needs),
  once: true,
});

export const endTurnOn = (at: HexId): Trigger => ({ on: 'endTurnOn', at });
export const choose = (...among: Choice[]): Deed => ({ do: 'choose', among });
export const gold = (value: number): Deed => ({ do: 'gold', value });
export const count = (flag: string, by = 1): Deed => ({ do: 'count', flag, by });
export const atLeast = (flag: string, n: number): Circumstance => ({ kind: 'flag', flag, atLeast: n });
/** The condition that a counter is 0. */
export const none = (flag: string): Circumstance => ({ kind: 'flag', flag, atMost: 0 });
export const used = (rule: string): Circumstance => ({ kind: 'used', rule });
/** The condition that the hero has ended a turn on a goal's hex. */
export const reached = (at: HexId): Circumstance => used(`goal:${at}`);
