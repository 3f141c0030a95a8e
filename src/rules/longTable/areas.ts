/** Places areas on the map, in every rotation and reflection (L13.2). */
import { type HexId, memoize, type Passages, passagesOf, type Situation } from '../core/board';
import { gridPositionOf } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import type { Area } from './vocabulary';

/**
 * Axial coordinates of a hex. Relative to a hex, its neighbours are (0,-1), (1,-1), (1,0), (0,1), (-1,1), (-1,0), clockwise
 * from the top.
 */
export type Axial = readonly [q: number, r: number];

const turned = ([q, r]: Axial): Axial => [-r, q + r];
const mirrored = ([q, r]: Axial): Axial => [r, q];

function sixTurns(red: readonly Axial[]): Axial[][] {
  let now = [...red];
  return Array.from({ length: 6 }, () => {
    now = now.map(turned);
    return now;
  });
}

/** Sorts hexes column by column, each column from the top, as `compareHexes` does. */
const inHexOrder = (red: readonly Axial[]): Axial[] => [...red].sort(([a, b], [c, d]) => a - c || b - d);

const keyOf = (red: readonly Axial[]): string => red.map((hex) => hex.join()).join(' ');

/** Moves a shape so that its first hex is at the origin. */
function atOrigin(red: readonly Axial[]): Axial[] {
  const [q0, r0] = red[0] ?? [0, 0];
  return red.map(([q, r]) => [q - q0, r - r0]);
}

/**
 * The red hexes of an area in all orientations, each orientation once. For a melee area they are offsets from the
 * attacker's grey hex. For a ranged area, which can be placed anywhere, they are offsets from the area's first hex.
 */
export const orientationsOf = memoize((area: Area): readonly (readonly Axial[])[] => {
  const all = [...sixTurns(area.red), ...sixTurns(area.red.map(mirrored))].map((red) =>
    area.melee ? inHexOrder(red) : atOrigin(inHexOrder(red)),
  );
  return [...new Map(all.map((red) => [keyOf(red), red])).values()];
});

interface Plan {
  readonly axial: ReadonlyMap<HexId, Axial>;
  readonly hexAt: (q: number, r: number) => HexId | undefined;
  readonly placings: Map<string, readonly (readonly HexId[])[]>;
}

const planOf = memoize((layout: Passages): Plan => {
  const axial = new Map(
    [...layout.ways.keys()].map((hex) => {
      const { column, line } = gridPositionOf(hex);
      return [hex, [column, (line - column) / 2] as const];
    }),
  );
  const placeOf = (q: number, r: number) => q * 1000 + r;
  const byPlace = new Map([...axial].map(([hex, [q, r]]) => [placeOf(q, r), hex]));
  return { axial, hexAt: (q, r) => byPlace.get(placeOf(q, r)), placings: new Map() };
});

/**
 * L13.2: every placement of an area for an attack from a hex. A placement is the list of its red hexes on the map, in hex order;
 * each list occurs once. A ranged area needs a red hex on the map in range, occupied or not. Results are cached for
 * each set of closed doors.
 * @param range the range of a ranged area; ignored for a melee area
 */
export function placingsOf(
  situation: Situation,
  area: Area,
  from: HexId,
  range: number,
): readonly (readonly HexId[])[] {
  const plan = planOf(passagesOf(situation));
  const key = `${area.melee ? 'm' : range}|${from}|${keyOf(area.red)}`;
  const known = plan.placings.get(key);
  if (known) return known;
  const placings = area.melee ? aroundAttacker(plan, area, from) : inRange(plan, situation, area, from, range);
  plan.placings.set(key, placings);
  return placings;
}

function aroundAttacker(plan: Plan, area: Area, from: HexId): HexId[][] {
  const [q, r] = plan.axial.get(from) ?? [0, 0];
  return eachOnce(orientationsOf(area).map((red) => onMap(plan, red, q, r)));
}

function inRange(plan: Plan, situation: Situation, area: Area, from: HexId, range: number): HexId[][] {
  const anchors = [...plan.axial].filter(([hex]) => rangeBetween(situation, from, hex) <= range);
  return eachOnce(
    anchors.flatMap(([, [q, r]]) =>
      orientationsOf(area).flatMap((red) => red.map(([dq, dr]) => onMap(plan, red, q - dq, r - dr))),
    ),
  );
}

const onMap = (plan: Plan, red: readonly Axial[], q: number, r: number): HexId[] =>
  red.flatMap(([dq, dr]) => plan.hexAt(q + dq, r + dr) ?? []);

function eachOnce(placings: readonly HexId[][]): HexId[][] {
  return [...new Map(placings.filter((hexes) => hexes.length > 0).map((hexes) => [hexes.join(), hexes])).values()];
}
