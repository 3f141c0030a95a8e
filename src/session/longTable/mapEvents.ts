/**
 * Defines the window events between the HUD and the map. An event updates only its receiver; nothing else is redrawn.
 */
import type { HexId } from '../../rules/core/hexes';

/** The height of the HUD at the bottom of the window has changed. The event's detail is this height in px. */
export const MAP_COVERED = 'covered';

/** A slip (a note of the HUD over the map) covers more or less of the map's top. The event's detail is the covered height in px. */
export const MAP_TOP_COVERED = 'topCovered';

/** The player lifts the top card of the modifier deck or puts it down. The event's detail tells whether it is lifted. */
export const CARD_LIFTED = 'cardLifted';

/** A key or a button moves the map. The event's detail is a `MapMove`. */
export const MAP_MOVED = 'steered';

export type MapMove =
  | { readonly do: 'fit' }
  /** Ends the running animation immediately. */
  | { readonly do: 'hurry' }
  /** Zooms out until all open dungeon rooms are visible together. If all are visible already, fits the map again. */
  | { readonly do: 'whole' }
  /** Puts the map cursor of the keyboard on a hex; null hides the cursor. */
  | { readonly do: 'cursor'; readonly hex: HexId | null }
  /** Zooms around the middle of the view. */
  | { readonly do: 'zoom'; readonly factor: number }
  /** Moves the view by fractions of its width and height. */
  | { readonly do: 'pan'; readonly by: { readonly x: number; readonly y: number } };
