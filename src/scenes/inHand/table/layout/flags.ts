/** Positions the flags of the two selected cards. */
import type { Point, Size } from '../../../art/geometry';
import { ABILITY_HALF } from '../../art/geometry';
import type { Activity, Layout } from './types';

/** The px between a flag and its card. */
const AIR = 3;

/**
 * The upper left corner of a flag. The flag is usually above its card. While the hero explores in an upright window, the
 * flag is below its card. Above its card it would hide the heart and the table row of the HP card. A flag may be wider than
 * its card. In a wide window it then reaches over the lower one of the two neighbours, and hides no name.
 */
export function flagAt(
  card: { pointAt(mmX: number, mmY: number): Point },
  { width, height }: Size,
  activity: Activity,
  layout: Layout,
): Point {
  const [{ x, y }, end] = [card.pointAt(2, 0), card.pointAt(ABILITY_HALF.width - 2, 0)];
  if (layout.composition === 'desktop' && end.y < y) return { x: end.x - width, y: end.y - height - AIR };
  if (activity !== 'map' || layout.composition !== 'portrait') return { x, y: y - height - AIR };
  const foot = card.pointAt(ABILITY_HALF.width / 2, ABILITY_HALF.height);
  return { x: foot.x - width / 2, y: Math.min(foot.y + AIR, (layout.endTurn?.y ?? layout.floor) - height - AIR) };
}
