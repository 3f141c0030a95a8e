/** Measures that all compositions share, in px unless said otherwise. */

import { SHADOW_MARGIN } from '../../../art';
import type { CardPose } from '../../../core/pose';
import { ARROW_XS, ITEM_TAB } from '../../art/geometry';
import type { Layout } from './types';

export const pose = (x: number, y: number, mm: number, turn = 0): CardPose => ({ x, y, mm, turn });
/** mm between two arrows. */
export const ARROW_STEP = ARROW_XS[1] - ARROW_XS[0];
/** mm of an HP card under which a needle can hide; where the card reaches over the window's edge, all of it can. */
export const REACH = 74;
const FAN = [-2.2, -0.7, 0.8, 2.2] as const;
/** The cell of the ruler that lies on the red line before a throw: near its end, so that it has cells to run. */
export const WAITS = 13;
export const HEADER = 56;
export const PROMPT = 40;

/** px at which a card lies that is put away under the window's foot: neither its edge nor its shadow is seen there, and nothing of it is drawn. */
export const underFoot = (height: number, mm: number, lift = 0): number => height + SHADOW_MARGIN * mm + lift + GAP;

export type Hand = Layout['hand'];

export function fan(x: number, y: number, mm: number, step: number, turns: readonly number[] = FAN, sag = 0): Hand {
  const card = (i: number): CardPose => pose(x + i * step, y + (i % 3 === 0 ? 5 : 0) + i * i * sag, mm, turns[i] ?? 0);
  return [card(0), card(1), card(2), card(3)];
}

/** What of an HP card must be seen in a fight, in mm: the half that lies upright, with the red line. */
export const HP_SEEN = 45.5;
/** Room over the hand for the flags of the raised cards, in px, beside their rise. */
export const FLAGS = 33;
export const GAP = 6;
/** px that a finger needs. */
export const TOUCH = 44;
/** px of so many tabs one below the other. */
export const columnOf = (tabs: number): number => tabs * (TOUCH + GAP) - GAP;
/** A row of tabs that may have two lines. */
export const STRIP = 48;
export const ITEM_MM = TOUCH / ITEM_TAB.height;
