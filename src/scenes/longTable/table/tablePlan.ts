/** Defines the layout of the Long Table as plain data. */
import type { Box } from '../../core/pose';

/**
 * What the player does. The layout gives more space to the hand while the player chooses cards ('cards', 'select') or
 * prepares ('prepare'), and to the map otherwise. During 'select' and 'prepare' there is no turn order yet.
 */
export type Activity = 'cards' | 'select' | 'map' | 'prepare';

/** Space at the window's edges that the layout must not use, in px, and what the player has chosen for the layout. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** Height of the bar that the viewer or the lesson shows at the bottom, in px. */
  readonly foot?: number;
  /** The player's scale of text. */
  readonly text?: number;
  /** The hand with which the player holds the device. For the left hand the layout is mirrored. */
  readonly hand?: Hand;
}

export type Hand = 'left' | 'right';

/** The table's layout, in px of the window. */
export interface TablePlan {
  readonly composition: 'portrait' | 'landscape' | 'desktop';
  readonly width: number;
  readonly height: number;
  /** The scale of text; 1.3 means 30 % larger. */
  readonly textScale: number;
  readonly hand: Hand;
  readonly header: Box;
  /** Turn order and elements. On a phone held sideways this box is inside the header. */
  readonly order: Box;
  /** The visible part of the map. */
  readonly map: Box;
  /** Prompt, forecasts, answers and hand: at the bottom of the window, or in a column on a phone held sideways. */
  readonly foot: Box;
  readonly tabs: Box;
  /** The boards of the party, or null if tabs replace them. */
  readonly boards: Box | null;
  /** The acting monster's card with the reasons for its actions, or null if a slip over the map shows the reasons. */
  readonly reason: Box | null;
  /** The modifier deck. */
  readonly deck: Box;
}
