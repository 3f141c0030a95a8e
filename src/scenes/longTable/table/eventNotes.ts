/**
 * Notes about events before their animation: where each monster will go after its choice, and which events are only
 * replayed.
 */
import type { HexId } from '../../../rules/core/hexes';
import type { EventType, GameEvent } from '../../../rules/longTable/events';

export interface EventNotes {
  /** By the event of a focus choice: the hexes that its monster then enters. */
  readonly paths: WeakMap<GameEvent, readonly HexId[]>;
  /** Events that happened before a turn that is shown again; they are not animated. */
  readonly passed: WeakSet<GameEvent>;
}

export const newEventNotes = (): EventNotes => ({ paths: new WeakMap(), passed: new WeakSet() });

const ENDS: ReadonlySet<EventType> = new Set(['monsterMoved', 'focusChosen', 'turnEnded', 'attackBegan']);

/** Notes the paths of monsters from the events after their choices. */
export function notePaths({ paths }: EventNotes, events: readonly GameEvent[]): void {
  for (const [i, event] of events.entries()) {
    if (event.type !== 'focusChosen') continue;
    const later = events.slice(i + 1);
    // A path ends with its arrival; a retreat afterwards was not part of the choice.
    const end = later.findIndex(({ type }) => ENDS.has(type));
    const own = later
      .slice(0, end < 0 ? undefined : end)
      .flatMap((each) =>
        each.type === 'stepped' && each.figure === event.figure && each.by === null ? [each.to] : [],
      );
    paths.set(event, own);
  }
}
