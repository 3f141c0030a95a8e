/** Places the tab that switches a lifted half to its basic action and back (R9.4). */
import type { Point } from '../../art';
import type { Box } from '../../core/pose';
import { BASIC_TAB } from '../art/lift';
import type { Arrangement } from './arrangement';
import type { Layout } from './layout';

/** Distance from the finger's first position to the middle of the tab, in px. */
const ASIDE = 74;

/**
 * Places the tab of the basic actions where it is not between the finger and the targets. In an upright window the
 * targets are above, so the tab is beside the finger, on the side with more space. In other windows the targets are on
 * the left for a right-handed player and on the right for a left-handed player; the tab is on the opposite side.
 */
export function tabBox(
  from: Point,
  { composition, width }: Pick<Layout, 'composition' | 'width'>,
  hand: Arrangement['hand'],
): Box {
  const isLeft = composition === 'portrait' ? from.x >= width / 2 : hand === 'left';
  const beside = from.x + (isLeft ? -ASIDE : ASIDE) - BASIC_TAB / 2;
  const x = Math.max(0, Math.min(beside, width - BASIC_TAB));
  return { x, y: from.y - BASIC_TAB / 2, width: BASIC_TAB, height: BASIC_TAB };
}
