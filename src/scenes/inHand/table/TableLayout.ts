/** How the table lies in the window: for what is done now, and for what may be done next. */
import type { CardPose } from '../../core/pose';
import { ABILITY_HALF } from '../art/geometry';
import { type Arranged, type Arrangement, arrangedFor, PLAIN } from './arrangement';
import type { Activity, Insets } from './layout';
import type { HandCard } from './tableView';

export class TableLayout {
  arrangement: Arrangement = PLAIN;
  private activity: Activity = 'map';
  private insets: Insets = { top: 0, bottom: 0 };
  private arranged = arrangedFor(1, 1, 'map', this.insets, PLAIN);

  get now(): Arranged {
    return this.arranged;
  }

  /** The window has another size. */
  resize(width: number, height: number, activity: Activity): void {
    this.insets = readInsets();
    this.arrange(width, height, activity);
  }

  /** Something else is done now. The style sheets are not read again: that would lay out the page in mid-motion. */
  turnTo(activity: Activity): void {
    if (activity !== this.activity) this.arrange(this.arranged.width, this.arranged.height, activity);
  }

  private arrange(width: number, height: number, activity: Activity): void {
    this.activity = activity;
    this.arranged = arrangedFor(width, height, activity, this.insets, this.arrangement);
  }

  /** How the table lies for an activity. */
  in(activity: Activity): Arranged {
    const { width, height } = this.arranged;
    return activity === this.activity
      ? this.arranged
      : arrangedFor(width, height, activity, this.insets, this.arrangement);
  }
}

/** Where a card of the hand lies. */
export function handPose(
  { composition, hand, lift, blow }: Pick<Arranged, 'composition' | 'hand' | 'lift' | 'blow'>,
  { lies }: Pick<HandCard, 'lies'>,
  index: number,
): CardPose {
  const slot = hand[index] ?? hand[0];
  switch (lies) {
    case 'raised':
      return { ...slot, y: slot.y - lift, turn: slot.turn / 3 };
    case 'rest':
      return slot;
    case 'out':
      if (blow) return slot;
      // Discarded and lost cards lie low, so that the hand shows how many are left.
      return composition === 'desktop' ? farther(slot) : { ...slot, y: slot.y + 54 * slot.mm, turn: slot.turn * 2 };
  }
}

/** How small what has been laid aside is, where words stand under the hand, and how far down its foot, of a card's height. */
const ASIDE = { scale: 0.62, foot: 0.92 } as const;

/** In its place, smaller, so that nothing that can be pressed lies on it. */
const farther = ({ x, y, mm, turn }: CardPose): CardPose => ({
  x: x + (ABILITY_HALF.width / 2) * (1 - ASIDE.scale) * mm,
  y: y + ABILITY_HALF.height * (ASIDE.foot - ASIDE.scale) * mm,
  mm: mm * ASIDE.scale,
  turn,
});

/** What notches, home bars and the bar of the viewer take, and how large words are wanted, as the style sheets have it. */
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
