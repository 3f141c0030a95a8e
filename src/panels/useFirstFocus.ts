import { useEffect, useRef } from 'preact/hooks';

/** A ref for the button that gets the focus when its page opens, without scrolling. */
export function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return button;
}
