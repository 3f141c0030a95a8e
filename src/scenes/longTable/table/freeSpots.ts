/**
 * Finds a place for a small label near a hex, where it covers as little as possible of figures, step costs and other
 * labels. All lengths are in px of the map.
 */
import type { HexId } from '../../../rules/core/hexes';
import type { Point, Size } from '../../art';
import type { Box } from '../../core/pose';
import { CONDITION, HP, NUMBER } from '../art/figure';
import { type Board, HEX } from '../board';
import type { TableView } from './tableView';

export interface Circle extends Point {
  /** In px of the map. */
  readonly radius: number;
}

/** The radius of a figure including its ring. */
const FIGURE = HEX * 0.41;
/** The radius of a step cost including the ring of a path. */
const COST = HEX * 0.19;
/** The greatest distance of a label's centre from the preferred centre. */
const FAR = HEX * 1.5;
/** The distance between neighbouring places that the search tries. */
const STEP = 4;
/** The greatest gap between a label and the figure that it is about. */
const GAP = HEX * 0.16;

/**
 * `all` are the areas that a label should not cover. `signs` is the part of `all` that an arrow should not cover either:
 * step costs, and the numbers, conditions and HP of figures.
 */
export interface CoveredAreas {
  readonly all: readonly Circle[];
  readonly signs: readonly Circle[];
}

/**
 * The areas that figures and step costs cover.
 * @param ghost the hex of the hero's ghost, which counts as a figure
 */
export function coveredAreas({ figures, marks }: TableView, ghost: HexId, { centre }: Board): CoveredAreas {
  const costs = marks.flatMap(({ hex, mark }) => {
    if (mark.mark !== 'way' || hex === ghost) return [];
    const { x, y } = centre(hex);
    return [mark.aside ? { x: x - HEX * 0.28, y: y + HEX * 0.24, radius: COST } : { x, y, radius: COST }];
  });
  const { signs, all } = figureAreas([...figures.map(({ hex }) => hex), ghost].map(centre));
  return { signs: [...costs, ...signs], all: [...costs, ...all] };
}

/** The areas that figures cover. @param centres the centres of their hexes */
export function figureAreas(centres: readonly Point[]): CoveredAreas {
  const signs = centres.flatMap(({ x, y }) =>
    [NUMBER, CONDITION, HP].map(({ dx, dy, radius }) => ({ x: x + dx * HEX, y: y + dy * HEX, radius: radius * HEX })),
  );
  return { signs, all: [...signs, ...centres.map(({ x, y }) => ({ x, y, radius: FIGURE }))] };
}

/** The offsets from the preferred centre that the search tries, nearest first. */
const TRIES: readonly Point[] = (() => {
  const along = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR);
  const far = ({ x, y }: Point) => Math.hypot(x, y);
  return along
    .flatMap((x) => along.map((y) => ({ x, y })))
    .filter((at) => far(at) <= FAR)
    .sort((a, b) => far(a) - far(b));
})();

/**
 * The centre of the free place within `seen` that is nearest to `near`. If no place is free: the centre of the place that
 * covers the least. If no place is within `seen`: `near`.
 * @param near the preferred centre of the label
 * @param about the centre of the figure beside which the label must stay; null if the label may be anywhere near
 */
export function freeSpot(
  near: Point,
  { width, height }: Size,
  covered: readonly Circle[],
  seen: Box,
  about: Point | null = null,
): Point {
  const reach = about && { ...about, radius: FIGURE + GAP };
  const around = covered.filter(
    ({ x, y, radius }) =>
      Math.abs(x - near.x) < FAR + radius + width / 2 && Math.abs(y - near.y) < FAR + radius + height / 2,
  );
  let best = near;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of TRIES) {
    const box = { x: near.x + x - width / 2, y: near.y + y - height / 2, width, height };
    if (!isWithin(box, seen) || (reach && overlap(box, reach) === 0)) continue;
    let covers = 0;
    for (const circle of around) {
      covers += overlap(box, circle);
      if (covers >= least) break;
    }
    if (covers >= least) continue;
    [best, least] = [{ x: near.x + x, y: near.y + y }, covers];
    if (covers === 0) break;
  }
  return best;
}

/** The length by which a circle overlaps a box, at most the circle's radius; 0 if they do not touch. */
export function overlap({ x, y, width, height }: Box, circle: Circle): number {
  const dx = Math.max(x - circle.x, 0, circle.x - x - width);
  const dy = Math.max(y - circle.y, 0, circle.y - y - height);
  const square = dx * dx + dy * dy;
  return square >= circle.radius * circle.radius ? 0 : circle.radius - Math.sqrt(square);
}

const isWithin = (box: Box, seen: Box): boolean =>
  box.x >= seen.x &&
  box.y >= seen.y &&
  box.x + box.width <= seen.x + seen.width &&
  box.y + box.height <= seen.y + seen.height;

/** Circles that together roughly fill the box of a label, so that other labels avoid it. */
export function circlesOf({ x, y }: Point, { width, height }: Size): Circle[] {
  const count = Math.max(2, Math.round(width / height));
  return Array.from({ length: count }, (_, i) => ({
    x: x - width / 2 + (width * (i + 0.5)) / count,
    y,
    radius: height / 2,
  }));
}
