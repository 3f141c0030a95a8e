/** Computes the layout for a game with the die (R2.2): it keeps the HP cards readable and gives the tray a place. */
import { CARD } from '../../art/geometry';
import type { Box } from '../../core/pose';
import { MONSTER_PLATE } from '../art/geometry';
import type { ArrangedLayout } from './arrangement';
import type { Activity, Insets, Layout } from './layout';

const GAP = 8;

export function layoutForDie(layout: Layout, activity: Activity, insets: Insets): ArrangedLayout {
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

/** Height limits of the tray in px. */
const TRAY = { least: 96, most: 180 } as const;
/** The part of an HP card that must stay visible, in mm. The tray may cover the numbers below it. */
const SEEN = 45;

/** Both HP cards side by side, above the tray. */
function sideBySide(layout: Layout, { x, y, width, height }: Box): ArrangedLayout {
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

/** Places the monster's HP card upright above the hand, with the tray beside it. */
function onDesktop(layout: Layout): ArrangedLayout {
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
