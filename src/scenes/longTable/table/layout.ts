/**
 * Computes the layout in the window: the map on the canvas, and the boxes of the panels around it (style guide, section
 * 12).
 */
import type { Box } from '../../core/pose';
import { deskPlan, smallDeskPlan } from './deskLayout';
import type { Activity, Insets, TablePlan } from './tablePlan';

export type { Activity, Hand, Insets, TablePlan } from './tablePlan';

/** The height of the header in portrait, in px. */
const HEADER = 56;
/** The height of the turn order in portrait, in px. */
const ORDER = 74;
/** The height of the tabs in portrait, in px. */
const TABS = 58;
/**
 * Window sizes in px that the text needs at a scale of 1: width and height in portrait, and the height in landscape
 * (`low`). A larger scale needs a proportionally larger window, so a small window limits the scale (style guide, section 9).
 */
const WORDS = { width: 313, height: 600, low: 360 } as const;
/** The smallest scale of text, for a landscape window with too little space: 12.5 px become 10.6 px. */
const SMALLEST = 0.85;
/** From this window width in px on, the landscape layout gives the column of answers a larger part of the width. */
const WIDE_COLUMN = 540;
/** Heights of the bars in a window that is lower than `height`, in px. */
const LOW = { height: 720, header: 54, order: 62, tabs: 52 } as const;
/** Height of the turn order's box in px while there is no turn order. The box then shows only the elements, in one row. */
const ELEMENTS = 40;
/** Heights of the bottom area in px, by activity. The area shows prompt and answers, or the prompt above the whole hand. */
const FOOT = { map: 226, cards: 292, select: 378, prepare: 300 } as const;
/** The bottom area takes at most this part of the height between turn order and tabs; a hand in two rows may take more. */
const MAX_FOOT_PART = { map: 0.46, cards: 0.6, select: 0.6, prepare: 0.62 } as const;
/** Measures in px for a phone held sideways, where the turn order is between menu and title. */
const SIDE = { header: 54, tabs: 48, menu: 54, column: 330 } as const;
const GAP = 12;
const DECK = { width: 66, height: 94 } as const;
/** Height of two rows of answers with the space around them, in px. */
const ANSWERS = 108;
/** The least width in px of a window that has one of the two desktop layouts. */
const DESKTOP = 1000;
/** The least height in px of a window that has one of the two desktop layouts. */
const DESKTOP_HEIGHT = 560;
/** The usual scale of text in portrait, from this window width in px on. */
const TABLET = { width: 600, scale: 1.35 } as const;
/**
 * An upright window of at least this size in px shows the hand in two rows while the player chooses the cards of the
 * round. `hand` is the height of the hand in px; `most` is the greatest part of the free height that the hand takes.
 */
const TWO_ROWS = { width: 700, height: 950, hand: 440, most: 0.7 } as const;
/**
 * A desktop window of at least this size in px has rails on both sides of the map. In a smaller window tabs replace the
 * party's rail (style guide, section 12).
 */
const BOTH_SIDES = { width: 1200, height: 680 } as const;
/** The scale of text: `wanted`, but at most the scale for which the window has room, or `usual` if that is larger. */
const largest = (wanted: number, usual: number, room: number): number => Math.min(wanted, Math.max(usual, room));

/** The layout for a window and an activity. */
export function planFor(width: number, height: number, activity: Activity, insets: Insets): TablePlan {
  const { top, bottom, foot = 0, text = 1, hand = 'right' } = insets;
  const planAbove = (lower: number): TablePlan => {
    if (width >= DESKTOP && height >= DESKTOP_HEIGHT && (width < BOTH_SIDES.width || height < BOTH_SIDES.height))
      return smallDeskPlan(width, height, lower, top, activity, text);
    if (width >= DESKTOP && height >= DESKTOP_HEIGHT) return deskPlan(width, height, lower, top, activity, text);
    if (width > height) return landscape(width, height, lower, top, text);
    return portrait(width, height, lower, top, activity, text);
  };
  // The bar at the foot of the window grows with the text of the HUD.
  const { textScale } = planAbove(height - bottom - foot);
  const plan = planAbove(height - bottom - foot * textScale);
  return hand === 'left' ? mirrorPlan(plan) : plan;
}

