/** Keeps the table's layout in the window for the current activity, and calculates the layout of any other activity. */
import type { CardPose } from '../../core/pose';
import { ABILITY_HALF } from '../art/geometry';
import { type ArrangedLayout, type Arrangement, arrangeLayout, DEFAULT_ARRANGEMENT } from './arrangement';
import type { Activity, Insets } from './layout';
import type { HandCard } from './tableView';

export class TableLayout {
  arrangement: Arrangement = DEFAULT_ARRANGEMENT;
  private activity: Activity = 'map';
  private insets: Insets = { top: 0, bottom: 0 };
  private arranged = arrangeLayout(1, 1, 'map', this.insets, DEFAULT_ARRANGEMENT);

  get current(): ArrangedLayout {
    return this.arranged;
  }

  /** Lays out the table for a new window size, and reads the insets again. */
  resize(width: number, height: number, activity: Activity): void {
    this.insets = readInsets();
    this.arrange(width, height, activity);
  }

  /**
   * Lays out the table for another activity, with the insets of the last `resize`. Reading the insets from the style
   * sheets again would force a page layout during motion.
   */
  turnTo(activity: Activity): void {
    if (activity !== this.activity) this.arrange(this.arranged.width, this.arranged.height, activity);
  }

  private arrange(width: number, height: number, activity: Activity): void {
    this.activity = activity;
    this.arranged = arrangeLayout(width, height, activity, this.insets, this.arrangement);
  }

  /** The layout of an activity. */
  layoutFor(activity: Activity): ArrangedLayout {
    const { width, height } = this.arranged;
    return activity === this.activity
      ? this.arranged
      : arrangeLayout(width, height, activity, this.insets, this.arrangement);
  }
}

/** How bright cards out of the hand are. */
export const SHADE = { discarded: 0.55, lost: 0.33 } as const;

/** How bright a card of the hand is. */
export function shadeOf({ placement, isLostOrActive }: HandCard): number {
  if (placement !== 'out') return 1;
  return isLostOrActive ? SHADE.lost : SHADE.discarded;
}

/** The pose of a hand card for its placement. */
export function handPose(
  { hand, lift, blow }: Pick<ArrangedLayout, 'hand' | 'lift' | 'blow'>,
  { placement }: Pick<HandCard, 'placement'>,
  index: number,
): CardPose {
  const slot = hand[index] ?? hand[0];
  switch (placement) {
    case 'raised':
      return { ...slot, y: slot.y - lift, turn: slot.turn / 3 };
    case 'rest':
      return slot;
    case 'out':
      // Discarded and lost cards are smaller, so that the player sees how many other cards there are.
      return blow ? slot : farther(slot);
  }
}

/** Cards that are out of the hand: their scale, and the y of their lower edge as a fraction of a card's height. */
const ASIDE = { scale: 0.62, foot: 0.92 } as const;

/** The pose of a slot, scaled down so that no button covers the card. */
const farther = ({ x, y, mm, turn }: CardPose): CardPose => ({
  x: x + (ABILITY_HALF.width / 2) * (1 - ASIDE.scale) * mm,
  y: y + ABILITY_HALF.height * (ASIDE.foot - ASIDE.scale) * mm,
  mm: mm * ASIDE.scale,
  turn,
});

/** Reads the insets (notch, home bar, the bar shown while watching a game) and the text size from the style sheets. */
function readInsets(): Insets {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return {
    top: read('--safe-top'),
    bottom: read('--safe-bottom'),
    foot: read('--foot'),
    text: read('--text-size') || 1,
  };
}
