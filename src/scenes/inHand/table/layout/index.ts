/**
 * Lays out the table in CSS px (style guide, section 10): calculates poses and boxes from the window's size. All
 * functions are pure.
 */
import type { Box } from '../../../core/pose';
import { ABILITY_HALF } from '../../art/geometry';
import { desktop, tableScale } from './desktop';
import { landscape } from './landscape';
import { footOf } from './parts';
import { portrait } from './portrait';
import type { Activity, Composed, Composition, Insets, Layout } from './types';

export { flagAt } from './flags';
export { heroCardFor, NEEDLE, needleFor, needleXOn } from './needle';
export * from './types';

/** The composition for a window's size. */
export function compositionOf(width: number, height: number): Composition {
  if (width >= 1000 && height >= 640 && width > height) return 'desktop';
  return width > height ? 'landscape' : 'portrait';
}

/** The layout for a window and an activity. */
export function layoutFor(
  width: number,
  height: number,
  activity: Activity,
  insets: Insets = { top: 0, bottom: 0 },
): Layout {
  const textScale = textScaleOf(width, height, insets);
  const floor = height - insets.bottom - (insets.foot ?? 0) * textScale;
  const composed = compose(width, height, floor, activity, { ...insets, bottom: height - floor }, textScale);
  const slots = composed.composition !== 'desktop' && activity === 'map' ? slotsOf(composed.hand, floor) : null;
  const { hand, walking, lift } = composed;
  // A low window lets a few px of the lowest card reach into the row.
  const hasRow = slots !== null && Math.max(...hand.map(footOf)) <= walking.y + lift;
  return { ...composed, height, floor, textScale, slots, hasRow };
}

/** The px between tabs and the window's lower edge, and between the tabs over two neighbouring cards. */
const FOOT = 4;

function slotsOf(hand: Layout['hand'], floor: number): Box[] {
  const step = hand[1].x - hand[0].x;
  return hand.map(({ x, y, mm }) => ({
    x: x + (ABILITY_HALF.width * mm - step + FOOT) / 2,
    y,
    width: step - FOOT,
    height: floor - FOOT - y,
  }));
}

function compose(
  width: number,
  height: number,
  floor: number,
  activity: Activity,
  insets: Insets,
  textScale: number,
): Composed {
  switch (compositionOf(width, height)) {
    case 'portrait':
      return portrait(width, height, activity, insets);
    case 'landscape':
      return landscape(width, floor, activity, insets);
    case 'desktop':
      return desktop(width, floor, activity, insets, textScale);
  }
}

/** The largest scale of text on a large table, and the largest ratio of this scale to the scale of the table. */
const WORDS = { most: 1.5, ahead: 1.2 } as const;

/**
 * The scale of text. In a wide window it grows with a large table, and with the player's setting if there is space. In
 * other windows it is 1.
 */
function textScaleOf(width: number, height: number, { top, bottom, text = 1 }: Insets): number {
  if (compositionOf(width, height) !== 'desktop') return 1;
  const k = tableScale(width, height - top - bottom);
  const grown = Math.min(WORDS.most, Math.max(1, k));
  return Math.max(1, Math.min(grown * text, WORDS.ahead * k));
}
