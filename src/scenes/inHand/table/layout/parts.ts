/** Measures that all compositions share, in px unless stated otherwise. */

import { SHADOW_MARGIN } from '../../../art';
import type { CardPose } from '../../../core/pose';
import { ARROW_XS, ITEM_TAB } from '../../art/geometry';
import type { Layout } from './types';

export const pose = (x: number, y: number, mm: number, turn = 0): CardPose => ({ x, y, mm, turn });
/** mm between two arrows. */
export const ARROW_STEP = ARROW_XS[1] - ARROW_XS[0];
/** mm of an HP card that can cover a needle; all of a card that extends beyond the window can. */
export const REACH = 74;
const FAN = [-2.2, -0.7, 0.8, 2.2] as const;
/** The cell of the ruler on the red line before a throw: near the end, so that the ruler has cells to run. */
export const WAITS = 13;
export const HEADER = 56;
export const PROMPT = 40;

/**
 * The y of a card hidden below the window: it keeps its edge and its shadow outside, so that nothing of it is drawn.
 */
export const underFoot = (height: number, mm: number, lift = 0): number => height + SHADOW_MARGIN * mm + lift + GAP;

export type Hand = Layout['hand'];

/** Four cards side by side, each rotated a little more. */
export function fan(x: number, y: number, mm: number, step: number, turns: readonly number[] = FAN, sag = 0): Hand {
  const card = (i: number): CardPose => pose(x + i * step, y + (i % 3 === 0 ? 5 : 0) + i * i * sag, mm, turns[i] ?? 0);
  return [card(0), card(1), card(2), card(3)];
}

/** mm of an HP card that must be visible in a fight: the upright half with the red line. */
export const HP_SEEN = 45.5;
/** px above the hand for the flags of raised cards, besides their rise. */
export const FLAGS = 33;
export const GAP = 6;
/** The least px of a target for a finger. */
export const TOUCH = 44;
/** px of so many tabs in a column. */
export const columnOf = (tabs: number): number => tabs * (TOUCH + GAP) - GAP;
/** px of a row of tabs that may have two lines. */
export const STRIP = 48;
export const ITEM_MM = TOUCH / ITEM_TAB.height;
