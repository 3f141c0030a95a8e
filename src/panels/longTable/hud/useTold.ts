import { useEffect, useState } from 'preact/hooks';
import type { GameEvent } from '../../../rules/longTable/events';

/** The event that the table animates now; null if there is none, or if it has no sentence. */
export interface Told {
  readonly now: GameEvent | null;
  subscribe(listener: () => void): () => void;
}

/** Subscribes a component to that event, so that only this component renders again. */
export function useTold(told: Told): GameEvent | null {
  const [, redraw] = useState(0);
  useEffect(() => told.subscribe(() => redraw((n) => n + 1)), [told]);
  return told.now;
}
