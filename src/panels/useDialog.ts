import { useLayoutEffect, useRef } from 'preact/hooks';

type Ref = { readonly current: HTMLElement | null };

/** Makes an element a modal dialog: the dialog gets the focus, the table is inert, Escape closes the dialog, and then the focus returns. */
export function useDialog(page: Ref, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  // This is a layout effect, so that the dialog receives keys as soon as it is painted.
  useLayoutEffect(() => {
    const before = document.activeElement;
    page.current?.focus();
    const rest = ['game', 'hud', 'mirror'].flatMap((id) => document.getElementById(id) ?? []);
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
