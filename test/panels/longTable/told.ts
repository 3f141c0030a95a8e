/** Test kit: the event that the Long Table animates now. */
import { openCurrentEvent } from '../../../src/app/tableDisplay';
import type { AnimatedEvent } from '../../../src/panels/longTable/hud/useAnimatedEvent';
import type { GameEvent } from '../../../src/rules/longTable/events';

/** The current event of a table that animates nothing. */
export const UNTOLD: AnimatedEvent = { now: null, subscribe: () => () => {} };

/** Returns the current event of a table, and a function that sets it. */
export function gameWords(): { readonly told: AnimatedEvent; tell(event: object): void } {
  const { currentEvent: told, set: tell } = openCurrentEvent<GameEvent>();
  return { told, tell: (event) => tell(event as GameEvent) };
}
