/** Defines the models of the map card and of the sprites on its hexes, as in art/types.ts. */
import type { HexId } from '../../../rules/core/hexes';
import type { GroundName, IconName } from './iconNames';

export const TERRAINS = ['plain', 'trap', 'hazardous', 'difficult', 'obstacle', 'door', 'openDoor'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Dot = 'orange' | 'blue';

export interface MapHexModel {
  readonly id: HexId;
  readonly terrain: Terrain;
  /** Whether the hex shows the start arrow (R1.9). */
  readonly start?: boolean;
  /** The letter of a tile: a, b, c. */
  readonly letter?: string;
  /** The coloured dot of a tile that is active only in the scenario of this colour (R1.9). */
  readonly dot?: Dot;
  /** An icon instead of the terrain's default one, for example a headstone for an obstacle. Doors ignore this icon. */
  readonly icon?: IconName;
}

export interface MapCardModel {
  readonly id: string;
  readonly hexes: readonly MapHexModel[];
  /** Pairs of neighbouring hexes with a wall between them; the outer walls follow from the hexes. */
  readonly walls: readonly (readonly [HexId, HexId])[];
  /** The ground, which decides how floor and walls look; stone if absent. */
  readonly ground?: GroundName | undefined;
  /** The scenario's title, shown at the foot of the card. */
  readonly title?: string;
  /** The scenario's number, shown at the foot of the card. */
  readonly number: number;
  /** The scenario's colour (R1.9), shown at the foot of the card. */
  readonly dot?: Dot;
  /**
   * The offset of the hexes, in mm of the card, and their scale. If absent, the hexes have full size or are scaled down
   * to fit the card (`fitOf`).
   */
  readonly fit?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** Elite monsters are printed more richly than normal ones. */
export type Rank = 'normal' | 'elite';

/** A sprite on a hex. Sprites are baked separately from the map card. */
export type HexSprite =
  /** `hp`: the hero's HP; absent unless other cards may cover the HP card. */
  | { readonly kind: 'hero'; readonly hero: string; readonly hp?: number }
  | { readonly kind: 'monster'; readonly monster: string; readonly rank: Rank }
  /** A reachable hex with its cost. `onInk`: the ground is dark, as on doors and obstacles. */
  | { readonly kind: 'reach'; readonly cost: number; readonly onInk?: boolean }
  /** A hex on which the hero's move would end in a fight. */
  | { readonly kind: 'threat' }
  /** The chosen hex of a move; `danger`: its path leads through a trap or hazard. */
  | { readonly kind: 'goal'; readonly danger?: true }
  /** A hex that an ability may choose. */
  | { readonly kind: 'target' }
  | { readonly kind: 'trap' }
  | { readonly kind: 'money'; readonly count?: number }
  | { readonly kind: 'treasure'; readonly number: number }
  | { readonly kind: 'objective' }
  /** The hex where a monster died. `coin`: the monster's money token is still there. */
  | { readonly kind: 'dead'; readonly coin: boolean }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'dot'; readonly dot: Dot }
  /** The exit of the map. */
  | { readonly kind: 'exit' }
  /** A figure that follows the hero. */
  | { readonly kind: 'follower' }
  /** A hex that the hero's light does not reach now. */
  | { readonly kind: 'unlit' }
  /** A hex that was printed plain and is now difficult terrain. */
  | { readonly kind: 'flooded' }
  /** A lettered tile on which the hero has ended a turn, as the goal demands. */
  | { readonly kind: 'served' }
  /** A tile whose question the player answered by tearing the paper. */
  | { readonly kind: 'torn' }
  /** A dot on a hex of the chosen path; `danger`: the path leads through a trap or hazard. */
  | { readonly kind: 'pathDot'; readonly danger?: true }
  /** A hex that is highlighted because the player points at a line of the log. */
  | { readonly kind: 'focus' };
