/** Calculates how the map sheet enlarges and moves the map card. All functions are pure. */

/** A point, in px from the middle of the frame. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The card's scale, and the position of the card's middle (`x`, `y`). */
export interface Zoom extends Point {
  readonly scale: number;
}

/** The zoom at which the whole card is visible. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** The greatest scale. */
const LARGEST = 3.5;
/** The factor by which a double tap enlarges the whole card. */
export const DOUBLE_TAP = 2.2;
/** How fast the wheel enlarges: the natural logarithm of the factor per px of scrolling. */
const WHEEL = 0.0018;

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Moves the card so that no part of its frame is empty. */
function bounded({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const spare = (scale - 1) / 2;
  return { scale, x: clamp(x, spare * width), y: clamp(y, spare * height) };
}

/**
 * Multiplies the card's scale by `factor`, but keeps the scale between 1 and LARGEST. The point of the card that is at `at` stays there,
 * unless the card must move so that no part of the frame is empty.
 */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return bounded({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, frame);
}

/** Moves the card by `dx` and `dy` px, but not so far that a part of its frame is empty. */
export const panned = (zoom: Zoom, dx: number, dy: number, frame: Size): Zoom =>
  bounded({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);

/**
 * Follows two fingers, within the limits of `zoomedAt` and `panned`: the point of the card midway between the fingers moves with them.
 * @param factor the factor by which the distance between the fingers has changed
 * @param at the point midway between the fingers now
 * @param by how far that point has moved, in px
 */
export function pinched(zoom: Zoom, factor: number, at: Point, by: Point, frame: Size): Zoom {
  return panned(zoomedAt(zoom, factor, { x: at.x - by.x, y: at.y - by.y }, frame), by.x, by.y, frame);
}

/** The factor by which a turn of the mouse wheel enlarges the card. @param deltaY the turn in px; negative enlarges */
export const wheelFactor = (deltaY: number): number => Math.exp(-WHEEL * deltaY);
