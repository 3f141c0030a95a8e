/** Lays out a large, wide window: in a fight, the cards of both sides, the hand, and the log beside them. */
import { CARD } from '../../../art/geometry';
import { ROLL_LINE, rulerPoseOnLine, TRACKER } from '../../art/geometry';
import { blowWide } from './blow';
import { exploring } from './exploring';
import { ARROW_STEP, FLAG_SPACE, fan, GAP, HEADER_HEIGHT, pose, RULER_START_CELL } from './parts';
import type { Activity, Composed, Insets } from './types';

/**
 * The resting ruler, rotated by 50 degrees, in mm. `reach` and `top`: the horizontal distances from the ruler's centre to
 * either side and to its top corner. `slope`: the slope of its left edge below the top corner.
 */
const TURNED = { height: 104.8, reach: 54, top: 13.4, slope: 1.2 } as const;

/**
 * The widths from left to right, in px at a window height of 900: the margins, the items, and the part from the HP card
 * to the end of the hand.
 */
const SPREAD = { air: 106, items: 108, table: 876 } as const;
/** The log: its width, its least width, the margin at its right, and the greatest gap at its left. */
const SIDE = { width: 330, least: 250, margin: 20, gap: 150 } as const;
const NEAR = 2;
/** The width in px that three choices need side by side. */
const ABREAST = 552;

/** How the width of the window is divided, in px. */
interface Shares {
  /** The left edge of the HP card. */
  readonly x: number;
  /** The left edge of the log. */
  readonly side: number;
  /** The width of the log. */
  readonly sideWidth: number;
}

/**
 * Divides the width of a wide window. The items and the table get the width that they need. The log gets as much of the
 * other width as it can use. The margins share the width that is still free.
 */
function sharedOut(width: number, k: number, textScale: number): Shares {
  const [air, items, table] = [SPREAD.air * k, SPREAD.items * k, SPREAD.table * k];
  const room = width - SIDE.margin - items - table - NEAR;
  const sideWidth = Math.min(SIDE.width * textScale, Math.max(SIDE.width, room - air), room - GAP);
  const before = Math.min(air, room - sideWidth);
  const spare = room - sideWidth - before;
  // In a very wide window the log stays near the table.
  const excess = Math.max(0, spare / 2 - SIDE.gap * k);
  const x = before + items + (spare - excess) / 2;
  return { x, side: width - SIDE.margin - sideWidth - 1.5 * excess, sideWidth };
}

/** The scale of a wide table; 1 in a window that is 900 px high and wide enough. */
export function tableScale(width: number, height: number): number {
  const narrow = (width - SIDE.least - SIDE.margin - NEAR - GAP) / (SPREAD.items + SPREAD.table);
  return Math.min(height / 900, 1.7, narrow);
}

/** The layout of a wide window: the whole map while the hero explores, the cards of both sides in a fight. */
export function desktop(
  width: number,
  height: number,
  activity: Activity,
  { top }: Insets,
  textScale: number,
): Composed {
  const k = tableScale(width, height - top);
  if (activity === 'map') return exploring(width, height, top, k, textScale);
  if (activity === 'blow') return blowWide(fighting(width, height, 'combat', top, k, textScale), k, textScale);
  return fighting(width, height, activity, top, k, textScale);
}

function fighting(
  width: number,
  height: number,
  activity: 'combat' | 'roll',
  top: number,
  k: number,
  textScale: number,
): Composed {
  const { x, side: sideX, sideWidth } = sharedOut(width, k, textScale);
  const headerEnd = top + HEADER_HEIGHT * textScale;
  const margin = 16 * textScale;
  const mm = 5.2 * k;
  // The tracker is below the whole HP card.
  const trackerY = height - GAP - TRACKER.height * mm;
  const y = trackerY - 2 - CARD.height * mm;
  const needle = { x: x + 31.5 * mm, y: y - 84 * k };
  const handMm = 4.12 * k;
  const handX = x + CARD.width * mm + 14 * k;
  const handY = 405 * k + top;
  const sideY = headerEnd + margin;
  const side = { x: sideX, y: sideY, width: sideWidth, height: height - 140 * textScale - sideY };
  const lift = 18 * k;
  // The resting ruler is between header and hand, right of the prompt.
  const restTop = headerEnd + 4;
  const restMm = Math.max(2.6 * k, (handY + 14 * k - lift - FLAG_SPACE * textScale - restTop) / TURNED.height);
  const promptX = handX + 8 * k;
  const promptHeight = 62 * textScale;
  /** The px from the ruler's centre to the point where the ruler would touch the lower corner of the prompt. */
  const clear = TURNED.slope * (sideY + promptHeight + 4 - restTop) - TURNED.top * restMm;
  const restX = Math.max(handX + 355 * k, Math.min(promptX + 282 * k + clear, sideX - GAP - TURNED.reach * restMm));
  const restMiddle = { x: restX, y: restTop + (TURNED.height / 2) * restMm };
  const tabsX = handX + 110 * k;
  const sealSize = 84 * k;
  // In a roll the seal is beside the log, where it covers neither the ruler nor the thumb that holds it.
  const seal =
    activity === 'roll'
      ? { x: side.x - GAP - sealSize, y: height - GAP - sealSize }
      : { x: handX + 4 * k, y: height - 104 * k };
  // Outside of a roll the tabs also get the space of the odds.
  const tabsEnd = activity === 'roll' ? seal.x - GAP : width - SIDE.margin;
  const tabs = {
    x: tabsX,
    y: height - 104 * k,
    width: Math.min(Math.max(640 * k, ABREAST * textScale), tabsEnd - tabsX),
    height: 92 * k,
  };
  const promptEnd = Math.min(promptX + 282 * k, restX - clear);
  return {
    composition: 'desktop',
    width,
    height,
    needle,
    arrows: { step: ARROW_STEP * mm, from: 0, to: handX, over: headerEnd + 8, reach: height },
    still: null,
    upright: null,
    mapMm: mm,
    heroHp: pose(x, y, mm),
    monsterHp:
      activity === 'roll'
        ? rulerPoseOnLine({ x: x + 68 * mm, y: y + ROLL_LINE.y * mm }, RULER_START_CELL, 6 * k)
        : pose(restMiddle.x - (CARD.width / 2) * restMm, restMiddle.y - (CARD.height / 2) * restMm, restMm, 50),
    plate: pose(x - 6 * k, y - 32.6 * mm, mm),
    tracker: pose(x, trackerY, mm),
    hand: fan(handX, handY, handMm, 128 * k, [0, 2.4, 4.8, 7.2], 3.4 * k),
    lift,
    items: { x: x - 108 * k, y: y + 90 * k, mm: 4 * k, step: 72 * k },
    header: { x: 0, y: 0, width, height: headerEnd },
    prompt: { x: promptX, y: sideY, width: promptEnd - promptX, height: promptHeight },
    seal: { ...seal, width: sealSize, height: sealSize },
    // Choices may cover the log, because the player has already read it.
    choices: { ...side, y: top + 250 * k, height: height - top - 262 * k },
    tabs,
    walking: tabs,
    endTurn: null,
    odds: { x: sideX, y: height - 116 * textScale, width: sideWidth, height: 96 * textScale },
    blow: null,
    side,
    folds: false,
    showsHand: true,
  };
}
