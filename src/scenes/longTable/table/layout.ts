/** The layout in the window: the map on the canvas, and the boxes of the panels around it (style guide, section 12). */
import type { Box } from '../../core/pose';
import { deskPlan, smallDeskPlan } from './deskLayout';
import type { Activity, Insets, TablePlan } from './tablePlan';

export type { Activity, Hand, Insets, TablePlan } from './tablePlan';

const HEADER = 56;
const ORDER = 74;
const TABS = 58;
/** px that the words need: in a smaller window they do not grow to the player's scale (style guide, section 9). */
const WORDS = { width: 313, height: 600, low: 360 } as const;
/** The smallest scale of the words, for a window with too little room: 12.5 px become 10.6. */
const SMALLEST = 0.85;
/** For a low phone. */
const LOW = { height: 720, header: 54, order: 62, tabs: 52 } as const;
/** Height of the order while there is none: the elements in one row. */
const ELEMENTS = 40;
/** Heights of the foot: prompt and slips, or the whole hand with the prompt above it. */
const FOOT = { map: 226, cards: 292, select: 378, prepare: 300 } as const;
/** The greatest part of the height between header, order and tabs for the foot. */
const MAX_FOOT_PART = { map: 0.46, cards: 0.6, select: 0.6, prepare: 0.62 } as const;
/** On a phone held sideways the order is between menu and title. */
const SIDE = { header: 54, tabs: 48, menu: 54, column: 330 } as const;
const GAP = 12;
const DECK = { width: 66, height: 94 } as const;
/** px of two rows of answers with the space around them. */
const ANSWERS = 108;
/** A window this wide has the boards beside the map. */
const DESKTOP = 1000;
const DESKTOP_HEIGHT = 560;
const TABLET = { width: 600, scale: 1.35 } as const;
/** An upright tablet of this size shows the hand in two rows, with this height and this part of the free height at most. */
const TWO_ROWS = { width: 700, height: 950, hand: 440, most: 0.7 } as const;
/** From this size on a desk has boards; on a smaller one they become tabs (style guide, section 13). */
const BOTH_SIDES = { width: 1200, height: 680 } as const;
const largest = (wanted: number, usual: number, room: number): number => Math.min(wanted, Math.max(usual, room));

/** The layout for a window and an activity. */
export function planFor(width: number, height: number, activity: Activity, insets: Insets): TablePlan {
  const { top, bottom, foot = 0, text = 1, hand = 'right' } = insets;
  const lower = height - bottom - foot;
  const plan = (): TablePlan => {
    if (width >= DESKTOP && height >= DESKTOP_HEIGHT && (width < BOTH_SIDES.width || height < BOTH_SIDES.height))
      return smallDeskPlan(width, height, lower, top, activity, text);
    if (width >= DESKTOP && height >= DESKTOP_HEIGHT) return deskPlan(width, height, lower, top, activity, text);
    if (width > height) return landscape(width, height, lower, top, text);
    return portrait(width, height, lower, top, activity, text);
  };
  return hand === 'left' ? mirrorPlan(plan()) : plan();
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
  const words = largest(text * usual, usual, Math.min(width / WORDS.width, height / WORDS.height));
  // Larger words need more room, but the map must stay visible beside them.
  const grown = Math.min(words, Math.max(1, height / 700));
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
  // Above the answers, beside the text about the draw; it covers no hex.
  const deck: Box = { x: width - DECK.width - GAP, y: tabs.y - ANSWERS * words - DECK.height, ...DECK };
  return {
    composition: 'portrait',
    width,
    height,
    words,
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
 * The map gets the whole height except a strap: menu, order and elements above it, title and round above the column of
 * slips.
 */
function landscape(width: number, height: number, lower: number, top: number, text: number): TablePlan {
  const room = height / WORDS.low;
  // A window lower than any phone's makes everything smaller instead of cutting it.
  const words = room < 1 ? Math.max(SMALLEST, room) : largest(text, 1, room);
  const side = Math.min(SIDE.column * words, width * 0.44);
  const x = width - side;
  const header: Box = { x: 0, y: 0, width, height: top + SIDE.header * words };
  const order: Box = { x: SIDE.menu * words, y: top, width: x - SIDE.menu * words, height: SIDE.header * words };
  const tabs: Box = { x, y: lower - SIDE.tabs * words, width: side, height: SIDE.tabs * words };
  const foot: Box = { x, y: header.height, width: side, height: tabs.y - header.height };
  const map: Box = { x: 0, y: header.height, width: x, height: lower - header.height };
  const deck: Box = { x: x - DECK.width - GAP, y: map.y + map.height - DECK.height - GAP, ...DECK };
  return {
    composition: 'landscape',
    width,
    height,
    words,
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
