/**
 * Lays out a low, wide window: the map or the cards of a fight in the left half, the hand in the right half. During a
 * roll, plate, tracker and odds take the place of the hand.
 */
import { CARD, type Size } from '../../../art/geometry';
import { ABILITY_HALF, ITEM_TAB, MONSTER_PLATE, rulerPoseOnLine, TRACKER } from '../../art/geometry';
import { blowLow } from './blow';
import {
  ARROW_STEP,
  FLAG_SPACE,
  fan,
  GAP,
  HEADER_HEIGHT,
  HP_SEEN,
  hiddenBelowY,
  MIN_ITEM_MM,
  MIN_TOUCH_SIZE,
  PROMPT_HEIGHT,
  pose,
  RULER_START_CELL,
  TAB_ROW_HEIGHT,
  tabColumnHeight,
} from './parts';
import type { Activity, Composed, Insets } from './types';

/** The px that *End turn* takes at the lower end of the left half, with the gaps beside it. */
const END_TURN = { width: 84, height: 54 } as const;
/** The greatest scale of the map, in px per mm at the scale 1. */
const LARGEST_MAP = 6.6;
/** The px that are visible below the red line of the HP cards. */
const FOOT = 4;
/** The px by which the outer cards of the hand are lower, and by which their turn moves a corner further down. */
const SLANT = 9;
/** The least scale at which the text on a card of the hand can be read, in px per mm. A lower window lets the row of tabs cover cards. */
const LEAST_HAND_MM = 1.9;

/**
 * The measures of a low window that all activities share. `k` is the scale, which is 1 on a common phone held sideways.
 */
interface Measures extends Size {
  readonly k: number;
  readonly top: number;
  readonly leftWidth: number;
  readonly right: number;
  readonly rightWidth: number;
  readonly headerEnd: number;
  readonly lift: number;
  /** The px between two cards of the hand. */
  readonly step: number;
  /** The highest place of the hand: the flags of raised cards need the space between prompt and hand. */
  readonly highest: number;
  readonly handMm: number;
  readonly hpMm: number;
  readonly hpTop: number;
  readonly trackerMm: number;
  readonly itemMm: number;
  readonly sealSize: number;
}

function measure(width: number, height: number, { top }: Insets): Measures {
  const k = Math.min(height / 390, width / 780, 2);
  const leftWidth = width * 0.5;
  const right = leftWidth + 8;
  const rightWidth = width - right - 8;
  const step = Math.min(97 * k, rightWidth / 4);
  const lift = 12 * k;
  const headerEnd = top + HEADER_HEIGHT + PROMPT_HEIGHT;
  const highest = headerEnd + lift + FLAG_SPACE - 6;
  // Below a strip or a notch the cards are smaller, so that none of them is cut off at the foot.
  const fitting = Math.max(LEAST_HAND_MM, (height - SLANT - highest) / ABILITY_HALF.height);
  return {
    width,
    height,
    k,
    top,
    leftWidth,
    right,
    rightWidth,
    headerEnd,
    lift,
    step,
    highest,
    handMm: Math.min(2.72 * k, step / (ABILITY_HALF.width + 1), fitting),
    hpMm: 2.78 * k,
    hpTop: height - 80 * k,
    trackerMm: Math.min(Math.max(4.2 * k, MIN_TOUCH_SIZE / TRACKER.height), (leftWidth - 16) / TRACKER.width),
    itemMm: Math.max(3 * k, MIN_ITEM_MM),
    sealSize: Math.max(MIN_TOUCH_SIZE, 54 * k),
  };
}

export function landscape(width: number, height: number, activity: Activity, insets: Insets): Composed {
  const measures = measure(width, height, insets);
  switch (activity) {
    case 'map':
      return explore(measures);
    case 'combat':
      return combat(measures);
    case 'roll':
      return roll(measures);
    case 'blow':
      return blowLow(combat(measures), height, insets.top, measures.leftWidth);
  }
}

