/** Where everything lies, and by what that is decided. */
import type { Box, CardPose } from '../../../core/pose';

/** 'map': exploring. 'combat': deciding in a fight. 'roll': laying the ruler. 'blow': answering damage. */
export const ACTIVITIES = ['map', 'combat', 'roll', 'blow'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const COMPOSITIONS = ['portrait', 'landscape', 'desktop'] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** The red arrows of the HP card (R1.1): any of them may be the needle. */
export interface Arrows {
  /** From the middle one to those beside it, while the hero explores. */
  readonly step: number;
  /** Between which x the map is in sight. */
  readonly from: number;
  readonly to: number;
  /** Where the map's upper edge may lie: the needle reaches farther up rather than leave bare wood over the map. */
  readonly over: number;
  /** By how much the needle can be longer; the rest of it lies under the HP card. */
  readonly reach: number;
}

/** Where damage hangs until it is answered (R21.1), and what stands around it. */
export interface BlowPlaces {
  /** The burst with the number; its threads reach up to `from`. */
  readonly burst: Box & { readonly from: number };
  /** The HP card as it would lie: its upper half alone is shown. */
  readonly ghost: CardPose;
  /** The HP and modifiers of the card as it lies and as it would lie. */
  readonly before: Box;
  readonly after: Box;
  /** The three answers, side by side. */
  readonly slips: Box;
  /** The line of words over the cards of the hand: where each stands, left to right. */
  readonly zones: readonly Box[];
  /** From where the wood is darkened, and where what shows of the HP cards ends; null: they lie in the open. */
  readonly shade: { readonly from: number; readonly until: number; readonly x: number; readonly width: number } | null;
}

export interface Layout {
  readonly composition: Composition;
  readonly width: number;
  readonly height: number;
  /** Where the table ends; what the browser or the viewer needs lies below. */
  readonly floor: number;
  /** How large words and signs are: 1, and more on a large window. */
  readonly words: number;
  /** The hero's hex on the screen, over the middle arrow; the map slides beneath it. */
  readonly needle: { readonly x: number; readonly y: number };
  readonly arrows: Arrows;
  /** Where the map lies whole, top left: the HP card goes along below the hero. Null: it slides beneath the needle. */
  readonly still: { readonly x: number; readonly y: number } | null;
  readonly mapMm: number;
  readonly heroHp: CardPose;
  readonly monsterHp: CardPose;
  readonly plate: CardPose;
  readonly tracker: CardPose;
  readonly hand: readonly [CardPose, CardPose, CardPose, CardPose];
  /** How far a selected card rises. */
  readonly lift: number;
  /** Top left of the first item tab, px per mm, and the step to the next. */
  readonly items: { readonly x: number; readonly y: number; readonly mm: number; readonly step: number };
  /** Room for the DOM parts: header, prompt, the primary action, the choices. */
  readonly header: Box;
  readonly prompt: Box;
  readonly seal: Box;
  readonly choices: Box;
  /** Where few choices stand beside the seal. */
  readonly tabs: Box;
  /** Where they stand while the hero walks: over the hand, which is not asked then, so that every hex can be tapped. */
  readonly walking: Box;
  /**
   * Where the cards of the hand lie, in their order, for tabs that stand over those of them that are not asked for: while the hero
   * explores a small window's map lies everywhere else. Null: the tabs have a place of their own.
   */
  readonly slots: readonly Box[] | null;
  readonly odds: Box;
  /** Only while damage is answered. */
  readonly blow: BlowPlaces | null;
  /** Room for what happened so far; only where the screen is wide. */
  readonly side: Box | null;
  /** Only its newest line is shown until the player unfolds it. */
  readonly folds: boolean;
  /** Is the hand of cards on the screen in this activity? */
  readonly showsHand: boolean;
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** px that a bar of words takes at the bottom, and how large the player wants words, 1 to 1.3. */
  readonly foot?: number;
  readonly text?: number;
}

/** What is decided by the composition alone. */
export type Composed = Omit<Layout, 'floor' | 'words' | 'slots'>;
