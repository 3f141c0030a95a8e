/** The types of the table's layout and of its input. */
import type { Box, CardPose } from '../../../core/pose';

/** 'map': exploring. 'combat': deciding in a fight. 'roll': throwing ruler or die. 'blow': answering damage. */
export const ACTIVITIES = ['map', 'combat', 'roll', 'blow'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** The arrangements for upright, low and wide windows. */
export const COMPOSITIONS = ['portrait', 'landscape', 'desktop'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** The red arrows of the HP card (R1.1), any of which may become the needle. */
export interface Arrows {
  /** px from the middle arrow to its neighbours, while the hero explores. */
  readonly step: number;
  /** The x range in which the map is visible. */
  readonly from: number;
  readonly to: number;
  /** The highest y for the map's upper edge: the needle grows longer rather than leave an empty strip above the map. */
  readonly over: number;
  /** The greatest px by which the needle can grow; the HP card covers the rest. */
  readonly reach: number;
}

/** The places around pending damage (R21.1). */
export interface BlowPlaces {
  /** The burst with the number; its threads reach up to the y `from`. */
  readonly burst: Box & { readonly from: number };
  /** The HP card as it would be afterwards; only its upper half is visible. */
  readonly ghost: CardPose;
  /** HP and modifiers of the card before and after the damage. */
  readonly before: Box;
  readonly after: Box;
  /** The three answers, side by side. */
  readonly slips: Box;
  /** The words over each card of the hand, from left to right. */
  readonly zones: readonly Box[];
  /** The darkened area and where the visible parts of the HP cards end, or null if nothing is darkened. */
  readonly shade: { readonly from: number; readonly until: number; readonly x: number; readonly width: number } | null;
}

/** The layout of the table, in CSS px. */
export interface Layout {
  readonly composition: Composition;
  readonly width: number;
  readonly height: number;
  /** The y at which the table ends, above the browser's and the viewer's bars. */
  readonly floor: number;
  /** The scale of words and signs: 1, more on a large window. */
  readonly words: number;
  /** The hero's hex on the screen, above the middle arrow; the map slides beneath it. */
  readonly needle: { readonly x: number; readonly y: number };
  readonly arrows: Arrows;
  /**
   * The top left corner of a map that is shown whole, under which the HP card moves with the hero. Null if the map slides
   * beneath the needle.
   */
  readonly still: { readonly x: number; readonly y: number } | null;
  readonly mapMm: number;
  readonly heroHp: CardPose;
  readonly monsterHp: CardPose;
  readonly plate: CardPose;
  readonly tracker: CardPose;
  readonly hand: readonly [CardPose, CardPose, CardPose, CardPose];
  /** px by which a selected card rises. */
  readonly lift: number;
  /** The top left corner of the first item tab, px per mm, and the step to the next tab. */
  readonly items: { readonly x: number; readonly y: number; readonly mm: number; readonly step: number };
  /** The boxes of the panels: header, prompt, the primary action, the choices. */
  readonly header: Box;
  readonly prompt: Box;
  readonly seal: Box;
  readonly choices: Box;
  /** For few choices, beside the seal. */
  readonly tabs: Box;
  /** For choices while the hero walks: over the hand, which is unused then, so that every hex can be tapped. */
  readonly walking: Box;
  /**
   * The boxes of the hand's cards, for tabs over those that are not needed: in a small window the map covers everything
   * else while the hero explores. Null if the tabs have a box of their own.
   */
  readonly slots: readonly Box[] | null;
  readonly odds: Box;
  /** Null unless damage is pending. */
  readonly blow: BlowPlaces | null;
  /** The box of the log, or null if the window is not wide enough. */
  readonly side: Box | null;
  /** Whether the log shows only its newest line until the player unfolds it. */
  readonly folds: boolean;
  /** Whether the hand of cards is on the screen in this activity. */
  readonly showsHand: boolean;
}

/** Space that is not available to the table, in px. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** The height of the viewer's bar in px, and the player's scale of words, 1 to 1.3. */
  readonly foot?: number;
  readonly text?: number;
}

/** What is decided by the composition alone. */
export type Composed = Omit<Layout, 'floor' | 'words' | 'slots'>;
