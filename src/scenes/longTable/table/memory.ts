/** What is known of events before they are shown: where each monster will go when it has chosen, and what is only to be caught up with. */
import type { HexId } from '../../../rules/core/hexes';
import type { EventType, GameEvent } from '../../../rules/longTable/events';

export interface Memory {
  /** By the choice of a focus: the hexes that its monster enters then. */
  readonly ways: WeakMap<GameEvent, readonly HexId[]>;
  /** Not to be seen: it happened before what is shown again. */
  readonly passed: WeakSet<GameEvent>;
}

export const newMemory = (): Memory => ({ ways: new WeakMap(), passed: new WeakSet() });

const ENDS: ReadonlySet<EventType> = new Set(['monsterMoved', 'focusChosen', 'turnEnded', 'attackBegan']);

/** Notes the ways that monsters go, from what comes after their choices. */
export function noteWays({ ways }: Memory, events: readonly GameEvent[]): void {
  for (const [i, event] of events.entries()) {
    if (event.type !== 'focusChosen') continue;
    const later = events.slice(i + 1);
    // Its way is over when it has come; where it retreats afterwards it has not chosen yet.
    const end = later.findIndex(({ type }) => ENDS.has(type));
    const own = later
      .slice(0, end < 0 ? undefined : end)
      .flatMap((each) =>
        each.type === 'stepped' && each.figure === event.figure && each.by === null ? [each.to] : [],
      );
    ways.set(event, own);
  }
}
