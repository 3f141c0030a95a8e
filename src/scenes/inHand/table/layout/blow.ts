/**
 * Lays out the table while damage is pending (R21.1). Nothing covers the hero's HP card, its ghost, the three slips and
 * the hand. Exception: in a low upright window the area with the seal covers a part of the hand.
 */
import { CARD } from '../../../art/geometry';
import { ABILITY_HALF, MONSTER_PLATE } from '../../art/geometry';
import { FLAG_SPACE, fan, footOf, GAP, type Hand, hiddenBelowY, pose, raised } from './parts';
import type { BlowPlaces, Composed } from './types';

/** The mm of an HP card that are visible, from its top down to the red line. */
export const VISIBLE_HP_CARD_MM = 44.6;
/** The size of the burst, in px. */
const BURST = { width: 112, height: 90 } as const;
/** The size of the burst in a low window, in px. */
const SMALL_BURST = { width: 92, height: 72 } as const;
/** The height of a line of text under a card, in px. */
const LINE = 24;
/** The usual and the least height of a slip, in px. */
const SLIP = { height: 92, least: 88 } as const;
/** The height of the labels over the hand, in px. */
const ZONE = 20;
/** The height of the area with the seal at the foot of the window, in px. */
const FOOT = 72;
/**
 * The least height of the window, in px, that has space for the plate. In a lower window the plate is left out, and the
 * hand moves down behind the area with the seal.
 */
const LOW = 700;
/** The size of a common phone, in px. The measures scale with the window relative to this size. */
const WIDE = 390;
const HIGH = 780;
/** The size of the seal in px. */
const SEAL = 66;

/** The boxes of the labels over the hand, one per card. */
const zonesOver = (hand: Hand, y: number): BlowPlaces['zones'] => {
  const step = hand[1].x - hand[0].x;
  return hand.map(({ x, mm }) => {
    const width = Math.min(step, ABILITY_HALF.width * mm + GAP);
    return { x: x + (ABILITY_HALF.width * mm - width) / 2, y, width, height: ZONE };
  });
};

interface Pair {
  readonly left: number;
  readonly width: number;
  readonly mm: number;
  readonly y: number;
}

/** The HP card and its ghost side by side, with a line of text under each. */
const pairAt = ({ left, width, mm, y }: Pair) => {
  const x = left + width - CARD.width * mm;
  const lineY = y + VISIBLE_HP_CARD_MM * mm + 4;
  return {
    heroHp: pose(left, y, mm),
    ghost: pose(x, y, mm),
    before: { x: left, y: lineY, width: CARD.width * mm, height: LINE },
    after: { x, y: lineY, width: CARD.width * mm, height: LINE },
  };
};

/**
 * The layout of an upright window: everything in one column.
 * @param base the layout of a fight in the same window
 * @param floor the y at which the table ends
 * @param top the inset at the upper edge, in px
 */
export function blowUpright(base: Composed, floor: number, top: number): Composed {
  const { width, height, prompt } = base;
  const isLow = floor - top < LOW;
  const k = Math.min(width / WIDE, isLow ? Number.POSITIVE_INFINITY : (floor - top) / HIGH, 1.9);
  const region = Math.min(width - 16, 374 * k);
  const left = (width - region) / 2;
  const headerEnd = prompt.y + prompt.height + 4;
  const mm = (region - 8) / (2 * CARD.width);
  const seen = VISIBLE_HP_CARD_MM * mm + 4 + LINE + GAP;
  const handMm = (region / 374) * 2.72;
  const lift = 8 * k;
  const slip = isLow ? SLIP.least : SLIP.height * Math.max(1, Math.min(k, 1.2));
  const burst = isLow ? SMALL_BURST : { width: BURST.width * k, height: BURST.height * k };
  const below = slip + GAP + ZONE + lift + 4;
  const handTop = isLow
    ? headerEnd + 0.6 * burst.height + seen + below
    : floor - FOOT - GAP - ABILITY_HALF.height * handMm;
  const y = handTop - below - seen;
  const { heroHp, ghost, before, after } = pairAt({ left, width: region, mm, y });
  const slipsY = before.y + LINE + GAP;
  const step = (region - ABILITY_HALF.width * handMm) / 3;
  const hand = fan(left, handTop, handMm, step, isLow ? [0, 0, 0, 0] : undefined);
  const burstY = isLow ? headerEnd + 8 : y - 0.8 * burst.height;
  const plateMm = Math.min(5.94 * k, (width - 16) / MONSTER_PLATE.width);
  const plateX = (width - MONSTER_PLATE.width * plateMm) / 2;
  const seal = { x: left + region - SEAL - 4, y: floor - SEAL - 4, width: SEAL, height: SEAL };
  return {
    ...base,
    showsHand: true,
    heroHp,
    monsterHp: pose(width + 20, y, mm),
    plate: isLow ? pose(plateX, -MONSTER_PLATE.height * plateMm - 40, plateMm) : pose(plateX, headerEnd, plateMm),
    tracker: pose(left, hiddenBelowY(height, 4.75 * k), 4.75 * k),
    hand,
    lift,
    items: { ...base.items, x: -400 },
    seal,
    tabs: { x: left, y: floor - FOOT + GAP, width: seal.x - left - GAP, height: FOOT - 2 * GAP },
    blow: {
      burst: { x: (width - burst.width) / 2, y: burstY, ...burst, from: headerEnd - 6 },
      ghost,
      before,
      after,
      slips: { x: left, y: slipsY, width: region, height: slip },
      zones: zonesOver(hand, handTop - lift - ZONE),
      shade: { from: isLow ? headerEnd : Math.min(y - GAP, headerEnd + 80 * k), until: before.y - 3, x: 0, width },
    },
  };
}

