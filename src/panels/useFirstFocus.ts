import { useEffect, useRef } from 'preact/hooks';

/** Returns a ref for a button. The button gets the focus when its page opens; the page does not scroll to it. */
export function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return button;
}
