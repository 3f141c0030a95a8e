/**
 * Defines the window events from the HUD to the map's camera. They move the map without redrawing the table or the HUD.
 */

/** The height of the HUD at the bottom of the window has changed. The event's detail is this height in px. */
export const MAP_COVERED = 'covered';

/** A key or a button moves the map. The event's detail is a `MapMove`. */
export const MAP_MOVED = 'steered';

export type MapMove =
  | { readonly do: 'fit' }
  /** Ends the running animation immediately. */
  | { readonly do: 'hurry' }
  /** Zooms out until all open dungeon rooms are visible together. If all are visible already, fits the map again. */
  | { readonly do: 'whole' }
  /** Zooms around the middle of the view. */
  | { readonly do: 'zoom'; readonly factor: number }
  /** Moves the view by fractions of its width and height. */
  | { readonly do: 'pan'; readonly by: { readonly x: number; readonly y: number } };
