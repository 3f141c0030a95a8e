/** Finds a place for a small label beside a hex, where it covers no figure, no step cost and no other label. In px of the map. */
import type { HexId } from '../../../rules/core/hexes';
import type { Point, Size } from '../../art';
import type { Box } from '../../core/pose';
import { CONDITION, HP, NUMBER } from '../art/figure';
import { type Board, HEX } from '../board';
import type { TableView } from './tableView';

export interface Circle extends Point {
  /** px */
  readonly radius: number;
}

/** A figure up to its ring, and a step cost with its ring when it is on the way. */
const FIGURE = HEX * 0.41;
const COST = HEX * 0.19;
/** How far a label may be from its hex, and how finely places are tried. */
const FAR = HEX * 1.5;
const STEP = 4;

/** What a label must not cover, and of that the numbers and signs, which an arrow must not cover either. */
export interface Covered {
  readonly all: readonly Circle[];
  readonly signs: readonly Circle[];
}

/** @param ghost the hex on which the hero stands as a ghost */
export function coveredIn({ figures, marks }: TableView, ghost: HexId, { centre }: Board): Covered {
  const costs = marks.flatMap(({ hex, mark }) => {
    if (mark.mark !== 'way' || hex === ghost) return [];
    const { x, y } = centre(hex);
    return [mark.aside ? { x: x - HEX * 0.28, y: y + HEX * 0.24, radius: COST } : { x, y, radius: COST }];
  });
  const stands = [...figures.map(({ hex }) => hex), ghost].map(centre);
  const signs = [
    ...costs,
    ...stands.flatMap(({ x, y }) =>
      [NUMBER, CONDITION, HP].map(({ dx, dy, radius }) => ({ x: x + dx * HEX, y: y + dy * HEX, radius: radius * HEX })),
    ),
  ];
  return { signs, all: [...signs, ...stands.map(({ x, y }) => ({ x, y, radius: FIGURE }))] };
}

/** Places to try, the nearest first. */
const TRIES: readonly Point[] = (() => {
  const along = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => i * STEP - FAR);
  const far = ({ x, y }: Point) => Math.hypot(x, y);
  return along
    .flatMap((x) => along.map((y) => ({ x, y })))
    .filter((at) => far(at) <= FAR)
    .sort((a, b) => far(a) - far(b));
})();

/**
 * The middle of the free place for a label that is nearest to `near`, within `seen`. Where everything is covered, of the place that covers
 * least.
 * @param near where the label would be best
 */
export function freeSpot(near: Point, { width, height }: Size, covered: readonly Circle[], seen: Box): Point {
  const around = covered.filter(
    ({ x, y, radius }) =>
      Math.abs(x - near.x) < FAR + radius + width / 2 && Math.abs(y - near.y) < FAR + radius + height / 2,
  );
  let best = near;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of TRIES) {
    const box = { x: near.x + x - width / 2, y: near.y + y - height / 2, width, height };
    if (!isWithin(box, seen)) continue;
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

/** px by which a circle reaches into a box; 0: they do not touch. */
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

/** The circles that cover a label, so that no other is laid there. */
export function circlesOf({ x, y }: Point, { width, height }: Size): Circle[] {
  const count = Math.max(2, Math.round(width / height));
  return Array.from({ length: count }, (_, i) => ({
    x: x - width / 2 + (width * (i + 0.5)) / count,
    y,
    radius: height / 2,
  }));
}
