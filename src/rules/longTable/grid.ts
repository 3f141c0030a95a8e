/** Numbers the hexes of the map for calculations over all hexes: paths, ranges and sight of monsters (L4). */
import { type HexId, memoize, type Passages, passagesOf, type Situation } from '../core/board';
import { compareHexes, gridPositionOf } from '../core/hexes';
import { hasLineOfSight } from '../core/sight';

/** The open part of the map. Hexes are numbers from 0 in hex order; closed doors are left out. */
export interface Grid {
  readonly hexes: readonly HexId[];
  readonly indexOf: ReadonlyMap<HexId, number>;
  /** The neighbours of each hex, clockwise from the top; hexes behind a wall are not neighbours. */
  readonly neighbours: readonly (readonly number[])[];
  /** The axial coordinate q of each hex, as in areas (`Axial`). */
  readonly q: readonly number[];
  /** The axial coordinate r of each hex. */
  readonly r: readonly number[];
  /** The hex at axial coordinates; -1 if there is none. */
  readonly indexAt: (q: number, r: number) => number;
  /** L4.2: the range between two hexes; `FAR` if no path connects them. */
  readonly range: (a: number, b: number) => number;
  /** Whether there is a line of sight between two hexes (L4.3). */
  readonly sees: (a: number, b: number) => boolean;
  readonly adjacent: (a: number, b: number) => boolean;
}

/** The range between two hexes that no path connects. */
export const FAR = 10_000;

/** The grid of a situation. Grids are cached by the open part of the map, so a new one is built only after a door opens. */
export const gridOf = (situation: Situation): Grid => gridOfLayout(passagesOf(situation));

const gridOfLayout = memoize((layout: Passages): Grid => {
  const hexes = [...layout.ways.keys()].sort(compareHexes);
  const indexOf = new Map(hexes.map((hex, i) => [hex, i]));
  const numbers = (of: readonly HexId[]) => of.flatMap((hex) => indexOf.get(hex) ?? []);
  const next = hexes.map((hex) => numbers(layout.ways.get(hex) ?? []));
  const axial = hexes.map((hex) => {
    const { column, line } = gridPositionOf(hex);
    return [column, (line - column) / 2] as const;
  });
  const byPlace = new Map(axial.map(([q, r], i) => [placeOf(q, r), i]));
  const seen = new Uint8Array(hexes.length * hexes.length);
  const ranges = hexes.map((): Int16Array | undefined => undefined);
  return {
    hexes,
    indexOf,
    neighbours: next,
    q: axial.map(([q]) => q),
    r: axial.map(([, r]) => r),
    indexAt: (q, r) => byPlace.get(placeOf(q, r)) ?? -1,
    range(a, b) {
      const row = ranges[a] ?? stepCounts(next, a);
      ranges[a] = row;
      return row[b] ?? FAR;
    },
    sees(a, b) {
      const key = a < b ? a * hexes.length + b : b * hexes.length + a;
      if (!seen[key]) seen[key] = hasLineOfSight(layout, hexes[a] ?? '', hexes[b] ?? '') ? 2 : 1;
      return seen[key] === 2;
    },
    adjacent: (a, b) => next[a]?.includes(b) ?? false,
  };
});

/** A unique key for axial coordinates; -1 if no map has this q. On a map q is 0 to 25 and r is at least -13. */
const placeOf = (q: number, r: number): number => (q < 0 || q > 63 ? -1 : (r + 1000) * 64 + q);

/** The number of steps from one hex to each hex, ignoring figures; `FAR` if no path connects them. */
export function stepCounts(next: Grid['neighbours'], from: number): Int16Array {
  const steps = new Int16Array(next.length).fill(FAR);
  const queue = [from];
  steps[from] = 0;
  for (const hex of queue) {
    const count = (steps[hex] ?? 0) + 1;
    for (const to of next[hex] ?? []) {
      if (steps[to] !== FAR) continue;
      steps[to] = count;
      queue.push(to);
    }
  }
  return steps;
}
