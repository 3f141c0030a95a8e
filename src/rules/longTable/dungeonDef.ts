/** Defines what is drawn for a random dungeon before and during the scenario: room cards, monster cards and penalties (L34). */
import type { HexId } from '../core/board';
import type { Condition } from './vocabulary';

/** The severity of a dungeon room's penalty (L34.4). */
export const PENALTY_STEPS = ['none', 'minor', 'major'] as const;
export type PenaltyStep = (typeof PENALTY_STEPS)[number];

/** L34.3: what is decided about a random dungeon before the scenario begins. */
export interface DungeonDraw {
  /** The ids of all room cards in the shuffled order. The first card is on top of the deck. */
  readonly rooms: readonly string[];
  /** The ids of all monster cards in the shuffled order. The first card is on top of the deck. */
  readonly foes: readonly string[];
  /** The severity of the penalty of each dungeon room. */
  readonly penalties: readonly [PenaltyStep, PenaltyStep, PenaltyStep];
}

/**
 * L34.4: a penalty of a drawn dungeon room. Some penalties last and concern the room's hexes. Others happen once when the
 * room is opened, or apply in that round or in the next round.
 */
export type Penalty =
  // These penalties last, and concern the hexes of the room.
  /** Money in the room is looted only by abilities, not at the end of a turn. */
  | { readonly penalty: 'lootByAbility' }
  | { readonly penalty: 'difficultCosts'; readonly n: number }
  /** Attacks of heroes in the room have at most this range. */
  | { readonly penalty: 'rangeAtMost'; readonly n: number }
  /** Pushes and pulls of heroes in the room are longer by this number of hexes. */
  | { readonly penalty: 'forcedLonger'; readonly n: number }
  | { readonly penalty: 'trapsMore'; readonly n: number }
  | { readonly penalty: 'healsLess'; readonly n: number }
  /** At the end of each round, each hero in the room is moved one hex closer to the room's exit. A hero stays if no closer hex is free. */
  | { readonly penalty: 'drift'; readonly exit: HexId }
  // These penalties happen when the room is opened.
  | { readonly penalty: 'openerDiscards' }
  | { readonly penalty: 'hurt'; readonly whom: 'opener' | 'heroes'; readonly n: number }
  | { readonly penalty: 'condition'; readonly whom: 'opener' | 'heroes' | 'all'; readonly condition: Condition }
  /** Each hero chooses an unspent item, which becomes spent. */
  | { readonly penalty: 'spendItem' }
  // These penalties apply in the round in which the room is opened.
  | { readonly penalty: 'noShortRest' }
  | { readonly penalty: 'onlyOpenerEnters' }
  | { readonly penalty: 'monstersShield'; readonly n: number }
  /** This penalty happens at the end of the round in which the room is opened. */
  | { readonly penalty: 'monstersHeal'; readonly n: number }
  /** This penalty applies in the round after the room is opened. */
  | { readonly penalty: 'monstersFirst' };
export type PenaltyKind = Penalty['penalty'];
