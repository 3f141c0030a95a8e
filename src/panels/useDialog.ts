import { useLayoutEffect, useRef } from 'preact/hooks';

type Ref = { readonly current: HTMLElement | null };

/** A dialog over everything: the focus goes to it and back, what is behind it rests, and Escape leaves it. */
export function useDialog(page: Ref, leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  // Before it is painted, so that a key pressed at once already goes to the dialog.
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
