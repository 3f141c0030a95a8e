/** What the pages of the game in hand can have painted: icons, items, scenes, cards and the map of the campaign. */
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

/** On the honours' coins. */
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

export interface MapModel {
  readonly nodes: readonly {
    readonly number: number;
    readonly state: 'done' | 'open' | 'blocked' | 'unknown';
    readonly selected?: boolean;
  }[];
  readonly roads: readonly { readonly from: number; readonly to: number; readonly gone: boolean }[];
}

/** What lies on a hex of a drawing. */
export type LyingModel =
  | { readonly kind: 'monster'; readonly monster: MonsterId; readonly rank: Kind }
  | { readonly kind: 'treasure'; readonly number: number }
  | { readonly kind: 'objective' | 'money' | 'exit' | 'follower' };

/** A map card that is being drawn. */
export interface DrawingModel {
  readonly id: string;
  /** In mm of the card: where its grid begins, and how wide a hex is. */
  readonly grid: { readonly left: number; readonly top: number; readonly hexWidth: number };
  readonly hexes: readonly {
    readonly id: HexId;
    readonly terrain: Terrain;
    readonly start?: boolean;
    readonly letter?: string;
  }[];
  readonly walls: readonly Wall[];
  /** Of the scenario that is printed on it; left out: 1. */
  readonly number?: number;
  readonly things: readonly { readonly at: HexId; readonly sprite: LyingModel }[];
}

/** A tool of the workshop, as the tile that it lays. */
export type TileModel =
  | { readonly kind: 'terrain'; readonly terrain: Terrain }
  | { readonly kind: 'sprite'; readonly sprite: LyingModel }
  | { readonly kind: 'look' | 'rock' | 'wall' | 'wipe' | 'start' | 'letter' };

/** A quarter of a monster card (R1.5): who is on it, and the item below; null: none is shown. */
export interface QuarterOf {
  readonly monster: MonsterId;
  readonly item: ItemId | null;
}

/** The painters of the game in hand that its pages use; app/picture.ts hands them in. Sizes in css px. */
export interface CardPictures extends Glyphs<Sign> {
  itemGlyph(ctx: Ctx, width: number, height: number, item: ItemId, colour: string): void;
  itemBlock(ctx: Ctx, width: number, height: number, item: ItemId): void;
  townBlock(ctx: Ctx, width: number, height: number): void;
  abilityFace(ctx: Ctx, width: number, hero: string, card: CardId, side: Side, level: 1 | 2): void;
  /** A side of a monster card, as large as the box is wide; null: nothing is printed there. */
  monsterCard(ctx: Ctx, width: number, upper: QuarterOf, lower: QuarterOf | null): void;
  /** The strip of a monster card that an item is printed on, as large as the box is wide. */
  itemStrip(ctx: Ctx, width: number, item: ItemId): void;
  /** As large as the box is wide. */
  drawing(ctx: Ctx, width: number, model: DrawingModel): void;
  tile(ctx: Ctx, width: number, height: number, model: TileModel): void;
  campaignMap(ctx: Ctx, width: number, height: number, model: MapModel): void;
  readonly places: Readonly<Record<number, { readonly x: number; readonly y: number }>>;
}