/** The layout of a low window: HP card, ghost and slips in the left half, the hand in the right half. */
export function blowLow(base: Composed, floor: number, top: number, leftWidth: number): Composed {
  const { height, hand, lift, seal } = base;
  const left = 8;
  const region = leftWidth - 16;
  const slips = { x: left, y: floor - 8 - SLIP.height, width: region, height: SLIP.height };
  const lineY = slips.y - GAP - LINE;
  const most = (lineY - 4 - top - 0.5 * BURST.height) / VISIBLE_HP_CARD_MM;
  const mm = Math.min((region - 8) / (2 * CARD.width), most);
  const y = lineY - 4 - VISIBLE_HP_CARD_MM * mm;
  const { heroHp, ghost, before, after } = pairAt({ left, width: region, mm, y });
  const plate = pose(left, -MONSTER_PLATE.height * mm - 40, mm);
  const burst = {
    ...SMALL_BURST,
    x: left + (region - SMALL_BURST.width) / 2,
    y: Math.max(top + 8, y - 0.7 * SMALL_BURST.height),
  };
  const promptEnd = seal.x - GAP - base.prompt.x;
  return {
    ...base,
    showsHand: true,
    heroHp,
    monsterHp: pose(-300, y, mm),
    plate,
    tracker: pose(left, hiddenBelowY(height, 4.2), 4.2),
    items: { ...base.items, x: -400 },
    prompt: { ...base.prompt, width: promptEnd },
    tabs: { x: left, y: top + 8, width: burst.x - left - GAP, height: Math.max(44, y - top - 16) },
    blow: {
      burst: { ...burst, from: 0 },
      ghost,
      before,
      after,
      slips,
      zones: zonesOver(hand, hand[1].y - lift - ZONE + 6),
      shade: { from: 0, until: before.y - 3, x: 0, width: leftWidth + 4 },
    },
  };
}

/** The layout of a wide window: the ghost above the hand, right of the HP card; the slips in the row of tabs. */
export function blowWide(base: Composed, k: number, textScale: number): Composed {
  const { heroHp, lift, prompt, side, tabs, plate } = base;
  const hand = raised(base.hand, Math.max(...base.hand.map(footOf)) + GAP - tabs.y);
  const x = prompt.x;
  const y = prompt.y + prompt.height + 2 * GAP;
  const end = (side?.x ?? base.width) - 16;
  const zoneY = hand[0].y - lift - FLAG_SPACE * textScale + 6;
  const mm = Math.min(heroHp.mm, (zoneY - 2 * GAP - LINE - y) / VISIBLE_HP_CARD_MM, (0.55 * (end - x)) / CARD.width);
  const ghost = pose(x, y, mm);
  const line = {
    x: x + CARD.width * mm + 20 * k,
    width: Math.min(250 * k, end - x - CARD.width * mm - 20 * k),
    height: LINE * textScale,
  };
  const middle = y + (VISIBLE_HP_CARD_MM / 2) * mm;
  const burst = { width: BURST.width * 1.3 * k, height: BURST.height * 1.3 * k };
  const burstX = heroHp.x + (CARD.width * heroHp.mm - burst.width) / 2;
  const slipsWidth = Math.min(0.76 * tabs.width, 480 * textScale);
  return {
    ...base,
    hand,
    monsterHp: pose(heroHp.x, -CARD.height * mm - 60, mm),
    prompt: { ...prompt, width: Math.max(prompt.width, end - x) },
    tabs: { ...tabs, x: tabs.x + slipsWidth + GAP, width: tabs.width - slipsWidth - GAP },
    blow: {
      burst: { x: burstX, y: heroHp.y - 0.66 * burst.height, ...burst, from: Math.max(0, plate.y + 4) },
      ghost,
      before: { ...line, y: middle - 1.6 * line.height },
      after: { ...line, y: middle + 0.6 * line.height },
      slips: { x: tabs.x, y: tabs.y, width: slipsWidth, height: tabs.height },
      zones: zonesOver(hand, zoneY),
      shade: null,
    },
  };
}
