/** Finds a place for a dog-ear's touch target, which is larger than the dog-ear and must not lie over other controls. */

/** The edges of a rectangle, in px of the HUD. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upper left corner of a touch target, in px of the HUD. */
export interface EarPlace {
  readonly left: number;
  readonly top: number;
}

/** The width and height of the touch target, in px of the HUD. */
export const EAR_TARGET = 44;
/** The width and height of the part of the touch target that is on the card, in px of the HUD. */
export const EAR_ON_CARD = 26;
/** The width and height of the dog-ear, in px of the HUD. */
const EAR = 22;
/** The distance between the dog-ear and the edges of the card, in px of the HUD. */
const MARGIN = 1;

const overlap = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const at = ({ left, top }: EarPlace): Edges => ({ left, top, right: left + EAR_TARGET, bottom: top + EAR_TARGET });

/** The place of the touch target if there is enough room. The point is the upper or the lower right corner of the card. */
export const usualPlace = ({ x, y }: { readonly x: number; readonly y: number }, isUpper: boolean): EarPlace => ({
  left: x - EAR_ON_CARD,
  top: isUpper ? y - EAR_TARGET + EAR_ON_CARD : y - EAR_ON_CARD,
});

/**
 * Finds the place for the touch target that is nearest to its usual place, lies inside the area and covers no control. At every place that
 * is tried, the touch target contains the dog-ear.
 * @param corner the upper or the lower right corner of the card
 * @param area the visible part of the table
 * @returns null if there is no such place
 */
export function placeOfEar(
  corner: { readonly x: number; readonly y: number },
  isUpper: boolean,
  area: Edges,
  controls: readonly Edges[],
): EarPlace | null {
  const usual = usualPlace(corner, isUpper);
  const ear = {
    left: corner.x - MARGIN - EAR,
    top: isUpper ? corner.y + MARGIN : corner.y - MARGIN - EAR,
  };
  const free = (wanted: number, low: number, edges: readonly number[]): number[] =>
    [wanted, ...edges]
      .filter((each) => each >= low + EAR - EAR_TARGET && each <= low)
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  const lefts = free(usual.left, ear.left, [
    area.left,
    area.right - EAR_TARGET,
    ...controls.flatMap(({ left, right }) => [left - EAR_TARGET, right]),
  ]);
  const tops = free(usual.top, ear.top, [
    area.top,
    area.bottom - EAR_TARGET,
    ...controls.flatMap(({ top, bottom }) => [top - EAR_TARGET, bottom]),
  ]);
  const shift = ({ left, top }: EarPlace) => Math.abs(left - usual.left) + Math.abs(top - usual.top);
  const places = lefts.flatMap((left) => tops.map((top) => ({ left, top }))).sort((a, b) => shift(a) - shift(b));
  const isInside = ({ left, top, right, bottom }: Edges) =>
    left >= area.left && top >= area.top && right <= area.right && bottom <= area.bottom;
  return places.find((place) => isInside(at(place)) && !controls.some((each) => overlap(at(place), each))) ?? null;
}
