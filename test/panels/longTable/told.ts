import { openCurrentEvent } from '../../../src/app/tableDisplay';
import type { AnimatedEvent } from '../../../src/panels/longTable/hud/useAnimatedEvent';
import type { GameEvent } from '../../../src/rules/longTable/events';

/** A table that shows nothing now. */
export const UNTOLD: AnimatedEvent = { now: null, subscribe: () => () => {} };

/** A table that shows what it is told to. */
export function gameWords(): { readonly told: AnimatedEvent; tell(event: object): void } {
  const { currentEvent: told, set: tell } = openCurrentEvent<GameEvent>();
  return { told, tell: (event) => tell(event as GameEvent) };
}
