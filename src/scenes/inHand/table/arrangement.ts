/** How the player likes the table: with the ruler or with the die, from the right or from the left. Pure. */

import { CARD, type Size } from '../../art/geometry';
import type { Box, CardPose } from '../../core/pose';
import { ABILITY_HALF, ITEM_TAB, MONSTER_PLATE, TRACKER } from '../art/geometry';
import { type Activity, type Insets, type Layout, layoutFor } from './layout';

export interface Arrangement {
  /** R2.2: a die is thrown, and nothing is laid over the HP cards. */
  readonly onTable: boolean;
  readonly hand: 'right' | 'left';
}

export const PLAIN: Arrangement = { onTable: false, hand: 'right' };

export interface Arranged extends Layout {
  /** Where the die is thrown; null: there is none. */
  readonly tray: Box | null;
}

export function arrangedFor(
  width: number,
  height: number,
  activity: Activity,
  insets: Insets,
  { onTable, hand }: Arrangement,
): Arranged {
  const plain = layoutFor(width, height, activity, insets);
  const arranged = onTable && activity !== 'map' ? forDie(plain, activity, insets) : { ...plain, tray: null };
  return hand === 'left' ? mirrored(arranged) : arranged;
}

const GAP = 8;

function forDie(layout: Layout, activity: Activity, insets: Insets): Arranged {
  if (layout.composition === 'desktop') return onDesktop(layout);
  if (activity !== 'roll') return { ...layout, tray: null };
  return sideBySide(layout, layout.composition === 'portrait' ? belowPlate(layout) : leftHalf(layout, insets));
}

function belowPlate({ plate, tracker, width }: Layout): Box {
  const y = plate.y + MONSTER_PLATE.height * plate.mm + GAP;
  return { x: GAP, y, width: width - 2 * GAP, height: tracker.y - y - 2 * GAP };
}

function leftHalf({ width, floor }: Layout, { top }: Insets): Box {
  return { x: GAP, y: top + GAP, width: width / 2 - 2 * GAP, height: floor - top - 2 * GAP };
}

/** Least and most height of the tray. */
const TRAY = { least: 96, most: 180 } as const;
/** The half of an HP card that must be seen, in mm: the tray may lie over the numbers under it. */
const SEEN = 45;

/** The HP cards side by side, and the tray under them. */
function sideBySide(layout: Layout, { x, y, width, height }: Box): Arranged {
  const widest = (width - GAP) / 2 / CARD.width;
  const tray = Math.min(TRAY.most, Math.max(TRAY.least, height - CARD.height * widest - GAP));
  const mm = Math.min(widest, (height - tray - GAP) / SEEN);
  const middle = x + width / 2;
  return {
    ...layout,
    heroHp: { x: middle - GAP / 2 - CARD.width * mm, y, mm, turn: 0 },
    monsterHp: { x: middle + GAP / 2, y, mm, turn: 0 },
    tray: { x, y: y + height - tray, width, height: tray },
  };
}

/** The monster's HP card upright over the hand, the tray beside it. */
function onDesktop(layout: Layout): Arranged {
  const { hand, lift, prompt, side, width } = layout;
  const y = prompt.y + prompt.height + GAP;
  const x = hand[0].x;
  const height = hand[0].y - lift - 36 - y;
  const mm = height / CARD.height;
  const left = x + CARD.width * mm + 2 * GAP;
  const right = Math.min((side?.x ?? width) - 2 * GAP, left + 420);
  return {
    ...layout,
    monsterHp: { x, y, mm, turn: 0 },
    tray: { x: left, y, width: right - left, height },
  };
}

/** The same for a left hand. Nothing is written backwards: cards and boxes change sides, and the fan leans the other way. */
export function mirrored(layout: Arranged): Arranged {
  const { width, needle, arrows, items, hand, still, mapMm } = layout;
  const box = (each: Box): Box => ({ ...each, x: width - each.x - each.width });
  const card = (each: CardPose, { width: mm }: Size): CardPose => ({ ...each, x: width - each.x - mm * each.mm });
  const leaning = (each: CardPose): CardPose => ({ ...card(each, ABILITY_HALF), turn: -each.turn });
  return {
    ...layout,
    needle: { ...needle, x: width - needle.x },
    still: still && { ...still, x: width - still.x - CARD.width * mapMm },
    arrows: { ...arrows, from: width - arrows.to, to: width - arrows.from },
    heroHp: card(layout.heroHp, CARD),
    // It keeps its turn: the ruler is read at 45 degrees, whoever lays it.
    monsterHp: card(layout.monsterHp, CARD),
    plate: card(layout.plate, MONSTER_PLATE),
    tracker: card(layout.tracker, TRACKER),
    // The first card stays the leftmost.
    hand: [leaning(hand[3]), leaning(hand[2]), leaning(hand[1]), leaning(hand[0])],
    items: { ...items, x: width - items.x - ITEM_TAB.width * items.mm },
    header: box(layout.header),
    prompt: box(layout.prompt),
    seal: box(layout.seal),
    choices: box(layout.choices),
    tabs: box(layout.tabs),
    walking: box(layout.walking),
    odds: box(layout.odds),
    side: layout.side && box(layout.side),
    tray: layout.tray && box(layout.tray),
  };
}
