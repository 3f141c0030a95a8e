/** Lays out an upright window: the hand is at the bottom, and on a phone everything is in one column. */
import { CARD, type Size } from '../../../art/geometry';
import type { Box } from '../../../core/pose';
import { ABILITY_HALF, ITEM_TAB, MONSTER_PLATE, rulerPoseOnLine, TRACKER } from '../../art/geometry';
import { blowUpright } from './blow';
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
  NEEDLE_COVER_MM,
  PROMPT_HEIGHT,
  pose,
  RULER_START_CELL,
  TAB_ROW_HEIGHT,
} from './parts';
import type { Activity, Composed, Insets } from './types';

/** The measures that the activities of an upright window share; `k` is 1 on a common phone. */
interface Measures extends Size {
  readonly k: number;
  /** The height below the hand that only tabs use, in px. */
  readonly foot: number;
  readonly middle: number;
  readonly left: number;
  readonly floor: number;
  readonly top: number;
  readonly headerEnd: number;
  readonly handTop: number;
  readonly heroTop: number;
  readonly plateMm: number;
  readonly trackerMm: number;
  readonly itemMm: number;
  readonly oddsTop: number;
  readonly oddsHeight: number;
}

/** The size of a common phone in px. Most measures scale with the window relative to this size. */
const WIDE = 390;
const HIGH = 748;
/** A selected card rises by this many px on a common phone. */
const LIFT = 16;

/** @param flags the height below raised cards for their flags, in px, beyond what their rise leaves free */
function measure(width: number, height: number, { top, bottom }: Insets, foot = 0, flags = 0): Measures {
  const floor = height - bottom - foot;
  const k = Math.min(width / WIDE, (floor - top) / HIGH, 1.9);
  const middle = width / 2;
  const handTop = floor - 262 * k - Math.max(0, flags - LIFT * k);
  const oddsHeight = Math.max(84, 84 * k);
  return {
    width,
    height,
    k,
    foot,
    middle,
    left: middle - 195 * k,
    floor,
    top,
    headerEnd: top + HEADER_HEIGHT + PROMPT_HEIGHT + 4,
    handTop,
    heroTop: handTop - 99 * k,
    plateMm: Math.min(5.94 * k, (width - 16) / MONSTER_PLATE.width),
    trackerMm: 4.75 * k,
    itemMm: Math.max(3.2 * k, MIN_ITEM_MM),
    oddsTop: floor - oddsHeight - Math.max(8, 14 * k),
    oddsHeight,
  };
}

/**
 * The height below the hand for a row of tabs, in px, with space above it. *End turn* begins the row while the hero explores and in a fight.
 */
const ROW = TAB_ROW_HEIGHT + GAP + 4;
/** The height that a flag needs between its raised card and that space above the row of tabs, in px. */
const FLAG_BELOW = 30;

export function portrait(width: number, height: number, activity: Activity, insets: Insets): Composed {
  switch (activity) {
    case 'map':
      return explore(measure(width, height, insets, ROW, FLAG_BELOW));
    case 'combat':
      return combat(measure(width, height, insets, ROW));
    case 'roll':
      return roll(measure(width, height, insets));
    case 'blow':
      return blowUpright(combat(measure(width, height, insets, ROW)), height - insets.bottom, insets.top);
  }
}

type Shared = Omit<Composed, 'heroHp' | 'monsterHp' | 'tracker' | 'showsHand'>;

