/** Describes the hero's movement for path finding: the hexes that the hero may enter, their costs, and their dangers (R4, R10). */
import { type HexId, type Situation, terrainAt } from '../core/board';
import type { Walker } from '../core/walker';

/** The map at one moment, with the monsters on it. */
export interface MapSituation extends Situation {
  /** The hexes of living monsters. */
  readonly monsters: readonly HexId[];
}

export const MOVE_MODES = ['move', 'jump'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** The effects of items on a move. */
export interface MoveGear {
  /** Whether difficult terrain costs only 1 and hazardous terrain is no danger. One item of the game gives both. */
  readonly waders?: boolean;
  /** Whether traps on the path do not go off, except on the last hex. */
  readonly overTraps?: boolean;
}

/** Whether a move may end on a hex: it is on the map and has no obstacle (R4.7) and no living monster (R4.10). */
export function canStand(situation: MapSituation, hex: HexId): boolean {
  const terrain = terrainAt(situation, hex);
  return terrain !== undefined && terrain !== 'obstacle' && !situation.monsters.includes(hex);
}

/** The hero on a normal move or a jump (R10.2). The hero can enter a closed door, which then opens (R4.3). */
export function heroWalker(situation: MapSituation, mode: MoveMode, gear: MoveGear = {}): Walker {
  return mode === 'jump' ? jumper(situation, gear) : runner(situation, gear);
}

/** The hero on a normal move. Traps are listed before hazardous hexes, because they are the worse danger. */
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
 * The hero on a jump. A jump costs 1 per hex and meets no dangers on its way, so dangers do not influence the choice of
 * a path. R4.6: ending on difficult terrain costs 1 more unless an item prevents it.
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
