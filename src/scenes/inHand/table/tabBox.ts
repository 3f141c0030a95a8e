/** The place of the tab that turns a lifted half basic (R9.4). */
import type { Point } from '../../art';
import type { Box } from '../../core/pose';
import { BASIC_TAB } from '../art/lift';
import type { Layout } from './layout';

/** px from the finger's first place to the middle of the tab. */
const ASIDE = 74;

/**
 * The place of the tab of the basic actions, off the way to the targets: in an upright window beside the finger on the side of the middle,
 * as the targets are above; else on its right, as they are on its left, or as far right as the window goes.
 */
export function tabBox(from: Point, { composition, width }: Pick<Layout, 'composition' | 'width'>): Box {
  const isLeft = composition === 'portrait' && from.x >= width / 2;
  const x = Math.min(from.x + (isLeft ? -ASIDE : ASIDE) - BASIC_TAB / 2, width - BASIC_TAB);
  return { x, y: from.y - BASIC_TAB / 2, width: BASIC_TAB, height: BASIC_TAB };
}
