/**
 * Notes about events before their animation: where each monster will go after its choice, which blows another one
 * follows, and which events are only replayed.
 */
import type { HexId } from '../../../rules/core/hexes';
import type { EventType, GameEvent } from '../../../rules/longTable/events';

export interface EventNotes {
  /** By the event of a focus choice: the hexes that its monster then enters. */
  readonly paths: WeakMap<GameEvent, readonly HexId[]>;
  /** Events that happened before a turn that is shown again; they are not animated. */
  readonly passed: WeakSet<GameEvent>;
  /** Damage of an attack that goes on to another target; only the last one stops the picture. */
  readonly early: WeakSet<GameEvent>;
}

export const newEventNotes = (): EventNotes => ({ paths: new WeakMap(), passed: new WeakSet(), early: new WeakSet() });

const ATTACK_ENDS: ReadonlySet<EventType> = new Set(['attackBegan', 'turnEnded']);

/** Notes the damage after which the same attack draws for another target. */
export function noteEarlyBlows({ early }: EventNotes, events: readonly GameEvent[]): void {
  for (const [i, event] of events.entries()) {
    if (event.type !== 'damaged') continue;
    const later = events.slice(i + 1);
    const end = later.findIndex(({ type }) => ATTACK_ENDS.has(type));
    const rest = later.slice(0, end < 0 ? undefined : end);
    if (rest.some((each) => each.type === 'modifiersDrawn' && each.figure === event.by)) early.add(event);
  }
}

const ENDS: ReadonlySet<EventType> = new Set(['monsterMoved', 'focusChosen', 'turnEnded', 'attackBegan']);

export function noteEvents(notes: EventNotes, events: readonly GameEvent[]): void {
  notePaths(notes, events);
  noteEarlyBlows(notes, events);
}

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
