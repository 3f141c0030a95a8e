/** Measures that all compositions share, in px unless stated otherwise. */

import { SHADOW_MARGIN } from '../../../art';
import type { CardPose } from '../../../core/pose';
import { ABILITY_HALF, ARROW_XS, ITEM_TAB } from '../../art/geometry';
import type { Layout } from './types';

export const pose = (x: number, y: number, mm: number, turn = 0): CardPose => ({ x, y, mm, turn });
/** Distance between two arrows, in mm. */
export const ARROW_STEP = ARROW_XS[1] - ARROW_XS[0];
/**
 * The part of an HP card that can cover the needle, in mm. A card that extends beyond the window covers the needle with
 * all its visible part.
 */
export const NEEDLE_COVER_MM = 74;
const FAN = [-2.2, -0.7, 0.8, 2.2] as const;
/**
 * The ruler cell that is on the red line before a throw. It is near the last cell, so that many cells can run past the
 * line.
 */
export const RULER_START_CELL = 13;
/** The height of the header, in px. */
export const HEADER_HEIGHT = 56;
/** The height of the prompt with the gaps at its edges, in px. */
export const PROMPT_HEIGHT = 40;

/**
 * The y of a card that is hidden below the window. It leaves room for the card's shadow, so that nothing of the card is
 * drawn.
 */
export const hiddenBelowY = (height: number, mm: number, lift = 0): number => height + SHADOW_MARGIN * mm + lift + GAP;

export type Hand = Layout['hand'];

/** Four cards side by side, by default each rotated a little more than the one before. */
export function fan(x: number, y: number, mm: number, step: number, turns: readonly number[] = FAN, sag = 0): Hand {
  const card = (i: number): CardPose => pose(x + i * step, y + (i % 3 === 0 ? 5 : 0) + i * i * sag, mm, turns[i] ?? 0);
  return [card(0), card(1), card(2), card(3)];
}

/** The y of the lowest corner of a hand card. */
export function footOf({ y, mm, turn }: CardPose): number {
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const { width, height } = ABILITY_HALF;
  return y + (mm * (height + height * Math.cos(radians) + width * Math.sin(radians))) / 2;
}

/** The hand, higher by so many px; unchanged if `by` is negative. */
export function raised([one, two, three, four]: Hand, by: number): Hand {
  const up = (card: CardPose): CardPose => ({ ...card, y: card.y - Math.max(0, by) });
  return [up(one), up(two), up(three), up(four)];
}

/** The part of an HP card that must be visible in a fight, in mm: the upright half with the red line. */
export const HP_SEEN = 45.5;
/** The space above the hand for the flags of raised cards, in px; the space for the rise of the cards (`lift`) comes in addition. */
export const FLAG_SPACE = 33;
/** The gap between neighbouring cards and boxes, in px. */
export const GAP = 6;
/** The smallest side of a target for a finger, in px. */
export const MIN_TOUCH_SIZE = 44;
/** The height of a column with this number of tabs, in px. */
export const tabColumnHeight = (tabs: number): number => tabs * (MIN_TOUCH_SIZE + GAP) - GAP;
/** The height of a row of tabs whose labels may have two lines, in px. */
export const TAB_ROW_HEIGHT = 48;
/** The least scale of item tabs, in px per mm, at which a finger can hit them. */
export const MIN_ITEM_MM = MIN_TOUCH_SIZE / ITEM_TAB.height;
