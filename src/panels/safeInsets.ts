/** CSS pixels that a notch, round corners and the home bar take at three sides of the window, as the style sheets have them. */
export function safeInsets(): { readonly left: number; readonly right: number; readonly bottom: number } {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { left: read('--safe-left'), right: read('--safe-right'), bottom: read('--safe-bottom') };
}
