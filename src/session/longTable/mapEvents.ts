/** What the words round the map tell it, as events of the window: the table is not drawn again for it, nor is any word. */

/** How far words at the foot of the window reach up, in px from its lower edge: the detail. */
export const COVERED = 'covered';

/** The map is moved by keyboard, or by a button beside it: its detail says how. */
export const STEERED = 'steered';

export type Steering =
  | { readonly do: 'fit' }
  /** All rooms that lie open at once, however small; from there back to what is fitted. */
  | { readonly do: 'whole' }
  /** Nearer or farther, round the middle of what is seen. */
  | { readonly do: 'zoom'; readonly factor: number }
  /** By parts of what is seen: 1 is all of its width or height. */
  | { readonly do: 'pan'; readonly by: { readonly x: number; readonly y: number } };