function shared({
  width,
  height,
  k,
  middle,
  left,
  floor,
  foot,
  top,
  headerEnd,
  handTop,
  ...measures
}: Measures): Shared {
  const { plateMm, itemMm, oddsTop, oddsHeight } = measures;
  const hpMm = 3.3 * k;
  const wide = width - 16;
  const itemStep = ITEM_TAB.height * itemMm + 5;
  const row = rowOf(width, left, floor + foot);
  return {
    composition: 'portrait',
    width,
    height,
    // The room for flags shortens the needle, so that the hero stays as low and the map shows as much.
    needle: { x: middle, y: floor - (262 + 99 + 86) * k },
    arrows: { step: ARROW_STEP * hpMm, from: 0, to: width, over: headerEnd, reach: NEEDLE_COVER_MM * hpMm },
    still: null,
    upright: null,
    mapMm: 6 * k,
    plate: pose(middle - (MONSTER_PLATE.width * plateMm) / 2, headerEnd, plateMm),
    hand: fan(left + 7 * k, handTop, 2.78 * k, 96 * k),
    lift: LIFT * k,
    // A tablet has free space beside the map.
    items: {
      x: width < TABLET ? left - 6 * k : GAP,
      y: handTop - 16 * k - FLAG_SPACE - 3 * itemStep,
      mm: itemMm,
      step: itemStep,
    },
    header: { x: 0, y: 0, width, height: top + HEADER_HEIGHT },
    prompt: { x: 8, y: top + HEADER_HEIGHT + 4, width: wide, height: PROMPT_HEIGHT - 4 },
    seal: sealOf(width, left, handTop, k),
    choices: { x: left + 8, y: handTop - 8 * k, width: width - 2 * left - 16, height: floor + foot - handTop + 8 * k },
    tabs: { x: left + 228 * k, y: headerEnd + 8, width: 154 * k, height: 180 * k },
    walking: row,
    endTurn: foot > 0 ? endTurnOf(row, left, k) : null,
    odds: { x: 8, y: oddsTop, width: wide, height: oddsHeight },
    blow: null,
    side: null,
    folds: false,
  };
}

/**
 * The row of tabs below the hand. On a phone it is as wide as the window, on a tablet as wide as the hand is while the
 * hero explores.
 */
function rowOf(width: number, left: number, end: number): Box {
  const x = width < TABLET ? 8 : left + 8;
  return { x, y: end - TAB_ROW_HEIGHT - GAP, width: width - 2 * x, height: TAB_ROW_HEIGHT };
}

/** The px beside *End turn* in which two tabs fit. */
const TWO_TABS = 236;

/** *End turn* is the first part of the row, up to the second card of the hand if two tabs fit beside it. */
function endTurnOf(row: Box, left: number, k: number): Box {
  const firstCardEnd = left + 100.8 * k - 2;
  return { ...row, width: Math.min(firstCardEnd - row.x, row.width - TWO_TABS) };
}

/** The part of the row beside *End turn*. */
function tabsOf({ walking, endTurn }: Shared): Box {
  const x = endTurn ? endTurn.x + endTurn.width + GAP : walking.x;
  return { ...walking, x, width: walking.x + walking.width - x };
}

/** The HP card is this many px, at `k` = 1, higher than the hand requires. */
const ROWS = 6;

/** The seal's box below the map's title: beside the HP card, or on a tablet beside the map. */
function sealOf(width: number, left: number, handTop: number, k: number) {
  const size = 66 * k;
  if (width >= TABLET) return { x: width - size - 2 * GAP, y: handTop - 132 * k, width: size, height: size };
  return { x: left + 316 * k, y: handTop - 88 * k, width: size, height: size };
}

function explore(measures: Measures): Composed {
  const { width, height, k, middle, left, heroTop, trackerMm } = measures;
  const hpMm = 3.3 * k;
  const base = shared(measures);
  return {
    ...base,
    showsHand: true,
    // The HP card is high enough to show two rows of its modifier table above raised cards.
    heroHp: pose(middle - 31.5 * hpMm, heroTop - ROWS * k, hpMm),
    monsterHp: pose(width + 20, heroTop, hpMm),
    tracker: pose(left + 8, hiddenBelowY(height, trackerMm), trackerMm),
    // The plate is hidden under the HP card until the HP card slides down.
    plate: pose(middle - 31.5 * hpMm, heroTop - ROWS * k + 2, hpMm),
  };
}

