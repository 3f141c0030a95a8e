/** Defines the painters for panels of the game in hand (icons, items, cards, maps) and the data that they paint. */
import type { HexId, Terrain, Wall } from '../../rules/core/board';
import type {
  CardId,
  Condition,
  Element,
  ItemId,
  ItemUse,
  Kind,
  MonsterId,
  Side,
  Slot,
} from '../../rules/inHand/vocabulary';
import type { Glyphs } from '../CardPicture';

type Ctx = CanvasRenderingContext2D;

/** The icons on the coins that stand for honours. */
export type HonourSign =
  | 'advantage'
  | 'attack'
  | 'back'
  | 'blocks'
  | 'body'
  | 'dead'
  | 'deadMonster'
  | 'disarmTrap'
  | 'discard'
  | 'finish'
  | 'hazardous'
  | 'hero'
  | 'hp'
  | 'king'
  | 'levelUp'
  | 'log'
  | 'longRest'
  | 'money'
  | 'pierce'
  | 'roll'
  | 'round'
  | 'rules'
  | 'scroll'
  | 'shield'
  | 'sight'
  | 'small'
  | 'target'
  | 'trap'
  | 'treasure';

export type Sign =
  | HonourSign
  | Slot
  | ItemUse
  | 'money'
  | 'locked'
  | 'king'
  | 'resale'
  | 'belt'
  | 'redGem'
  | 'blueGem'
  | 'nightBlade'
  | 'scroll'
  | 'enter'
  | 'back'
  | 'town'
  | 'menu'
  | 'hero'
  | 'exit'
  | 'objective'
  | 'opens'
  | 'blocks'
  | 'elite'
  | 'deadMonster'
  | 'rules'
  | 'levelUp'
  | 'round'
  | 'heal'
  | 'push'
  | 'pull'
  | Condition
  | Element;

/** The data to paint the campaign map. A road is `gone` if the hero has completed the scenario at its start. */
export interface MapModel {
  readonly nodes: readonly {
    readonly number: number;
    readonly state: 'done' | 'open' | 'blocked' | 'unknown';
    readonly selected?: boolean;
  }[];
  readonly roads: readonly { readonly from: number; readonly to: number; readonly gone: boolean }[];
}

/** A thing on a hex of a map card. */
export type HexThingModel =
  | { readonly kind: 'monster'; readonly monster: MonsterId; readonly rank: Kind }
  | { readonly kind: 'treasure'; readonly number: number }
  | { readonly kind: 'objective' | 'money' | 'exit' | 'follower' };

/** The data to paint a map card. */
export interface DrawingModel {
  readonly id: string;
  /** The upper left corner of the grid and the width of a hex, in mm of the card. */
  readonly grid: { readonly left: number; readonly top: number; readonly hexWidth: number };
  readonly hexes: readonly {
    readonly id: HexId;
    readonly terrain: Terrain;
    readonly start?: boolean;
    readonly letter?: string;
  }[];
  readonly walls: readonly Wall[];
  /** The printed scenario number; 1 by default. */
  readonly number?: number;
  readonly things: readonly { readonly at: HexId; readonly sprite: HexThingModel }[];
}

/** The data to paint the picture of a tool of the workshop. */
export type ToolModel =
  | { readonly kind: 'terrain'; readonly terrain: Terrain }
  | { readonly kind: 'sprite'; readonly sprite: HexThingModel }
  | { readonly kind: 'look' | 'rock' | 'wall' | 'wipe' | 'start' | 'letter' };

/** The monster and the item to paint in one quarter of a monster card (R1.5). If `item` is null, only the monster is painted. */
export interface QuarterIds {
  readonly monster: MonsterId;
  readonly item: ItemId | null;
}

/** The painters, which app/picture.ts injects. Widths and heights are in CSS px. */
export interface CardPictures extends Glyphs<Sign> {
  /** The hero's icon as SVG path data in a box of 512 x 512; empty until the icons are loaded. */
  heroPath(hero: string): string;
  /** The monster's icon, in the same form. */
  monsterPath(monster: MonsterId): string;
  itemGlyph(ctx: Ctx, width: number, height: number, item: ItemId, colour: string): void;
  itemBlock(ctx: Ctx, width: number, height: number, item: ItemId): void;
  townBlock(ctx: Ctx, width: number, height: number): void;
  abilityFace(ctx: Ctx, width: number, hero: string, card: CardId, side: Side, level: 1 | 2): void;
  /** Paints a side of a monster card in the given width. If `lower` is null, the lower quarter stays empty. */
  monsterCard(ctx: Ctx, width: number, upper: QuarterIds, lower: QuarterIds | null): void;
  /** Paints the strip of a monster card that shows an item, in the given width. */
  itemStrip(ctx: Ctx, width: number, item: ItemId): void;
  /** Paints a map card in the given width. */
  drawing(ctx: Ctx, width: number, model: DrawingModel): void;
  tool(ctx: Ctx, width: number, height: number, model: ToolModel): void;
  campaignMap(ctx: Ctx, width: number, height: number, model: MapModel): void;
  /** The positions of the scenarios on the campaign map, by number (0: the town), as fractions of the map's width and height. */
  readonly places: Readonly<Record<number, { readonly x: number; readonly y: number }>>;
}
