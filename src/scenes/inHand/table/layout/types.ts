/** Defines the types of the table's layout, and of the values from which the layout is calculated. */
import type { Box, CardPose } from '../../../core/pose';

/**
 * What the player does: explores the map ('map'), decides in a fight ('combat'), throws the ruler or die ('roll'), or answers
 * damage ('blow').
 */
export const ACTIVITIES = ['map', 'combat', 'roll', 'blow'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** The arrangements for upright, low and wide windows. */
export const COMPOSITIONS = ['portrait', 'landscape', 'desktop'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** The red arrows of the HP card (R1.1), any of which may become the needle. */
export interface Arrows {
  /** px from the middle arrow to its neighbours, while the hero explores. */
  readonly step: number;
  /** The least x at which the map is visible. */
  readonly from: number;
  /** The greatest x at which the map is visible. */
  readonly to: number;
  /**
   * The greatest y allowed for the map's upper edge. The needle grows longer rather than leave an empty strip above
   * the map.
   */
  readonly over: number;
  /** The greatest number of px by which the needle can grow upwards. */
  readonly reach: number;
}

/** The places of the things that are shown while damage is pending (R21.1). */
export interface BlowPlaces {
  /** The burst that shows the amount of damage. Its threads extend upwards to the y `from`. */
  readonly burst: Box & { readonly from: number };
  /** A preview of the HP card after the damage; only its upper half is visible. */
  readonly ghost: CardPose;
  /** The box for HP and modifiers before the damage. */
  readonly before: Box;
  /** The box for HP and modifiers after the damage. */
  readonly after: Box;
  /** The box of the three possible answers, which are side by side. */
  readonly slips: Box;
  /** The labels above each card of the hand, from left to right. */
  readonly zones: readonly Box[];
  /** The box that is darkened, from the y `from` to the y `until`, or null if nothing is darkened. */
  readonly shade: { readonly from: number; readonly until: number; readonly x: number; readonly width: number } | null;
}

/** The layout of the table, in CSS px. */
export interface Layout {
  readonly composition: Composition;
  readonly width: number;
  readonly height: number;
  /** The y at which the table ends, above the browser's and the viewer's bars. */
  readonly floor: number;
  /** The scale of text and symbols: 1, or more in a large window. */
  readonly textScale: number;
  /** The hero's hex on the screen, above the middle arrow; the map slides beneath it. */
  readonly needle: { readonly x: number; readonly y: number };
  readonly arrows: Arrows;
  /**
   * The top left corner of a map that fits the window: the map stays in place, and the HP card below it moves with the
   * hero. Null if the map slides beneath the needle.
   */
  readonly still: { readonly x: number; readonly y: number } | null;
  /**
   * For a map that slides only up and down: the x of the map's left edge. The HP card below the map moves with the hero; the
   * card's left edge stays between `from` and `to`. Null if the map also slides sideways, or does not slide.
   */
  readonly upright: { readonly x: number; readonly from: number; readonly to: number } | null;
  /** px per mm of the map. */
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
  /** The box of the header panel. */
  readonly header: Box;
  /** The box of the prompt panel. */
  readonly prompt: Box;
  /** The box of the primary action's seal. */
  readonly seal: Box;
  /** The box of the panel with the choices. */
  readonly choices: Box;
  /** The box for a small number of choices, beside the seal. */
  readonly tabs: Box;
  /**
   * The box for choices while the hero moves. The box covers the hand, which a move does not need, so that the player can
   * tap every hex.
   */
  readonly walking: Box;
  /** The box of *End turn* in an upright window, the same while the hero explores and in a fight; null in other windows. */
  readonly endTurn: Box | null;
  /** Whether the row of `walking` is free, because the hand ends above it. */
  readonly hasRow: boolean;
  /**
   * The boxes of the hand's cards. Tabs may cover cards that are not needed, because in a small window the map fills
   * all other space while the hero explores. Null if the tabs have their own box.
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

/** Space that is not available to the table, in px, and the player's text scale. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** The height of the bar that is shown while a game is watched, in px at a text scale of 1. */
  readonly foot?: number;
  /** The player's text scale, 1 to 1.3. */
  readonly text?: number;
}

/** The part of the layout that a composition computes; `layoutFor` adds the other fields. */
export type Composed = Omit<Layout, 'floor' | 'textScale' | 'slots' | 'hasRow'>;
