/** The places of the Long Table in the window, as plain data. */
import type { Box } from '../../core/pose';

/**
 * What the player does. Choosing cards ('cards', 'select') and getting ready ('prepare') need room for the hand, all
 * else for the map. During 'select' there is no turn order yet.
 */
export type Activity = 'cards' | 'select' | 'map' | 'prepare';

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  /** Height of the viewer's bar. */
  readonly foot?: number;
  /** The player's scale of words. */
  readonly text?: number;
  /** The hand with which the player holds the device; for the left one the layout is mirrored. */
  readonly hand?: Hand;
}

export type Hand = 'left' | 'right';

/** The table's layout, in px of the window. */
export interface TablePlan {
  readonly composition: 'portrait' | 'landscape' | 'desktop';
  readonly width: number;
  readonly height: number;
  /** The scale of the words: 1.3 is 30 % larger. */
  readonly words: number;
  readonly hand: Hand;
  readonly header: Box;
  /** Turn order and elements; on a phone held sideways they are on the header. */
  readonly order: Box;
  /** The visible part of the map. */
  readonly map: Box;
  /** Prompt, forecasts, slips and hand, from the lower edge upwards. */
  readonly foot: Box;
  readonly tabs: Box;
  /** The party's boards; null: the tabs replace them. */
  readonly boards: Box | null;
  /** The acting monster's card with the reasons for its actions; null: a slip over the map shows them. */
  readonly reason: Box | null;
  /** The modifier deck. */
  readonly deck: Box;
}
