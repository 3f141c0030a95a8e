/** How the table lies when a die is thrown (R2.2): the HP cards stay where they are read, and the tray has its place. Pure. */
import { CARD } from '../../art/geometry';
import type { Box } from '../../core/pose';
import { MONSTER_PLATE } from '../art/geometry';
import type { Arranged } from './arrangement';
import type { Activity, Insets, Layout } from './layout';

const GAP = 8;

export function forDie(layout: Layout, activity: Activity, insets: Insets): Arranged {
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
