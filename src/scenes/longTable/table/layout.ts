/** The layout in the window: the map on the canvas, and the boxes of the panels around it (style guide, section 12). */
import type { Box } from '../../core/pose';

/**
 * What the player does. Choosing cards ('cards', 'select') and getting ready ('prepare') need room for the hand, all
 * else for the map. During 'select' there is no turn order yet.
 */
export type Activity = 'cards' | 'select' | 'map' | 'prepare';

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** Height of the viewer's bar. */
  readonly foot?: number;
  /** The player's scale of words. */
  readonly text?: number;
  /** The hand with which the player holds the device; for the left one the layout is mirrored. */
  readonly hand?: Hand;
}

export type Hand = 'left' | 'right';

/** The table's layout, in px of the window. */
export interface TablePlan {
  readonly composition: 'portrait' | 'landscape' | 'desktop';
  readonly width: number;
  readonly height: number;
  /** The scale of the words: 1.3 is 30 % larger. */
  readonly words: number;
  readonly hand: Hand;
  readonly header: Box;
  /** Turn order and elements; on a phone held sideways they are on the header. */
  readonly order: Box;
  /** The visible part of the map. */
  readonly map: Box;
  /** Prompt, forecasts, slips and hand, from the lower edge upwards. */
  readonly foot: Box;
  readonly tabs: Box;
  /** The party's boards with the log below; null: the tabs replace them. */
  readonly boards: Box | null;
  /** The acting monster's card with the reasons for its actions; null: a slip over the map shows them. */
  readonly reason: Box | null;
  /** The modifier deck. */
  readonly deck: Box;
}

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
const FOOT = { map: 226, cards: 292, select: 292, prepare: 300 } as const;
/** The greatest part of the height between header, order and tabs for the foot. */
const MAX_FOOT_PART = { map: 0.46, cards: 0.6, select: 0.6, prepare: 0.62 } as const;
/** On a desk the hand is beside the answers. */
const STRAP = { map: 252, cards: 274, select: 274, prepare: 312 } as const;
/** On a phone held sideways the order is between menu and title. */
const SIDE = { header: 54, tabs: 48, menu: 54, column: 330 } as const;
const BOARD = 264;
const GAP = 12;
const DECK = { width: 66, height: 94 } as const;
/** px of two rows of answers with the space around them. */
const ANSWERS = 108;
/** A window this wide has the boards beside the map. */
const DESKTOP = 1000;
const DESKTOP_HEIGHT = 560;
const TABLET = { width: 600, scale: 1.35 } as const;
/**
 * From this size on a desk has boards on both sides; a smaller one keeps the reasons, and the boards become tabs (style
 * guide, section 13).
 */
const BOTH_SIDES = { width: 1200, height: 680 } as const;
/** px of the words on such a small desk. The order is on the strap between title and tallies. */
const SMALL_DESK = { strap: 60, title: 290, tallies: 158, rail: 232, height: 620 } as const;
/** The heights of its foot, which is as wide as the window. */
const BED = { map: 196, cards: 262, select: 262, prepare: 290 } as const;
/** The greatest part of the height for its foot. */
const MAX_BED_PART = { map: 0.3, cards: 0.36, select: 0.36, prepare: 0.4 } as const;

const largest = (wanted: number, usual: number, room: number): number => Math.min(wanted, Math.max(usual, room));

/** The scale of everything on a large screen. */
function screenScale(width: number, height: number): number {
  if (width >= 2300 && height >= 1250) return 1.5;
  return width >= 1800 && height >= 940 ? 1.2 : 1;
}

/** The layout for a window and an activity. */
export function planFor(width: number, height: number, activity: Activity, insets: Insets): TablePlan {
  const { top, bottom, foot = 0, text = 1, hand = 'right' } = insets;
  const lower = height - bottom - foot;
  const plan = (): TablePlan => {
    if (width >= DESKTOP && height >= DESKTOP_HEIGHT && (width < BOTH_SIDES.width || height < BOTH_SIDES.height))
      return smallDesk(width, height, lower, top, activity, text);
    if (width >= DESKTOP && height >= DESKTOP_HEIGHT) return desktop(width, height, lower, top, activity, text);
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
  const most = Math.min(FOOT[activity] * grown, (tabs.y - order.y - order.height) * MAX_FOOT_PART[activity]);
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

/** In a recess at the left end of the foot. */
function deckIn({ x, y, height }: Box, words: number): Box {
  const card = Math.min(1.25 * words, (height - 2 * GAP) / DECK.height);
  const [width, high] = [DECK.width * card, DECK.height * card];
  return { x: x + GAP, y: y + (height - high) / 2, width, height: high };
}

/** The map beside the column of reasons; the strap above and tabs and foot below are as wide as the window. */
function smallDesk(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const words = largest(text, 1, height / SMALL_DESK.height);
  const strap = SMALL_DESK.strap * words;
  const header: Box = { x: 0, y: 0, width, height: top + strap };
  const title = SMALL_DESK.title * words;
  const order: Box = { x: title, y: top, width: width - title - SMALL_DESK.tallies * words, height: strap };
  const depth = Math.min(BED[activity] * words, height * MAX_BED_PART[activity]);
  const across = { x: GAP, width: width - 2 * GAP };
  const foot: Box = { ...across, y: lower - depth - GAP, height: depth };
  const tabs: Box = { ...across, y: foot.y - TABS * words, height: TABS * words };
  const rail = SMALL_DESK.rail * words;
  const high = tabs.y - header.height;
  const reason: Box = { x: width - rail - GAP, y: header.height + GAP, width: rail, height: high - 2 * GAP };
  const map: Box = { x: 0, y: header.height, width: reason.x - GAP, height: high };
  const deck = deckIn(foot, words);
  return {
    composition: 'desktop',
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
    reason,
    deck,
  };
}

function desktop(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const words = text * screenScale(width, height);
  const side = BOARD * words + 2 * GAP;
  const header: Box = { x: 0, y: 0, width, height: top + HEADER * words };
  const middle = width - 2 * side;
  const order: Box = { x: side, y: header.height, width: middle, height: ORDER * words };
  const depth = Math.min(STRAP[activity] * words, height * (activity === 'prepare' ? 0.36 : 0.31));
  const foot: Box = { x: side, y: lower - depth - GAP, width: middle, height: depth };
  const map: Box = { x: side, y: order.y + order.height, width: middle, height: foot.y - order.y - order.height };
  const high = lower - header.height - 2 * GAP;
  const boards: Box = { x: GAP, y: header.height + GAP, width: side - 2 * GAP, height: high };
  const reason: Box = { x: width - side + GAP, y: header.height + GAP, width: side - 2 * GAP, height: high };
  const tabs: Box = { x: boards.x, y: boards.y, width: boards.width, height: 0 };
  const deck = deckIn(foot, words);
  return {
    composition: 'desktop',
    width,
    height,
    words,
    hand: 'right',
    header,
    order,
    map,
    foot,
    tabs,
    boards,
    reason,
    deck,
  };
}
