/** Reads the safe-area insets (for notch, round corners and home bar) at three sides of the window, in CSS px, from CSS variables. */
export function safeInsets(): { readonly left: number; readonly right: number; readonly bottom: number } {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { left: read('--safe-left'), right: read('--safe-right'), bottom: read('--safe-bottom') };
}
