/**
 * Calculates the part of the map that the window shows: pan, pinch, wheel and fit. A view gives the map's orientation,
 * origin and scale.
 */
import type { HexId } from '../../rules/core/hexes';
import type { Orientation } from '../../session/longTable/mapOrientation';
import type { Point } from '../art';
import type { Box } from '../core/pose';
import { BOARDS, type Board, boundsOf, HEX, ORIENTATIONS } from './board';

/** The least scale (screen px per px of the map) to which the player can zoom. */
const SMALLEST = 0.6;
/** The greatest scale to which the player can zoom. */
const LARGEST = 2.5;
/**
 * The greatest scale of a fitted map: `desk` if the map's box is at least `DESKTOP_HEIGHT` high, `usual` if it is at most `USUAL_HEIGHT`
 * high, and in proportion between them.
 */
const LARGEST_FIT = { usual: 1.4, desk: 2.3 } as const;
/**
 * If the map's box has at least this height in px, the screen is probably a desktop monitor. The player sits farther
 * from a monitor than from a phone, so the map may be larger.
 */
export const DESKTOP_HEIGHT = 780;
const USUAL_HEIGHT = 500;
/** The least width in px of a map's box that may be a desktop's. */
const DESKTOP_WIDTH = 700;
/** The least width of a hex in px when `fitView` fits the map, so that a finger can hit a hex (style guide, section 12). */
const LEAST_HEX = 44;
/**
 * A comfortable width of a hex in px. It is also the greatest width in a fitted view that shows only a part of the map:
 * the player has to drag such a map anyway.
 */
const COMFORTABLE_HEX = 54;
/** Free space around fitted hexes, in px. */
const FIT_MARGIN = 12;
/** The width and height of the map's part that stays in the window however far the player drags the map, in px. */
const MIN_VISIBLE = 80;

/** Turn the map only if it becomes larger by this factor, because the map is printed upright. */
const MIN_TURN_GAIN = 1.2;

