/** Where everything lies in the window: the map on the canvas, and the places of the words around it (style guide, section 12). */
import type { Box } from '../../core/pose';

/** What the player does: choosing cards wants room for the hand, getting ready for what is chosen then, all else for the map. */
export type Activity = 'cards' | 'map' | 'prepare';

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** Of the viewer's bar. */
  readonly foot?: number;
  /** How large words are wanted. */
  readonly text?: number;
}

/** The table's layout, in px of the window. */
export interface TablePlan {
  readonly composition: 'portrait' | 'landscape' | 'desktop';
  readonly width: number;
  readonly height: number;
  /** The scale of the words: 1.3 is 30 % larger. */
  readonly words: number;
  readonly header: Box;
  /** Turn order and elements. */
  readonly order: Box;
  /** Where the map is seen. */
  readonly map: Box;
  /** Prompt, forecasts, slips and hand, from the foot upwards. */
  readonly foot: Box;
  readonly tabs: Box;
  /** The party's boards, and under them what happened; null: the tabs are all there is of it. */
  readonly boards: Box | null;
  /** The acting monster's card, and why it does what it does; null: a slip that rises over the map. */
  readonly reason: Box | null;
  /** The modifier deck. */
  readonly deck: Box;
}

const HEADER = 56;
const ORDER = 74;
const TABS = 58;
/** Prompt and slips; and the whole hand with the prompt over it. */
const FOOT = { map: 246, cards: 300, prepare: 300 } as const;
/** On a desk the hand lies beside the answers. */
const STRAP = { map: 190, cards: 190, prepare: 290 } as const;
const BOARD = 264;
const GAP = 12;
const DECK = { width: 66, height: 94 } as const;
/** A window this wide has the boards beside the map. */
const DESKTOP = 1000;
const DESKTOP_HEIGHT = 560;
const TABLET = { width: 600, scale: 1.35 } as const;

/** What is large on a large screen. */
function largeness(width: number, height: number): number {
  if (width >= 2300 && height >= 1250) return 1.5;
  return width >= 1800 && height >= 940 ? 1.2 : 1;
}

export function planFor(
  width: number,
  height: number,
  activity: Activity,
  { top, bottom, foot = 0, text = 1 }: Insets,
): TablePlan {
  const lower = height - bottom - foot;
  if (width >= DESKTOP && height >= DESKTOP_HEIGHT) return desktop(width, height, lower, top, activity, text);
  if (width > height) return landscape(width, height, lower, top, text);
  return portrait(width, height, lower, top, activity, text);
}

function portrait(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const words = text * (width >= TABLET.width ? TABLET.scale : 1);
  // Larger words want more room, but the map is to be seen beside them.
  const grown = Math.min(words, Math.max(1, height / 700));
  const header: Box = { x: 0, y: 0, width, height: top + HEADER * grown };
  const order: Box = { x: 0, y: header.height, width, height: ORDER * grown };
  const tabs: Box = { x: 0, y: lower - TABS * grown, width, height: TABS * grown };
  const most = Math.min(FOOT[activity] * grown, (tabs.y - order.y - order.height) * (activity === 'map' ? 0.5 : 0.66));
  const foot: Box = { x: 0, y: tabs.y - most, width, height: most };
  const map: Box = { x: 0, y: order.y + order.height, width, height: foot.y - order.y - order.height };
  const deck: Box = { x: width - DECK.width - GAP, y: map.y + map.height - DECK.height - 10, ...DECK };
  return {
    composition: 'portrait',
    width,
    height,
    words,
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

function landscape(width: number, height: number, lower: number, top: number, text: number): TablePlan {
  const words = Math.min(text, 1.15);
  const side = Math.min(330 * words, width * 0.44);
  const x = width - side;
  const header: Box = { x: 0, y: 0, width: x, height: top + 44 * words };
  const order: Box = { x: 0, y: header.height, width: x, height: 62 * words };
  const tabs: Box = { x, y: lower - 54 * words, width: side, height: 54 * words };
  const foot: Box = { x, y: top, width: side, height: tabs.y - top };
  const map: Box = { x: 0, y: order.y + order.height, width: x, height: lower - order.y - order.height };
  const deck: Box = { x: x - DECK.width - GAP, y: map.y + map.height - DECK.height - GAP, ...DECK };
  return {
    composition: 'landscape',
    width,
    height,
    words,
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

function desktop(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const words = text * largeness(width, height);
  const side = BOARD * words + 2 * GAP;
  const header: Box = { x: 0, y: 0, width, height: top + HEADER * words };
  const middle = width - 2 * side;
  const order: Box = { x: side, y: header.height, width: middle, height: ORDER * words };
  const depth = Math.min(STRAP[activity] * words, height * (activity === 'prepare' ? 0.36 : 0.3));
  const foot: Box = { x: side, y: lower - depth - GAP, width: middle, height: depth };
  const map: Box = { x: side, y: order.y + order.height, width: middle, height: foot.y - order.y - order.height };
  const high = lower - header.height - 2 * GAP;
  const boards: Box = { x: GAP, y: header.height + GAP, width: side - 2 * GAP, height: high };
  const reason: Box = { x: width - side + GAP, y: header.height + GAP, width: side - 2 * GAP, height: high };
  const tabs: Box = { x: boards.x, y: boards.y, width: boards.width, height: 0 };
  const card = Math.min(1.25 * words, (depth - 2 * GAP) / DECK.height);
  const deck: Box = {
    x: foot.x + GAP,
    y: foot.y + (depth - DECK.height * card) / 2,
    width: DECK.width * card,
    height: DECK.height * card,
  };
  return { composition: 'desktop', width, height, words, header, order, map, foot, tabs, boards, reason, deck };
}
