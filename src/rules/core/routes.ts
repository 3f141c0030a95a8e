/** Ways over the map: range (R12.1), and the hero's steps, moves and jumps (R10, R4). */
import { type HexId, passagesOf, remembered, type Situation, terrainAt, type Ways, waysThroughDoors } from './board';

/** Steps from one hex to every hex that can be come to over the given ways, the nearest first; itself at 0. */
export function stepsToAll(ways: Ways, from: HexId, barred: (hex: HexId) => boolean = () => false): Map<HexId, number> {
  const steps = new Map<HexId, number>(ways.has(from) ? [[from, 0]] : []);
  // A map's iterator also visits what is added on the way: this is a breadth-first search.
  for (const [hex, count] of steps) {
    for (const to of ways.get(hex) ?? []) if (!steps.has(to) && !barred(to)) steps.set(to, count + 1);
  }
  return steps;
}

const rangesOf = remembered((_ways: Ways) => new Map<HexId, Map<HexId, number>>());

/**
 * R12.1: the range between two hexes, counted in hexes, never through walls and closed doors; terrain, obstacles and monsters
 * do not matter. 0 for the same hex, Infinity when there is no way: a closed door is itself in nobody's range (R13.1).
 */
export function rangeBetween(situation: Situation, a: HexId, b: HexId): number {
  const { ways } = passagesOf(situation);
  const known = rangesOf(ways);
  const ranges = known.get(a) ?? stepsToAll(ways, a);
  known.set(a, ranges);
  return ranges.get(b) ?? Number.POSITIVE_INFINITY;
}

export function withinRange(situation: Situation, a: HexId, b: HexId, range: number): boolean {
  return rangeBetween(situation, a, b) <= range;
}

export const MOVE_MODES = ['move', 'jump'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** What items change about a move. */
export interface MoveGear {
  /** Difficult terrain costs 1, hazardous terrain does no damage. */
  readonly waders?: boolean;
  /** Traps on the way do not go off. */
  readonly overTraps?: boolean;
}

/** Whether a move may end on a hex: on the map, no obstacle (R4.7), no living monster (R4.10). */
export function canStand(situation: Situation, hex: HexId): boolean {
  const terrain = terrainAt(situation, hex);
  return terrain !== undefined && terrain !== 'obstacle' && !situation.monsters.includes(hex);
}

/**
 * What the step into a hex costs, from a hex that touches it without a wall between; Infinity if it cannot be entered. A
 * closed door can, and opens (R4.3, R10.2). A jump pays 1 for everything (R10.2), and at its end `landingSurcharge`.
 */
export function stepCost(situation: Situation, to: HexId, mode: MoveMode, gear: MoveGear = {}): number {
  const enterable = mode === 'jump' ? terrainAt(situation, to) !== undefined : canStand(situation, to);
  if (!enterable) return Number.POSITIVE_INFINITY;
  return mode === 'move' ? 1 + difficulty(situation, to, gear) : 1;
}

/** R4.6: what a jump pays on top of its steps to end on a hex: 1 on difficult terrain, which costs 2 in all. */
export function landingSurcharge(situation: Situation, hex: HexId, gear: MoveGear = {}): number {
  return difficulty(situation, hex, gear);
}

function difficulty(situation: Situation, hex: HexId, { waders = false }: MoveGear): number {
  return terrainAt(situation, hex) === 'difficult' && !waders ? 1 : 0;
}

/** A hex within reach. */
export interface Reached {
  /** Points that it takes to end there, a jump's landing included; where it cannot be ended, to be over it. */
  readonly cost: number;
  /** The hexes entered on the way, this one last. */
  readonly path: readonly HexId[];
  /** Whether the move may end there: always, but for a jump over what is in its way or with too little left to land. */
  readonly canStop: boolean;
}

/** How good a way is: by its points, then the traps and the hazardous hexes that it enters. */
type Toll = readonly [points: number, traps: number, hazards: number];

function compareTolls(a: Toll, b: Toll): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

interface Way {
  readonly toll: Toll;
  readonly path: readonly HexId[];
}

/**
 * R10: every hex that the hero can come to with so many points, except the one where it stands, the nearest first. Of the
 * ways to a hex the cheapest is given; of those the one with the fewest traps, then the fewest hazardous hexes; of those the
 * first found, always the same. Ways lead through closed doors: what lies beyond is known.
 */
export function reach(
  situation: Situation,
  from: HexId,
  points: number,
  mode: MoveMode,
  gear: MoveGear = {},
): Map<HexId, Reached> {
  const done = new Map<HexId, Way>();
  const open = new Map<HexId, Way>([[from, { toll: [0, 0, 0], path: [] }]]);
  while (open.size > 0) {
    const [hex, way] = [...open].reduce((best, next) => (compareTolls(next[1].toll, best[1].toll) < 0 ? next : best));
    open.delete(hex);
    done.set(hex, way);
    for (const to of waysThroughDoors(situation.board, hex)) {
      const toll = tollAfter(situation, way.toll, to, mode, gear);
      const known = open.get(to);
      if (done.has(to) || toll[0] > points || (known && compareTolls(known.toll, toll) <= 0)) continue;
      open.set(to, { toll, path: [...way.path, to] });
    }
  }
  done.delete(from);
  return new Map([...done].map(([hex, way]) => [hex, reached(situation, hex, way, points, mode, gear)]));
}

function tollAfter(situation: Situation, toll: Toll, to: HexId, mode: MoveMode, gear: MoveGear): Toll {
  const points = toll[0] + stepCost(situation, to, mode, gear);
  if (mode === 'jump') return [points, 0, 0]; // Nothing on the way of a jump does harm, and all ways have the same end.
  const terrain = terrainAt(situation, to);
  const trap = terrain === 'trap' && !gear.overTraps;
  const hazard = terrain === 'hazardous' && !gear.waders;
  return [points, toll[1] + Number(trap), toll[2] + Number(hazard)];
}

function reached(
  situation: Situation,
  hex: HexId,
  { toll, path }: Way,
  points: number,
  mode: MoveMode,
  gear: MoveGear,
): Reached {
  const over = toll[0];
  const ended = over + (mode === 'jump' ? landingSurcharge(situation, hex, gear) : 0);
  const canStop = canStand(situation, hex) && ended <= points;
  return { cost: canStop ? ended : over, path, canStop };
}

/**
 * R10.1, R10.2: the hexes that may be entered next by a hero with so many points left. A jump may go over anything, but
 * only to where it can still land somewhere, this hex included.
 */
export function stepsFrom(
  situation: Situation,
  from: HexId,
  left: number,
  mode: MoveMode,
  gear: MoveGear = {},
): HexId[] {
  return waysThroughDoors(situation.board, from).filter((to) => {
    const rest = left - stepCost(situation, to, mode, gear);
    if (rest < 0) return false;
    if (mode === 'move') return true;
    if (canStand(situation, to) && landingSurcharge(situation, to, gear) <= rest) return true;
    return [...reach(situation, to, rest, mode, gear).values()].some(({ canStop }) => canStop);
  });
}
