/** The frame of a desk: strap, rails, map and the bed at the foot (style guide, section 13). */
import type { Box } from '../../core/pose';
import type { Activity, TablePlan } from './tablePlan';

/** The window for which the frame is drawn, in px; the frame grows and shrinks with it between these factors. */
const DRAWN = { width: 1440, height: 900, least: 0.86, most: 1.6 } as const;
const STRAP = 64;
/** Widths of the party's rail at the left and of the monsters' rail at the right. */
const RAILS = { left: 212, right: 234 } as const;
const MARGIN = 16;
const GAP = 8;
/** px of the words at the left of the strap for menu, title and goal, and at its right for level, round and undo. */
const TITLE = 330;
const TALLIES = 166;
/** Heights of the bed. It is as high in every phase of a round but choosing, so the map does not move within a turn. */
const BED: Readonly<Record<Activity, number>> = { map: 176, cards: 310, select: 468, prepare: 300 };
/** px: a lower bed has no room for its stalls. */
const LEAST_BED = 156;
/** The part of the window that the bed takes at most. */
const MOST_BED: Readonly<Record<Activity, number>> = { map: 0.3, cards: 0.4, select: 0.54, prepare: 0.4 };

/** px of the words on a window with tabs instead of the party's rail. */
const SMALL = { strap: 60, title: 290, tallies: 158, rail: 232, tabs: 58, gap: 12, height: 620 } as const;
const SMALL_BED: Readonly<Record<Activity, number>> = { map: 196, cards: 262, select: 380, prepare: 290 };
const MOST_SMALL_BED: Readonly<Record<Activity, number>> = { map: 0.3, cards: 0.36, select: 0.5, prepare: 0.4 };

/** Width of the stall of the last card, and what its card leaves free around it, in px of the words. */
const LAST = { width: 112, height: 132, side: 66 / 94 } as const;

/** The deck lies in the stall of the last card, where a card is pulled from it. */
function deckIn({ x, y, height }: Box, words: number): Box {
  const tall = Math.min(LAST.height * words, height - 28 * words);
  const wide = tall * LAST.side;
  return { x: x + 14 * words + (LAST.width * words - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall };
}

/** A window of at least 1200 x 680 px: a rail at either side of the map, the bed across the foot. */
export function deskPlan(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const scale = Math.min(DRAWN.most, Math.max(DRAWN.least, Math.min(width / DRAWN.width, height / DRAWN.height)));
  const words = Math.max(1, scale) * text;
  const frame = scale * text;
  const header: Box = { x: 0, y: 0, width, height: top + STRAP * frame };
  const title = TITLE * words;
  const order: Box = { x: title, y: top, width: width - title - TALLIES * words, height: STRAP * frame };
  const wanted = Math.max(BED[activity] * frame, LEAST_BED * text);
  const depth = Math.min(wanted, height * MOST_BED[activity]);
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
    words,
    hand: 'right',
    header,
    order,
    map,
    foot,
    tabs: { ...boards, height: 0 },
    boards,
    reason,
    deck: deckIn(foot, words),
  };
}

/** A smaller desk: the monsters' rail beside the map, tabs and bed across the foot. */
export function smallDeskPlan(
  width: number,
  height: number,
  lower: number,
  top: number,
  activity: Activity,
  text: number,
): TablePlan {
  const words = Math.min(text, Math.max(1, height / SMALL.height));
  const strap = SMALL.strap * words;
  const header: Box = { x: 0, y: 0, width, height: top + strap };
  const title = SMALL.title * words;
  const order: Box = { x: title, y: top, width: width - title - SMALL.tallies * words, height: strap };
  const depth = Math.min(SMALL_BED[activity] * words, height * MOST_SMALL_BED[activity]);
  const across = { x: SMALL.gap, width: width - 2 * SMALL.gap };
  const foot: Box = { ...across, y: lower - depth - SMALL.gap, height: depth };
  const tabs: Box = { ...across, y: foot.y - SMALL.tabs * words, height: SMALL.tabs * words };
  const high = tabs.y - header.height;
  const rail = SMALL.rail * words;
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
    words,
    hand: 'right',
    header,
    order,
    map,
    foot,
    tabs,
    boards: null,
    reason,
    deck: deckIn(foot, words),
  };
}