type Shared = Omit<Composed, 'heroHp' | 'monsterHp' | 'plate' | 'tracker' | 'showsHand'>;

function shared({ width, height, k, top, leftWidth, right, rightWidth, headerEnd, ...measures }: Measures): Shared {
  const { lift, step, highest, handMm, hpMm, hpTop, itemMm, sealSize } = measures;
  const handTop = Math.max(highest, height - ABILITY_HALF.height * handMm - 10 * k);
  const itemStep = ITEM_TAB.height * itemMm + 5;
  return {
    composition: 'landscape',
    width,
    height,
    needle: { x: leftWidth * 0.55, y: hpTop - 66 * k },
    // Only the left half of the window counts as visible map, because the hand covers the right half.
    arrows: { step: ARROW_STEP * hpMm, from: 0, to: leftWidth, over: top + 4, reach: height },
    still: null,
    upright: null,
    // The map is as wide as the left half.
    mapMm: Math.min(LARGEST_MAP * k, (leftWidth - GAP) / CARD.width),
    hand: fan(right, handTop, handMm, step),
    lift,
    // The items are stacked upwards above *End turn*.
    items: {
      x: leftWidth - 2 - ITEM_TAB.width * itemMm,
      y: height - END_TURN.height - itemStep - 4,
      mm: itemMm,
      step: -itemStep,
    },
    header: { x: leftWidth, y: 0, width: width - leftWidth, height: top + HEADER_HEIGHT },
    prompt: { x: right, y: top + HEADER_HEIGHT + 2, width: rightWidth - sealSize - GAP, height: PROMPT_HEIGHT - 6 },
    seal: { x: width - sealSize - 8, y: top + HEADER_HEIGHT + 2, width: sealSize, height: sealSize },
    choices: { x: right, y: headerEnd + 2, width: rightWidth, height: height - headerEnd - 8 },
    tabs: { x: 8, y: top + 8, width: leftWidth * 0.4, height: height - top - 3 * itemStep - 16 },
    walking: { x: right, y: height - TAB_ROW_HEIGHT - GAP, width: rightWidth, height: TAB_ROW_HEIGHT },
    endTurn: null,
    odds: { x: right, y: height - 96 * k, width: rightWidth, height: Math.max(84, 84 * k) },
    blow: null,
    side: null,
    folds: false,
  };
}

/** The map slides up and down, and the HP card below it moves with the hero. The hand leaves a row of tabs free below it. */
function explore(measures: Measures): Composed {
  const { height, k, leftWidth, right, rightWidth, step, handMm, hpMm, hpTop, trackerMm } = measures;
  const base = shared(measures);
  const handTop = measures.headerEnd + base.lift + FLAG_SPACE + 4;
  const free = (base.walking.y + 4 - SLANT - handTop) / ABILITY_HALF.height;
  const smallMm = Math.min(handMm, Math.max(free, LEAST_HAND_MM));
  // The smaller cards are in the middle of the right half.
  const inset = Math.max(0, (rightWidth - 3 * step - ABILITY_HALF.width * smallMm) / 2);
  const heroHp = pose(base.needle.x - 31.5 * hpMm, hpTop, hpMm);
  const to = Math.max(GAP, leftWidth - END_TURN.width - CARD.width * hpMm);
  return {
    ...base,
    upright: { x: (leftWidth - CARD.width * base.mapMm) / 2, from: GAP, to },
    hand: fan(right + inset, handTop, smallMm, step),
    showsHand: true,
    heroHp,
    monsterHp: pose(-300 * k, hpTop, hpMm),
    plate: { ...heroHp, y: hpTop + 2 },
    tracker: pose(8, hiddenBelowY(height, trackerMm), trackerMm),
  };
}

/**
 * The layout of a fight: plate and tabs, the tracker, and below it both HP cards. The HP cards extend below the
 * window; no other card covers them.
 */
