import { useEffect, useRef } from 'preact/hooks';

/** Returns a ref for a button. The button gets the focus when its page opens; the page does not scroll to it. */
export function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return button;
}

/** The main button of a page: its seal, the button to continue, or the first of its light buttons. */
const MAIN = ['.wax', '.onward', '.slab.paper'].map((each) => `.screen ${each}:not(:disabled)`);

/** Whether the last input was a key. */
let isByKey = false;

/**
 * Focuses the main button of each new page if the player uses the keyboard, because the focused element is gone with the old page. A page
 * whose code is still loading is waited for, and a button that is still disabled too.
 * @param page the name of the page; null at the table, which has keys of its own
 */
export function useMainFocus(page: string | null): void {
  useEffect(() => {
    const hear = ({ type }: Event) => {
      isByKey = type === 'keydown';
    };
    const kinds = ['keydown', 'pointerdown'];
    for (const kind of kinds) addEventListener(kind, hear, { capture: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, hear, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (page === null) return;
    const { body } = document;
    const focus = (): boolean => {
      if (!isByKey || document.activeElement !== body) return true;
      const [button] = MAIN.flatMap((each) => body.querySelector<HTMLElement>(each) ?? []);
      button?.focus({ preventScroll: true });
      return button !== undefined;
    };
    if (focus()) return;
    const watcher = new MutationObserver(() => {
      if (focus()) watcher.disconnect();
    });
    watcher.observe(body, { attributeFilter: ['disabled'], childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [page]);
}