/** The map's orientation and scale, and the screen position of its origin. */
export interface View {
  readonly orientation: Orientation;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const boardOf = ({ orientation }: Pick<View, 'orientation'>): Board => BOARDS[orientation];

/** The greatest scale at which all hexes fit the window. */
function scaleOfWhole(hexes: readonly HexId[], orientation: Orientation, window: Box): number {
  const bounds = boundsOf(hexes, BOARDS[orientation]);
  return Math.min((window.width - 2 * FIT_MARGIN) / bounds.width, (window.height - 2 * FIT_MARGIN) / bounds.height);
}

/** Chooses the orientation for a window: `turned` if that makes the map larger by more than the factor `MIN_TURN_GAIN`. */
export function orientationFor(hexes: readonly HexId[], window: Box): Orientation {
  if (hexes.length === 0) return 'upright';
  const most = largestFit(window);
  const [upright = 0, turned = 0] = ORIENTATIONS.map((orientation) =>
    Math.min(most, scaleOfWhole(hexes, orientation, window)),
  );
  return turned > upright * MIN_TURN_GAIN ? 'turned' : 'upright';
}

function largestFit({ width, height }: Box): number {
  const { usual, desk } = LARGEST_FIT;
  if (width < DESKTOP_WIDTH) return height >= DESKTOP_HEIGHT ? desk : usual;
  const part = (height - USUAL_HEIGHT) / (DESKTOP_HEIGHT - USUAL_HEIGHT);
  return usual + (desk - usual) * clamp(part, 0, 1);
}

/**
 * A view of all hexes, as large as the window allows, up to the greatest scale. If the hexes would be too small to hit,
 * the view shows only the part of the map around `eyes`.
 * @param eyes the hexes to show, most important first
 */
export function fitView(hexes: readonly HexId[], eyes: readonly HexId[], window: Box, orientation: Orientation): View {
  if (hexes.length === 0) return { orientation, x: window.x, y: window.y, scale: 1 };
  const whole = scaleOfWhole(hexes, orientation, window);
  const least = leastScale(boundsOf(hexes, BOARDS[orientation]), window);
  const scale = Math.min(largestFit(window), whole >= LEAST_HEX / HEX ? whole : least);
  return centreOn(eyes, hexes, { orientation, x: 0, y: 0, scale }, window);
}

/** Whether these hexes fit the window at a size that is comfortable for fingers. */
export const fitsComfortably = (hexes: readonly HexId[], orientation: Orientation, window: Box): boolean =>
  hexes.length > 0 && scaleOfWhole(hexes, orientation, window) * HEX >= COMFORTABLE_HEX;

/** A map may stay this much smaller than a new window allows, or must become smaller by this factor before hexes are cut off instead. */
const CLOSE_SCALE = 0.87;

/**
 * Whether a map that was fitted to another window keeps its scale in this one, so that it does not jump while the bed of a desktop rises and
 * falls within a round. A map that is wholly visible stays, unless it could become clearly larger. A map that is partly covered stays if it
 * would have to become clearly smaller and all `eyes` fit the window.
 */
export function keepsScale(view: View, hexes: readonly HexId[], eyes: readonly HexId[], window: Box): boolean {
  const { orientation, scale } = view;
  const best = fitView(hexes, eyes, window, orientation).scale;
  if (hexes.every((hex) => isWhollyInside(view, hex, window))) return scale >= best * CLOSE_SCALE;
  return best < scale * CLOSE_SCALE && eyes.length > 0 && roomFor(eyes, orientation, scale, window);
}

/** A view of all these hexes, however small they become. */
export function wholeView(hexes: readonly HexId[], orientation: Orientation, window: Box): View {
  const scale = Math.min(largestFit(window), scaleOfWhole(hexes, orientation, window));
  return centreOn(hexes, hexes, { orientation, x: 0, y: 0, scale }, window);
}

/**
 * Moves a view so that `eyes` are as near the window's centre as possible without empty space beside the map.
 * @param eyes the hexes to show, most important first; the first hex that does not fit and all hexes after it are ignored
 * @param hexes all hexes of the map
 */
export function centreOn(
  eyes: readonly HexId[],
  hexes: readonly HexId[],
  { orientation, scale }: View,
  window: Box,
): View {
  const board = BOARDS[orientation];
  const bounds = boundsOf(hexes, board);
  const wanted = fittingTogether(eyes, orientation, scale, window);
  const eye = middleOf(wanted.length === 0 ? bounds : boundsOf(wanted, board));
  const x = along(eye.x, scale, [bounds.x, bounds.width], [window.x, window.width]);
  const y = along(eye.y, scale, [bounds.y, bounds.height], [window.y, window.height]);
  return { orientation, x, y, scale };
}

/**
 * Moves a view by the smallest distance that makes `eyes` visible. A hex that the player is about to tap then stays near
 * its place.
 */
export function panIntoView(view: View, eyes: readonly HexId[], window: Box): View {
  const wanted = fittingTogether(eyes, view.orientation, view.scale, window);
  if (wanted.length === 0) return view;
  const { x, y, width, height } = boundsOf(wanted, boardOf(view));
  const { scale } = view;
  const by = (from: number, length: number, start: number, room: number): number => {
    const spare = Math.min(FIT_MARGIN, (room - length) / 2);
    if (from < start + spare) return start + spare - from;
    return Math.min(0, start + room - spare - (from + length));
  };
  return {
    ...view,
    x: view.x + by(view.x + x * scale, width * scale, window.x, window.width),
    y: view.y + by(view.y + y * scale, height * scale, window.y, window.height),
  };
}

/** The least scale of a map on which the player has to hit nothing: its figures can still be told apart. */
const SMALLEST_SEEN = 0.5;

/** Makes hexes so small that all `eyes` fit the window together, but not illegible. Does nothing if they already fit. */
export function shrinkToFit(view: View, eyes: readonly HexId[], window: Box): View {
  const scale = Math.max(SMALLEST_SEEN, scaleOfWhole(eyes, view.orientation, window));
  return eyes.length === 0 || scale >= view.scale ? view : centreOn(eyes, eyes, { ...view, scale }, window);
}

/** Whether `eyes` are visible. If not all of them fit the window, only the most important ones that fit are checked. */
export function areVisible(view: View, eyes: readonly HexId[], window: Box): boolean {
  return fittingTogether(eyes, view.orientation, view.scale, window).every((hex) => isWhollyInside(view, hex, window));
}

/** The first hex, and as many of the following hexes as fit the window with it. */
function fittingTogether(
  eyes: readonly HexId[],
  orientation: Orientation,
  scale: number,
  window: Box,
): readonly HexId[] {
  let count = Math.min(1, eyes.length);
  while (count < eyes.length && roomFor(eyes.slice(0, count + 1), orientation, scale, window)) count += 1;
  return eyes.slice(0, count);
}

function roomFor(hexes: readonly HexId[], orientation: Orientation, scale: number, window: Box): boolean {
  const { width, height } = boundsOf(hexes, BOARDS[orientation]);
  return width * scale <= window.width && height * scale <= window.height;
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The scale for a map that does not fit: just so large that no empty space remains beside the map, but with hexes from
 * `LEAST_HEX` to `COMFORTABLE_HEX` px.
 */
function leastScale(bounds: Box, window: Box): number {
  const across = Math.max(
    (window.width - 2 * FIT_MARGIN) / bounds.width,
    (window.height - 2 * FIT_MARGIN) / bounds.height,
  );
  return Math.max(LEAST_HEX, Math.min(COMFORTABLE_HEX, across * HEX)) / HEX;
}

/**
 * The screen position of the map's origin on one axis.
 * @param eye the position to centre, in px of the map
 * @param hexes start and length of all hexes, in px of the map
 * @param window start and length of the window, in px
 */
function along(
  eye: number,
  scale: number,
  [from, length]: readonly [number, number],
  [start, room]: readonly [number, number],
): number {
  const most = start + FIT_MARGIN - from * scale;
  const least = start + room - FIT_MARGIN - (from + length) * scale;
  if (least >= most) return start + room / 2 - (from + length / 2) * scale;
  return clamp(start + room / 2 - eye * scale, least, most);
}

/** Moves a view by a number of screen px. */
export const pan = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Changes the scale by a factor. The point of the map at the window's point `at` stays in place. */
export function zoom({ orientation, x, y, scale }: View, at: Point, factor: number): View {
  const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
  const k = next / scale;
  return { orientation, x: at.x - (at.x - x) * k, y: at.y - (at.y - y) * k, scale: next };
}

/** Limits a view so that part of the map stays in its window. */
export function limitView(view: View, hexes: readonly HexId[], window: Box): View {
  const { orientation, scale } = view;
  const bounds = boundsOf(hexes, boardOf(view));
  return {
    orientation,
    scale,
    x: clamp(
      view.x,
      window.x + MIN_VISIBLE - (bounds.x + bounds.width) * scale,
      window.x + window.width - MIN_VISIBLE - bounds.x * scale,
    ),
    y: clamp(
      view.y,
      window.y + MIN_VISIBLE - (bounds.y + bounds.height) * scale,
      window.y + window.height - MIN_VISIBLE - bounds.y * scale,
    ),
  };
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The screen position of a point of the map. */
export const toScreen = ({ x, y, scale }: View, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
});
/** The point of the map at a screen position. */
export const toMap = ({ x, y, scale }: View, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** A box of the screen, in px of the map. */
export function boxOnMap(view: View, { x, y, width, height }: Box): Box {
  const [from, to] = [toMap(view, { x, y }), toMap(view, { x: x + width, y: y + height })];
  return { ...from, width: to.x - from.x, height: to.y - from.y };
}

/** The hex of `hexes` at a point of the window, or null if there is none. */
export function hexUnder(view: View, at: Point, hexes: readonly HexId[]): HexId | null {
  const point = toMap(view, at);
  const { centre } = boardOf(view);
  let best: { hex: HexId; distance: number } | null = null;
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance <= HEX / 2 && (!best || distance < best.distance)) best = { hex, distance };
  }
  return best?.hex ?? null;
}

/** Whether a whole hex is inside the window. */
export function isWhollyInside(view: View, hex: HexId, window: Box): boolean {
  const { x, y } = toScreen(view, boardOf(view).centre(hex));
  const room = (HEX / 2) * view.scale;
  return (
    x - room >= window.x &&
    x + room <= window.x + window.width &&
    y - room >= window.y &&
    y + room <= window.y + window.height
  );
}
