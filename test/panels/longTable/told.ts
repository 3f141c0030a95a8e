import type { Told } from '../../../src/panels/longTable/hud/useTold';
import type { GameEvent } from '../../../src/rules/longTable/events';

/** A table that shows nothing now. */
export const UNTOLD: Told = { now: null, subscribe: () => () => {} };

/** A table that shows what it is told to. */
export function telling(): Told & { tell(event: object): void } {
  const listeners = new Set<() => void>();
  let now: GameEvent | null = null;
  return {
    get now() {
      return now;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(event) {
      now = event as GameEvent;
      for (const listener of listeners) listener();
    },
  };
}
