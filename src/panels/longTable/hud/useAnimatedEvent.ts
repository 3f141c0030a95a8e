import { useEffect, useState } from 'preact/hooks';
import type { GameEvent } from '../../../rules/longTable/events';

/** Holds the event that the table animates. `now` is null outside animations. Events that are not narrated leave `now` unchanged. */
export interface AnimatedEvent {
  readonly now: GameEvent | null;
  subscribe(listener: () => void): () => void;
}

/** Subscribes a component to the animated event. When the event changes, only this component renders again. */
export function useAnimatedEvent(animatedEvent: AnimatedEvent): GameEvent | null {
  const [, redraw] = useState(0);
  useEffect(() => animatedEvent.subscribe(() => redraw((n) => n + 1)), [animatedEvent]);
  return animatedEvent.now;
}
