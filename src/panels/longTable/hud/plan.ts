/** The places of the words around the table, as the scene reports them in px of the window, and in px of the words. */
import type { Box } from '../../box';

export interface HudPlan {
  readonly composition: 'portrait' | 'landscape' | 'desktop';
  readonly width: number;
  readonly height: number;
  /** The scale of the words: 1.3 is 30 % larger. */
  readonly words: number;
  /** The hand in which the game is held. */
  readonly hand: 'left' | 'right';
  readonly header: Box;
  readonly order: Box;
  readonly map: Box;
  readonly foot: Box;
  readonly tabs: Box;
  readonly boards: Box | null;
  readonly reason: Box | null;
  readonly deck: Box;
}

/** The same places in px of the words, each of which is `words` px of the window. */
export function enlarged(plan: HudPlan): HudPlan {
  const { words } = plan;
  const inWords = ({ x, y, width, height }: Box): Box => ({
    x: x / words,
    y: y / words,
    width: width / words,
    height: height / words,
  });
  return {
    composition: plan.composition,
    words,
    hand: plan.hand,
    width: plan.width / words,
    height: plan.height / words,
    header: inWords(plan.header),
    order: inWords(plan.order),
    map: inWords(plan.map),
    foot: inWords(plan.foot),
    tabs: inWords(plan.tabs),
    boards: plan.boards && inWords(plan.boards),
    reason: plan.reason && inWords(plan.reason),
    deck: inWords(plan.deck),
  };
}

/** px of the window: an upright window this wide is a tablet. */
const TABLET = 600;
/** On an upright tablet the foot keeps to its place, and the map to its own. */
export const isUprightTablet = ({ composition, width, words }: HudPlan): boolean =>
  composition === 'portrait' && width * words >= TABLET;

/**
 * Words at the foot stand on it, and reach up over the map as far as they need; the hand has its height, so that its cards are as high as
 * they can be, and more where much is said beside it: no card is cut.
 */
export function standing(plan: HudPlan, hand: boolean) {
  const { composition, height, foot, order } = plan;
  const place = { left: `${foot.x}px`, width: `${foot.width}px` };
  const bottom = `calc(100% - ${foot.y + foot.height}px)`;
  const grows = composition === 'portrait' && !isUprightTablet(plan);
  const most = grows ? foot.y + foot.height - order.y - order.height - height * 0.16 : foot.height;
  const full =
    composition !== 'portrait' ? { height: `${foot.height}px` } : hand ? { minHeight: `${foot.height}px` } : {};
  return { ...place, bottom, maxHeight: `${Math.max(foot.height, most)}px`, ...full };
}
