/** CSS pixels that a notch and round corners take at the sides, as the style sheets have them. */
export function safeSides(): { readonly left: number; readonly right: number } {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { left: read('--safe-left'), right: read('--safe-right') };
}
