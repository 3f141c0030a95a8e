import { useEffect, useState } from 'preact/hooks';
import type { GameEvent } from '../../../rules/longTable/events';

/** What the table shows now, as far as there are words for it. */
export interface Told {
  readonly now: GameEvent | null;
  subscribe(listener: () => void): () => void;
}

/** The event that is being shown; the component alone is drawn again with it, and nothing around it. */
export function useTold(told: Told): GameEvent | null {
  const [, redraw] = useState(0);
  useEffect(() => told.subscribe(() => redraw((n) => n + 1)), [told]);
  return told.now;
}