function combat(measures: Measures): Composed {
  const { height, k, top, leftWidth, itemMm } = measures;
  const base = shared(measures);
  const region = leftWidth - 16;
  const trackerMm = Math.max(measures.trackerMm, Math.min(4.6 * k, (region - ITEM_TAB.width * itemMm) / TRACKER.width));
  const tracker = TRACKER.height * trackerMm;
  const y = top + 8;
  const tabsWidth = Math.max(112, 116 * k);
  // The items are in a column beside the HP cards.
  const itemsWidth = ITEM_TAB.width * itemMm + GAP;
  const widest = (region - itemsWidth - GAP) / (2 * CARD.width);
  const room = height - y - tracker - 2 * GAP - FOOT;
  const plateMm = Math.min(
    (region - tabsWidth - GAP) / MONSTER_PLATE.width,
    Math.max(0.56 * room, room - HP_SEEN * widest) / MONSTER_PLATE.height,
  );
  const upper = Math.max(MONSTER_PLATE.height * plateMm, tabColumnHeight(3));
  const trackerY = y + upper + GAP;
  const hpTop = trackerY + tracker + GAP;
  const smallMm = Math.min((height - FOOT - hpTop) / HP_SEEN, widest);
  const tabsX = 8 + MONSTER_PLATE.width * plateMm + GAP;
  return {
    ...base,
    showsHand: true,
    plate: pose(8, y, plateMm),
    heroHp: pose(8, hpTop, smallMm),
    monsterHp: pose(8 + CARD.width * smallMm + GAP, hpTop, smallMm),
    tracker: pose(8, trackerY, trackerMm),
    tabs: { x: tabsX, y, width: leftWidth - 4 - tabsX, height: upper },
  };
}

function roll(measures: Measures): Composed {
  const { width, height, k, leftWidth, right, rightWidth, headerEnd, step, handMm, itemMm, sealSize } = measures;
  const base = shared(measures);
  const rollMm = Math.min(4.1 * k, (leftWidth - 90) / CARD.width);
  const rollTop = Math.min(16, height / 2 - (CARD.height / 2) * rollMm);
  const line = rollTop + (CARD.height / 2) * rollMm;
  const oddsTop = height - base.odds.height - 10;
  const trackerRoll = Math.min(
    Math.max(4.4 * k, MIN_TOUCH_SIZE / TRACKER.height),
    (rightWidth - sealSize - 2 * GAP) / TRACKER.width,
  );
  const trackerY = oddsTop - TRACKER.height * trackerRoll - 8;
  const plateTop = headerEnd + 2;
  const column = Math.max(112, 0.3 * rightWidth);
  const sealY = trackerY + TRACKER.height * trackerRoll - sealSize;
  const tabsEnd = Math.min(trackerY, sealY) - GAP;
  const plateMm = Math.min(
    (rightWidth - column - GAP) / MONSTER_PLATE.width,
    (tabsEnd - plateTop) / MONSTER_PLATE.height,
  );
  // At the right edge no part of the ruler covers the plate.
  const plateX = width - 8 - MONSTER_PLATE.width * plateMm;
  return {
    ...base,
    showsHand: false,
    heroHp: pose(20, rollTop, rollMm),
    monsterHp: rulerPoseOnLine({ x: 290 * k, y: line }, RULER_START_CELL, 4.6 * k),
    plate: pose(plateX, plateTop, plateMm),
    tracker: pose(right, trackerY, trackerRoll),
    hand: fan(right, hiddenBelowY(height, handMm, base.lift), handMm, step),
    prompt: { ...base.prompt, width: rightWidth },
    odds: { ...base.odds, y: oddsTop },
    seal: { ...base.seal, y: sealY },
    tabs: { x: right, y: plateTop, width: plateX - GAP - right, height: tabsEnd - plateTop },
    items: { ...base.items, x: -2 * ITEM_TAB.width * itemMm },
  };
}
