/** Keeps the focus at the foot of the table when the answers change, so that Tab does not begin at the top of the page again. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const ANSWERS = '.seals .sealed, [aria-keyshortcuts], .answers button';

/** The component that renders the foot calls this hook. */
export function useKeepFocus(foot: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement && foot.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [foot]);
  useLayoutEffect(() => {
    // The focus moves only if the focused answer is gone. During an animation there are no answers, so the focus moves after the animation.
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    foot.current?.querySelector<HTMLElement>(ANSWERS)?.focus({ preventScroll: true });
  });
}
