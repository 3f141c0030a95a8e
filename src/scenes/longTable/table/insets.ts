import type { Hand, Insets } from './layout';

/**
 * What notches, home bars and the bar of the viewer take, and how large words are wanted, as the style sheets have it.
 * @param hand the one in which the game is held
 */
export function readInsets(hand: Hand): Insets {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--safe-top'),
    bottom: read('--safe-bottom'),
    foot: read('--foot'),
    text: read('--text-size') || 1,
    hand,
  };
}
