/**
 * What the painters are given: plain data, texts already translated and numbers already formatted by `signed`.
 * No painter knows a rule; a scene fills these from the state.
 */

import type { HexId } from '../../rules/core/hexes';
import type { GroundName, IconName } from './iconNames';

export type { HexId };

/** Everything that can be drawn on: a page's or a texture's 2D context. */
export type Ctx = CanvasRenderingContext2D;

export const TERRAINS = ['plain', 'trap', 'hazardous', 'difficult', 'obstacle', 'door', 'openDoor'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Dot = 'orange' | 'blue';

export interface MapHexModel {
  readonly id: HexId;
  readonly terrain: Terrain;
  /** The start arrow (R1.9). */
  readonly start?: boolean;
  /** A lettered tile: a, b, c. */
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
  /** What its floor and walls are carved as; without it, stone. */
  readonly ground?: GroundName | undefined;
  /** At the foot: the scenario's title, and its number with its colour. */
  readonly title?: string;
  readonly number: number;
  readonly dot?: Dot;
  /** Where the hexes lie, in mm of the card; without it the drawing is as large as fits. */
  readonly fit?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** Elite monsters are printed more richly than normal ones. */
export type Rank = 'normal' | 'elite';

/** What lies on or over a hex, baked apart from the map card. */
export type HexSprite =
  /** `hp`: what the hero has left, where nothing else says so. */
  | { readonly kind: 'hero'; readonly hero: string; readonly hp?: number }
  | { readonly kind: 'monster'; readonly monster: string; readonly rank: Rank }
  /** Reachable, with its cost; `onInk` on doors and obstacles. */
  | { readonly kind: 'reach'; readonly cost: number; readonly onInk?: boolean }
  /** Ends the move in combat. */
  | { readonly kind: 'threat' }
  /** The chosen hex of a move. */
  /** `danger`: the way leads through a trap or hazard. */
  | { readonly kind: 'goal'; readonly danger?: true }
  /** A hex that an ability may choose. */
  | { readonly kind: 'target' }
  | { readonly kind: 'trap' }
  | { readonly kind: 'money'; readonly count?: number }
  | { readonly kind: 'treasure'; readonly number: number }
  | { readonly kind: 'objective' }
  /** Where a monster died, with its money token if that still lies there. */
  | { readonly kind: 'dead'; readonly coin: boolean }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'dot'; readonly dot: Dot }
  /** The way out. */
  | { readonly kind: 'exit' }
  /** Somebody who walks behind the hero. */
  | { readonly kind: 'follower' }
  /** Too far from the hero for the light there is. */
  | { readonly kind: 'unlit' }
  /** Plain as it is printed, and difficult now. */
  | { readonly kind: 'flooded' }
  /** A lettered tile on which a turn was ended, as the goal asks. */
  | { readonly kind: 'served' }
  /** One whose question was answered by tearing the paper. */
  | { readonly kind: 'torn' }
  | { readonly kind: 'pathDot'; readonly danger?: true }
  | { readonly kind: 'focus' };
