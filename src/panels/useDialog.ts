import { useLayoutEffect, useRef } from 'preact/hooks';

type Ref = { readonly current: HTMLElement | null };

/**
 * Makes an element a modal dialog. The dialog gets the focus, the table and the page under it are inert, and Escape calls `leave`. When the
 * dialog is removed, the element that had the focus before gets it back.
 */
export function useDialog(page: Ref, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  // This is a layout effect, so that the dialog receives keys as soon as it is painted.
  useLayoutEffect(() => {
    const before = document.activeElement;
    page.current?.focus();
    const under = [...document.querySelectorAll<HTMLElement>('#game, #hud, #mirror, .screen')];
    const rest = under.filter((each) => !each.inert && !each.contains(page.current));
    for (const each of rest) each.inert = true;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    addEventListener('keydown', close);
    return () => {
      for (const each of rest) each.inert = false;
      removeEventListener('keydown', close);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [page]);
}
