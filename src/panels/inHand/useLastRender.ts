import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

/**
 * Renders an element; while `still` is true, returns the last rendered element again, or null if nothing has been rendered. Preact skips an
 * element that it receives a second time, so the browser need not lay out the page during animations.
 */
export function useLastRender<T extends VNode | false | null>(still: boolean, draw: () => T): T | null {
  const last = useRef<T | null>(null);
  if (!still) last.current = draw();
  return last.current;
}
