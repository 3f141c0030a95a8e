/** R4, R10: the hero's movement: what it may enter, what that costs, which dangers it avoids. */
import { type HexId, type Situation, terrainAt } from '../core/board';
import type { Walker } from '../core/walker';

/** The map at one moment, with the monsters on it. */
export interface MapSituation extends Situation {
  /** Where living monsters stand. */
  readonly monsters: readonly HexId[];
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
export function canStand(situation: MapSituation, hex: HexId): boolean {
  const terrain = terrainAt(situation, hex);
  return terrain !== undefined && terrain !== 'obstacle' && !situation.monsters.includes(hex);
}

/** The hero on a move or a jump (R10.2). A closed door can be entered, and opens (R4.3). */
export function heroWalker(situation: MapSituation, mode: MoveMode, gear: MoveGear = {}): Walker {
  return mode === 'jump' ? jumper(situation, gear) : runner(situation, gear);
}

/** Traps are worse than hazardous hexes. */
function runner(situation: MapSituation, gear: MoveGear): Walker {
  return {
    stepCost: (to) => (canStand(situation, to) ? 1 + difficulty(situation, to, gear) : Number.POSITIVE_INFINITY),
    landingCost: (hex) => (canStand(situation, hex) ? 0 : Number.POSITIVE_INFINITY),
    dangersOf: (hex) => {
      const terrain = terrainAt(situation, hex);
      return [Number(terrain === 'trap' && !gear.overTraps), Number(terrain === 'hazardous' && !gear.waders)];
    },
  };
}

/**
 * It pays 1 for everything, and nothing on the way does harm; all ways have the same end. R4.6: to end on difficult terrain it
 * pays 1 more, which is 2 in all.
 */
function jumper(situation: MapSituation, gear: MoveGear): Walker {
  return {
    stepCost: (to) => (terrainAt(situation, to) === undefined ? Number.POSITIVE_INFINITY : 1),
    landingCost: (hex) => (canStand(situation, hex) ? difficulty(situation, hex, gear) : Number.POSITIVE_INFINITY),
    dangersOf: () => [],
  };
}

function difficulty(situation: MapSituation, hex: HexId, { waders = false }: MoveGear): number {
  return terrainAt(situation, hex) === 'difficult' && !waders ? 1 : 0;
}
