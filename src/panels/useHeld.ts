import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

/**
 * What was drawn last, for as long as `still`. Preact leaves alone what it is handed once more, so that the browser has nothing to lay
 * out while the table moves.
 */
export function useHeld<T extends VNode | false | null>(still: boolean, draw: () => T): T | null {
  const last = useRef<T | null>(null);
  if (!still) last.current = draw();
  return last.current;
}