/**
 * The shared layout for a fight, with the item tabs outside the window. The panels list the usable items, and tabs on the
 * table would cover cards of the fight.
 */
function withoutItems(measures: Measures): Shared {
  const base = shared(measures);
  return { ...base, items: { ...base.items, x: -2 * ITEM_TAB.width * measures.itemMm } };
}

function combat(measures: Measures): Composed {
  const base = withoutItems(measures);
  const lies = measures.width < TABLET ? { tabs: tabsOf(base), ...stacked(measures) } : abreast(measures);
  return { ...base, showsHand: true, ...lies };
}

function roll(measures: Measures): Composed {
  const { height, k, left, headerEnd, plateMm, trackerMm, oddsTop } = measures;
  const base = withoutItems(measures);
  const rollMm = 4.4 * k;
  const rollTop = headerEnd + MONSTER_PLATE.height * plateMm + 8 * k;
  const line = rollTop + (CARD.height / 2) * rollMm;
  const trackerY = oddsTop - TRACKER.height * trackerMm - 9 * k;
  const strip = left + 4 * k + CARD.width * rollMm + GAP;
  return {
    ...base,
    showsHand: false,
    heroHp: pose(left + 4 * k, rollTop, rollMm),
    monsterHp: rulerPoseOnLine({ x: left + 290 * k, y: line }, RULER_START_CELL, 5.6 * k),
    tracker: pose(left + 8 * k, trackerY, trackerMm),
    seal: { ...base.seal, x: left + 316 * k, y: trackerY - 6 * k },
    hand: fan(left + 7 * k, hiddenBelowY(height, 2.78 * k, base.lift), 2.78 * k, 96 * k),
    tabs: { x: strip, y: rollTop, width: left + 390 * k - strip - 4, height: line - rollTop - GAP },
  };
}

/** The least window width of a tablet, in px. In a fight a tablet shows both HP cards whole, at the left and the right. */
const TABLET = 700;
/** The hand on a tablet, in mm: the step between cards, the width of all four, and the height. */
const WIDE_HAND = { step: 34, width: 136, height: 94 } as const;

/** A fight on an upright tablet: plate, tracker and tabs between the two whole HP cards, above a large hand. */
function abreast({ width, floor, foot, headerEnd, k }: Measures) {
  const handMm = Math.min((width - 32) / WIDE_HAND.width, (0.45 * floor) / WIDE_HAND.height);
  const handTop = floor - WIDE_HAND.height * handMm;
  const handX = (width - (3 * WIDE_HAND.step + ABILITY_HALF.width) * handMm) / 2;
  const lift = 16 * k;
  const end = handTop - lift - FLAG_SPACE - GAP;
  const sealSize = Math.max(MIN_TOUCH_SIZE, 66 * k);
  const plateMm = (0.36 * width) / MONSTER_PLATE.width;
  const hpMm = Math.min(
    (width - 4 * GAP - MONSTER_PLATE.width * plateMm) / (2 * CARD.width),
    (end - sealSize - GAP - headerEnd) / CARD.height,
  );
  const x = (width - MONSTER_PLATE.width * plateMm) / 2;
  const trackerY = headerEnd + MONSTER_PLATE.height * plateMm + GAP;
  const tabsY = trackerY + TRACKER.height * plateMm + GAP;
  const monsterX = x + MONSTER_PLATE.width * plateMm + GAP;
  const hpEnd = headerEnd + CARD.height * hpMm + GAP;
  const choicesX = Math.max(8, width / 2 - 240);
  return {
    plate: pose(x, headerEnd, plateMm),
    heroHp: pose(x - GAP - CARD.width * hpMm, headerEnd, hpMm),
    monsterHp: pose(monsterX, headerEnd, hpMm),
    tracker: pose(x, trackerY, plateMm),
    hand: fan(handX, handTop, handMm, WIDE_HAND.step * handMm),
    lift,
    seal: { x: monsterX, y: hpEnd, width: sealSize, height: sealSize },
    tabs: { x, y: tabsY, width: MONSTER_PLATE.width * plateMm, height: end - tabsY },
    choices: { x: choicesX, y: hpEnd, width: width - 2 * choicesX, height: floor + foot - hpEnd },
  };
}

