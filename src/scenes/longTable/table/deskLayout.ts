/**
 * Computes the layout of a desktop window (style guide, section 12): the strap (the bar at the top), the rails (columns
 * at the sides), the map, and the bed (the area at the bottom).
 */
import type { Box } from '../../core/pose';
import type { Activity, TablePlan } from './tablePlan';

/**
 * The window size in px for which the measures below are given. The measures scale with the window; the factor stays
 * between `least` and `most`.
 */
const DRAWN = { width: 1440, height: 900, least: 0.86, most: 1.6 } as const;
/** The height of the strap in px. */
const STRAP = 64;
/** Widths in px of the party's rail on the left and of the monsters' rail on the right. */
const RAILS = { left: 212, right: 234 } as const;
const MARGIN = 16;
const GAP = 8;
/** The width of menu, title and goal at the left of the strap, in px at a text scale of 1. */
const TITLE = 330;
/** The width of level, round and undo at the right of the strap, in px at a text scale of 1. */
const TALLIES = 166;
/**
 * Heights of the bed in px. In the activity `map` the bed keeps its height, so that the map does not move; in the other
 * activities it is higher.
 */
const BED: Readonly<Record<Activity, number>> = { map: 176, cards: 310, select: 468, prepare: 340 };
/** A bed that is lower than this in px has no room for its stalls (the compartments of the bed). */
const LEAST_BED = 156;
/** The greatest part of the window's height that the bed takes. */
const MAX_BED: Readonly<Record<Activity, number>> = { map: 0.3, cards: 0.4, select: 0.54, prepare: 0.4 };

/** Measures in px at a text scale of 1, for a window with tabs instead of the party's rail. */
const SMALL = { strap: 60, title: 290, tallies: 158, rail: 232, tabs: 58, gap: 12, height: 620 } as const;
const SMALL_BED: Readonly<Record<Activity, number>> = { map: 196, cards: 262, select: 380, prepare: 290 };
const MAX_SMALL_BED: Readonly<Record<Activity, number>> = { map: 0.3, cards: 0.36, select: 0.5, prepare: 0.4 };

/**
 * The bed's stall for the last modifier card, in px at a text scale of 1: `width` is the stall's width, `height` the
 * greatest height of the card, and `side` the card's ratio of width to height.
 */
const LAST = { width: 112, height: 132, side: 66 / 94 } as const;

/** The box of the modifier deck in the stall for the last card, where the player draws a card. */
function deckIn({ x, y, height }: Box, textScale: number): Box {
  const tall = Math.min(LAST.height * textScale, height - 28 * textScale);
  const wide = tall * LAST.side;
  return {
    x: x + 14 * textScale + (LAST.width * textScale - wide) / 2,
    y: y + (height - tall) / 2,
    width: wide,
    height: tall,
  };
}

/**
 * The layout of a window of at least 1200 x 680 px: a rail on each side of the map, and the bed at the bottom.
 * @param lower the y of the lowest usable point of the window, in px
 * @param top the inset at the window's top, in px
 * @param text the player's scale of text
 */
export function deskPlan(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const scale = Math.min(DRAWN.most, Math.max(DRAWN.least, Math.min(width / DRAWN.width, height / DRAWN.height)));
  const textScale = Math.max(1, scale) * text;
  const frame = scale * text;
  const header: Box = { x: 0, y: 0, width, height: top + STRAP * frame };
  const title = TITLE * textScale;
  const order: Box = { x: title, y: top, width: width - title - TALLIES * textScale, height: STRAP * frame };
  const wanted = Math.max(BED[activity] * frame, LEAST_BED * text);
  const depth = Math.min(wanted, height * MAX_BED[activity]);
  const foot: Box = { x: MARGIN, y: lower - depth - GAP, width: width - 2 * MARGIN, height: depth };
  const y = header.height + GAP;
  const high = foot.y - GAP - y;
  const boards: Box = { x: MARGIN, y, width: RAILS.left * frame, height: high };
  const rail = RAILS.right * frame;
  const reason: Box = { x: width - MARGIN - rail, y, width: rail, height: high };
  const from = boards.x + boards.width + GAP;
  const map: Box = { x: from, y, width: reason.x - GAP - from, height: high };
  return {
    composition: 'desktop',
    width,
    height,
    textScale,
    hand: 'right',
    header,
    order,
    map,
    foot,
    tabs: { ...boards, height: 0 },
    boards,
    reason,
    deck: deckIn(foot, textScale),
  };
}

/**
 * The layout of a smaller desktop window: monsters' rail right of the map, tabs and bed at the bottom. See `deskPlan`
 * for the parameters.
 */
export function smallDeskPlan(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const textScale = Math.min(text, Math.max(1, height / SMALL.height));
  const strap = SMALL.strap * textScale;
  const header: Box = { x: 0, y: 0, width, height: top + strap };
  const title = SMALL.title * textScale;
  const order: Box = { x: title, y: top, width: width - title - SMALL.tallies * textScale, height: strap };
  const depth = Math.min(SMALL_BED[activity] * textScale, height * MAX_SMALL_BED[activity]);
  const across = { x: SMALL.gap, width: width - 2 * SMALL.gap };
  const foot: Box = { ...across, y: lower - depth - SMALL.gap, height: depth };
  const tabs: Box = { ...across, y: foot.y - SMALL.tabs * textScale, height: SMALL.tabs * textScale };
  const high = tabs.y - header.height;
  const rail = SMALL.rail * textScale;
  const reason: Box = {
    x: width - rail - SMALL.gap,
    y: header.height + SMALL.gap,
    width: rail,
    height: high - 2 * SMALL.gap,
  };
  const map: Box = { x: 0, y: header.height, width: reason.x - SMALL.gap, height: high };
  return {
    composition: 'desktop',
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
    reason,
    deck: deckIn(foot, textScale),
  };
}
