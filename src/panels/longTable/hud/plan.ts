/** The layout of the HUD. The scene reports the layout in px of the window; `inHudPx` converts the layout to px of the HUD. */
import type { Box } from '../../box';

export interface HudPlan {
  readonly composition: 'portrait' | 'landscape' | 'desktop';
  readonly width: number;
  readonly height: number;
  /** The scale of the HUD's text; 1.3 means 30 % larger. */
  readonly textScale: number;
  /** The hand with which the player taps. The buttons are on that side. */
  readonly hand: 'left' | 'right';
  readonly header: Box;
  readonly order: Box;
  readonly map: Box;
  readonly foot: Box;
  readonly tabs: Box;
  /** The heroes' boards; null if tabs replace them. */
  readonly boards: Box | null;
  /** The permanent panel of reasons; null if the reasons appear only on a tap. */
  readonly reason: Box | null;
  readonly deck: Box;
}

/** The layout in px of the HUD. One px of the HUD is `textScale` px of the window. */
export function inHudPx(plan: HudPlan): HudPlan {
  const { textScale } = plan;
  const scaled = ({ x, y, width, height }: Box): Box => ({
    x: x / textScale,
    y: y / textScale,
    width: width / textScale,
    height: height / textScale,
  });
  return {
    composition: plan.composition,
    textScale,
    hand: plan.hand,
    width: plan.width / textScale,
    height: plan.height / textScale,
    header: scaled(plan.header),
    order: scaled(plan.order),
    map: scaled(plan.map),
    foot: scaled(plan.foot),
    tabs: scaled(plan.tabs),
    boards: plan.boards && scaled(plan.boards),
    reason: plan.reason && scaled(plan.reason),
    deck: scaled(plan.deck),
  };
}

/** The minimum width of an upright window that counts as a tablet, in px of the window. */
const TABLET = 600;
/** Whether the window is an upright tablet. There the foot stays below the map, instead of growing over the map. */
export const isUprightTablet = ({ composition, width, textScale }: HudPlan): boolean =>
  composition === 'portrait' && width * textScale >= TABLET;

/**
 * The styles of the foot. The foot stands on the lower edge of the box `plan.foot`. Outside portrait windows the foot fills the box. On a
 * phone in portrait the foot grows upwards over the map as its content needs, but leaves 16 % of the HUD's height free below the turn
 * order. On an upright tablet the foot never exceeds the box.
 * @param hand whether the foot shows hand cards. Then the foot has at least the height of the box, so that no card is cut off.
 */
export function footStyle(plan: HudPlan, hand: boolean) {
  const { composition, height, foot, order } = plan;
  const place = { left: `${foot.x}px`, width: `${foot.width}px` };
  const bottom = `calc(100% - ${foot.y + foot.height}px)`;
  const grows = composition === 'portrait' && !isUprightTablet(plan);
  const most = grows ? foot.y + foot.height - order.y - order.height - height * 0.16 : foot.height;
  const full =
    composition !== 'portrait' ? { height: `${foot.height}px` } : hand ? { minHeight: `${foot.height}px` } : {};
  return { ...place, bottom, maxHeight: `${Math.max(foot.height, most)}px`, ...full };
}

/** The height of the two lines that narrate a watched game, in px of the HUD. */
const STORY = 48;

/** The box of the two lines that narrate a watched game. In a game that the player plays, the prompt is in this place. */
export function storyPlace({ composition, foot }: HudPlan): Box {
  const y = composition === 'portrait' ? foot.y + foot.height - STORY : foot.y + 8;
  return { x: foot.x + 8, y, width: foot.width - 16, height: STORY };
}

/** The width of the button that shows the whole map, with its margin, in px of the HUD. */
const WHOLE = 48;
/** The distance of a slip from the map's edges, in px of the HUD. */
const MARGIN = 8;

/**
 * The CSS position of a slip that speaks to the player. On a phone the slip is at the top of the map, below the turn order and beside the
 * button for the whole map. On an upright tablet the slip covers the title, because there a slip must not cover the map. On a desktop the
 * slip is at the bottom of the column of reasons.
 */
export function slipPlace(plan: HudPlan) {
  const { map, order, reason, height, hand } = plan;
  if (reason)
    return {
      left: `${reason.x}px`,
      width: `${reason.width}px`,
      bottom: `${height - reason.y - reason.height}px`,
    };
  if (isUprightTablet(plan))
    return {
      left: `${map.x + MARGIN}px`,
      width: `${map.width - 2 * MARGIN}px`,
      top: `calc(var(--safe-top) / var(--words) + ${MARGIN / 2}px)`,
    };
  return {
    left: `${map.x + MARGIN + (hand === 'left' ? WHOLE : 0)}px`,
    width: `${map.width - 2 * MARGIN - WHOLE}px`,
    top: `${order.y + order.height + MARGIN / 2}px`,
  };
}

/** Whether the window is a small desktop window, which shows the heroes as tabs instead of boards. */
export const isSmallDesk = ({ composition, boards }: HudPlan): boolean => composition === 'desktop' && boards === null;
