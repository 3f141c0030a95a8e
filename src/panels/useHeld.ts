import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

/**
 * Keeps the last rendered element while `still` is true. Preact skips an element that it receives again, so the browser has nothing to
 * lay out during animations.
 */
export function useHeld<T extends VNode | false | null>(still: boolean, draw: () => T): T | null {
  const last = useRef<T | null>(null);
  if (!still) last.current = draw();
  return last.current;
}
