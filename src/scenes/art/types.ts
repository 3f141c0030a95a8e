/**
 * The models that the painters draw: plain data with translated texts and with numbers formatted by `signed`. Painters
 * contain no rules; a scene fills the models from the state.
 */

import type { HexId } from '../../rules/core/hexes';
import type { GroundName, IconName } from './iconNames';

export type { HexId };

/** The 2D context of a page or a texture. */
export type Ctx = CanvasRenderingContext2D;

export const TERRAINS = ['plain', 'trap', 'hazardous', 'difficult', 'obstacle', 'door', 'openDoor'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Dot = 'orange' | 'blue';

export interface MapHexModel {
  readonly id: HexId;
  readonly terrain: Terrain;
  /** Whether it shows the start arrow (R1.9). */
  readonly start?: boolean;
  /** The letter of a tile: a, b, c. */
  readonly letter?: string;
  readonly dot?: Dot;
  /** For obstacles, another icon than the heap of stones: a headstone, a cart. */
  readonly icon?: IconName;
}

export interface MapCardModel {
  readonly id: string;
  readonly hexes: readonly MapHexModel[];
  /** Pairs of neighbouring hexes with a wall between them; the outer walls follow from the hexes. */
  readonly walls: readonly (readonly [HexId, HexId])[];
  /** The look of floor and walls; absent: stone. */
  readonly ground?: GroundName | undefined;
  /** At the foot: the scenario's title, and its number with its colour. */
  readonly title?: string;
  readonly number: number;
  readonly dot?: Dot;
  /** Offset and scale of the hexes, in mm of the card; absent: as large as they fit. */
  readonly fit?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** Elite monsters are printed more richly than normal ones. */
export type Rank = 'normal' | 'elite';

/** A sprite on a hex, baked apart from the map card. */
export type HexSprite =
  /** `hp`: the hero's HP, if nothing else shows it. */
  | { readonly kind: 'hero'; readonly hero: string; readonly hp?: number }
  | { readonly kind: 'monster'; readonly monster: string; readonly rank: Rank }
  /** A reachable hex with its cost; `onInk` on doors and obstacles. */
  | { readonly kind: 'reach'; readonly cost: number; readonly onInk?: boolean }
  /** Ends the move in combat. */
  | { readonly kind: 'threat' }
  /** The chosen hex of a move; `danger`: its path leads through a trap or hazard. */
  /** - */
  | { readonly kind: 'goal'; readonly danger?: true }
  /** A hex that an ability may choose. */
  | { readonly kind: 'target' }
  | { readonly kind: 'trap' }
  | { readonly kind: 'money'; readonly count?: number }
  | { readonly kind: 'treasure'; readonly number: number }
  | { readonly kind: 'objective' }
  /** The place of a monster's death, with its money token if that is still there. */
  | { readonly kind: 'dead'; readonly coin: boolean }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'dot'; readonly dot: Dot }
  /** The exit. */
  | { readonly kind: 'exit' }
  /** A figure that follows the hero. */
  | { readonly kind: 'follower' }
  /** Too far from the hero for the present light. */
  | { readonly kind: 'unlit' }
  /** Printed plain and now difficult. */
  | { readonly kind: 'flooded' }
  /** A lettered tile on which a turn has ended, as the goal demands. */
  | { readonly kind: 'served' }
  /** A tile whose question was answered by tearing the paper. */
  | { readonly kind: 'torn' }
  | { readonly kind: 'pathDot'; readonly danger?: true }
  | { readonly kind: 'focus' };