function mirrorPlan(plan: TablePlan): TablePlan {
  const across = (box: Box): Box => ({ ...box, x: plan.width - box.x - box.width });
  return {
    ...plan,
    hand: 'left',
    header: across(plan.header),
    order: across(plan.order),
    map: across(plan.map),
    foot: across(plan.foot),
    tabs: across(plan.tabs),
    boards: plan.boards && across(plan.boards),
    reason: plan.reason && across(plan.reason),
    deck: across(plan.deck),
  };
}

function portrait(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const usual = width >= TABLET.width ? TABLET.scale : 1;
  const textScale = largest(text * usual, usual, Math.min(width / WORDS.width, height / WORDS.height));
  // Larger text needs higher bars, but enough of the map must stay visible.
  const grown = Math.min(textScale, Math.max(1, height / 700));
  const high = height < LOW.height ? LOW : { header: HEADER, order: ORDER, tabs: TABS };
  const header: Box = { x: 0, y: 0, width, height: top + high.header * grown };
  const isOrdered = activity === 'map' || activity === 'cards';
  const order: Box = { x: 0, y: header.height, width, height: (isOrdered ? high.order : ELEMENTS) * grown };
  const tabs: Box = { x: 0, y: lower - high.tabs * grown, width, height: high.tabs * grown };
  const free = tabs.y - order.y - order.height;
  const isTwoRows = activity === 'select' && width >= TWO_ROWS.width && height >= TWO_ROWS.height;
  const most = isTwoRows
    ? Math.min(TWO_ROWS.hand * grown, free * TWO_ROWS.most)
    : Math.min(FOOT[activity] * grown, free * MAX_FOOT_PART[activity]);
  const foot: Box = { x: 0, y: tabs.y - most, width, height: most };
  const map: Box = { x: 0, y: order.y + order.height, width, height: foot.y - order.y - order.height };
  // The deck is above the answers, next to the text about the draw, where it seldom covers a hex.
  const deck: Box = { x: width - DECK.width - GAP, y: tabs.y - ANSWERS * textScale - DECK.height, ...DECK };
  return {
    composition: 'portrait',
    width,
    height,
    textScale,
    hand: 'right',
    header,
    order,
    map,
    foot,
    tabs,
    boards: null,
    reason: null,
    deck,
  };
}

/**
 * The layout of a phone held sideways: the map takes the whole height below a top bar. Menu, turn order and elements
 * are in this bar; title and round are above the column of answers.
 */
function landscape(width: number, height: number, lower: number, top: number, text: number): TablePlan {
  const room = height / WORDS.low;
  // In a window that is lower than any phone, text and bars become smaller, so that less is cut off.
  const textScale = room < 1 ? Math.max(SMALLEST, room) : largest(text, 1, room);
  const side = Math.min(SIDE.column * textScale, width * (width < WIDE_COLUMN ? 0.44 : 0.48));
  const x = width - side;
  const header: Box = { x: 0, y: 0, width, height: top + SIDE.header * textScale };
  const order: Box = {
    x: SIDE.menu * textScale,
    y: top,
    width: x - SIDE.menu * textScale,
    height: SIDE.header * textScale,
  };
  const tabs: Box = { x, y: lower - SIDE.tabs * textScale, width: side, height: SIDE.tabs * textScale };
  const foot: Box = { x, y: header.height, width: side, height: tabs.y - header.height };
  const map: Box = { x: 0, y: header.height, width: x, height: lower - header.height };
  const deck: Box = { x: x - DECK.width - GAP, y: map.y + map.height - DECK.height - GAP, ...DECK };
  return {
    composition: 'landscape',
    width,
    height,
    textScale,
    hand: 'right',
    header,
    order,
    map,
    foot,
    tabs,
    boards: null,
    reason: null,
    deck,
  };
}
