import type { Insets } from './layout';

/** What notches, home bars and the bar of the viewer take, and how large words are wanted, as the style sheets have it. */
export function readInsets(): Insets {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--safe-top'),
    bottom: read('--safe-bottom'),
    foot: read('--foot'),
    text: read('--text-size') || 1,
  };
}
