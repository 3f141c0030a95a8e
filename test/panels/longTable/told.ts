import { openCurrentEvent } from '../../../src/app/tableDisplay';
import type { Told } from '../../../src/panels/longTable/hud/useTold';
import type { GameEvent } from '../../../src/rules/longTable/events';

/** A table that shows nothing now. */
export const UNTOLD: Told = { now: null, subscribe: () => () => {} };

/** A table that shows what it is told to. */
export function telling(): { readonly told: Told; tell(event: object): void } {
  const { currentEvent: told, set: tell } = openCurrentEvent<GameEvent>();
  return { told, tell: (event) => tell(event as GameEvent) };
}
