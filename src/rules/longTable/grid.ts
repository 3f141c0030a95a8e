/** The map with its closed doors as numbers, for what looks at every hex: ways, ranges and sight of all monsters (L4). */
import { type HexId, type Passages, passagesOf, remembered, type Situation } from '../core/board';
import { compareHexes, gridPositionOf } from '../core/hexes';
import { lineOfSight } from '../core/sight';

/** Hexes are numbers from 0 in hex order; closed doors are none of them. */
export interface Grid {
  readonly hexes: readonly HexId[];
  readonly indexOf: ReadonlyMap<HexId, number>;
  /** Where one can step from each hex (walls hold), clockwise from the top. */
  readonly next: readonly (readonly number[])[];
  /** Axial coordinates: areas are drawn in them. */
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** The hex at axial coordinates; -1: none. */
  readonly at: (q: number, r: number) => number;
  /** L4.2; FAR: no way between them. */
  readonly range: (a: number, b: number) => number;
  /** L4.3 */
  readonly sees: (a: number, b: number) => boolean;
  readonly adjacent: (a: number, b: number) => boolean;
}

/** The range between hexes that no way joins. */
export const FAR = 10_000;

export const gridOf = (situation: Situation): Grid => gridOfLayout(passagesOf(situation));

const gridOfLayout = remembered((layout: Passages): Grid => {
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
    next,
    q: axial.map(([q]) => q),
    r: axial.map(([, r]) => r),
    at: (q, r) => byPlace.get(placeOf(q, r)) ?? -1,
    range(a, b) {
      const row = ranges[a] ?? stepsFrom(next, a);
      ranges[a] = row;
      return row[b] ?? FAR;
    },
    sees(a, b) {
      const key = a < b ? a * hexes.length + b : b * hexes.length + a;
      if (!seen[key]) seen[key] = lineOfSight(layout, hexes[a] ?? '', hexes[b] ?? '') ? 2 : 1;
      return seen[key] === 2;
    },
    adjacent: (a, b) => next[a]?.includes(b) ?? false,
  };
});

/** A number for axial coordinates: q is 0 to 25, r from -13 on. */
const placeOf = (q: number, r: number): number => (q < 0 || q > 63 ? -1 : (r + 1000) * 64 + q);

/** Steps from one hex to all others, whatever stands there. */
export function stepsFrom(next: Grid['next'], from: number): Int16Array {
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
