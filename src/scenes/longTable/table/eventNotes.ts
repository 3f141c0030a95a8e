/**
 * Collects facts about events before the events are animated: the path of each figure after its choice of a focus, the
 * volleys, the damage events after which an attack continues, and the events that are not animated.
 */
import type { HexId } from '../../../rules/core/hexes';
import type { EventType, GameEvent } from '../../../rules/longTable/events';
import { newVolleyNotes, noteVolleys, type VolleyNotes } from './volleys';

export interface EventNotes extends VolleyNotes {
  /** For each event of a focus choice, the hexes that the figure then enters until it arrives, attacks, chooses again or ends its turn. */
  readonly paths: WeakMap<GameEvent, readonly HexId[]>;
  /** Events before a turn that is being replayed; they are not animated. */
  readonly skipped: WeakSet<GameEvent>;
}

export const newEventNotes = (): EventNotes => ({
  paths: new WeakMap(),
  skipped: new WeakSet(),
  ...newVolleyNotes(),
});

const ATTACK_ENDS: ReadonlySet<EventType> = new Set(['attackBegan', 'turnEnded']);

/** Collects the damage events after which the same attack draws modifiers for another target. */
export function noteEarlyBlows({ early }: Pick<EventNotes, 'early'>, events: readonly GameEvent[]): void {
  for (const [i, event] of events.entries()) {
    if (event.type !== 'damaged') continue;
    const later = events.slice(i + 1);
    const end = later.findIndex(({ type }) => ATTACK_ENDS.has(type));
    const rest = later.slice(0, end < 0 ? undefined : end);
    if (rest.some((each) => each.type === 'modifiersDrawn' && each.figure === event.by)) early.add(event);
  }
}

const ENDS: ReadonlySet<EventType> = new Set(['monsterMoved', 'focusChosen', 'turnEnded', 'attackBegan']);

/** Collects all facts about the events of a command. */
export function noteEvents(notes: EventNotes, events: readonly GameEvent[]): void {
  notePaths(notes, events);
  noteEarlyBlows(notes, events);
  noteVolleys(notes, events);
}

/** Collects the path of each figure from the events after its choice of a focus. */
export function notePaths({ paths }: EventNotes, events: readonly GameEvent[]): void {
  for (const [i, event] of events.entries()) {
    if (event.type !== 'focusChosen') continue;
    const later = events.slice(i + 1);
    // The path ends where the figure arrives. A later retreat was not part of the choice.
    const end = later.findIndex(({ type }) => ENDS.has(type));
    const own = later
      .slice(0, end < 0 ? undefined : end)
      .flatMap((each) =>
        each.type === 'stepped' && each.figure === event.figure && each.by === null ? [each.to] : [],
      );
    paths.set(event, own);
  }
}