/** Places tracker and seal in one row, for a fight on an upright phone. */
function strip(x: number, y: number, end: number, mm: number) {
  const sealX = x + TRACKER.width * mm + GAP;
  return {
    tracker: pose(x, y, mm),
    seal: { x: sealX, y: y - 4, width: end - sealX, height: TRACKER.height * mm + 8 },
  };
}

/**
 * A fight on an upright phone: the plate, the tracker, and the two HP cards side by side. The hand covers only the lower parts
 * of the HP cards, which a fight does not need. The tabs are below the hand.
 */
function stacked({ width, middle, left, floor, foot, headerEnd, handTop, k }: Measures) {
  const trackerMm = 4.75 * k;
  const tracker = TRACKER.height * trackerMm;
  const room = handTop - 16 * k - FLAG_SPACE - headerEnd - tracker - 2 * GAP;
  const part = Math.min(1, room / ((5.94 * MONSTER_PLATE.height + 2.62 * HP_SEEN) * k));
  // If the plate would be too small to read, the hand sinks behind the tabs.
  if (part < 0.9) return squeezed(width, floor + foot, headerEnd, handTop + 20 * k, k);
  const plateMm = Math.min(5.94 * k * part, (width - 16) / MONSTER_PLATE.width);
  const hpMm = 2.62 * k * part;
  const trackerY = headerEnd + MONSTER_PLATE.height * plateMm + GAP;
  const hpTop = trackerY + tracker + GAP;
  const below = hpTop + HP_SEEN * hpMm + GAP;
  return {
    plate: pose(middle - (MONSTER_PLATE.width * plateMm) / 2, headerEnd, plateMm),
    heroHp: pose(middle - 5 * k - CARD.width * hpMm, hpTop, hpMm),
    monsterHp: pose(middle + 5 * k, hpTop, hpMm),
    ...strip(left + 8 * k, trackerY, width - left - 8 * k, trackerMm),
    choices: { x: left + 8, y: below, width: width - 2 * left - 16, height: floor + foot - below },
  };
}

/** The layout of `stacked` for a window with little space: the hand is lower, and the plate is narrower than the window. */
function squeezed(width: number, end: number, headerEnd: number, handTop: number, k: number) {
  const left = width / 2 - 195 * k;
  const trackerMm = 4.75 * k;
  const tracker = TRACKER.height * trackerMm;
  const region = Math.min(width - 16, 460 * k);
  const x = (width - region) / 2;
  const room = handTop - 16 * k - FLAG_SPACE - headerEnd - tracker - 2 * GAP;
  const plateMm = Math.min(region / MONSTER_PLATE.width, (0.47 * room) / MONSTER_PLATE.height);
  const plate = MONSTER_PLATE.height * plateMm;
  const trackerY = headerEnd + plate + GAP;
  const hpTop = trackerY + tracker + GAP;
  const hpMm = Math.min((region - GAP) / (2 * CARD.width), (room - plate - GAP) / HP_SEEN);
  const below = hpTop + HP_SEEN * hpMm + GAP;
  return {
    plate: pose((width - MONSTER_PLATE.width * plateMm) / 2, headerEnd, plateMm),
    heroHp: pose(width / 2 - GAP / 2 - CARD.width * hpMm, hpTop, hpMm),
    monsterHp: pose(width / 2 + GAP / 2, hpTop, hpMm),
    ...strip(x, trackerY, x + region, trackerMm),
    hand: fan(left + 7 * k, handTop, 2.78 * k, 96 * k),
    choices: { x: left + 8, y: below, width: width - 2 * left - 16, height: end - below },
  };
}
