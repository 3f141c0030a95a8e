import type { Hand, Insets } from './layout';

/**
 * Reads the insets (notch, home bar, the bar of viewer or lesson) and the player's scale of text from the style sheets.
 * @param hand the hand with which the player holds the device
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
