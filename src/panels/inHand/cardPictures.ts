/** What the pages of the game in hand can have painted: icons, items, scenes, cards and the map of the campaign. */
import type { CardId, ItemId, ItemUse, Side, Slot } from '../../rules/inHand/vocabulary';
import type { Glyphs } from '../CardPicture';

type Ctx = CanvasRenderingContext2D;

export type Sign =
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
  | 'round';

export interface MapModel {
  readonly nodes: readonly {
    readonly number: number;
    readonly state: 'done' | 'open' | 'blocked' | 'unknown';
    readonly selected?: boolean;
  }[];
  readonly roads: readonly { readonly from: number; readonly to: number; readonly gone: boolean }[];
}

/** The painters of the game in hand that its pages use; app/picture.ts hands them in. Sizes in css px. */
export interface CardPictures extends Glyphs<Sign> {
  itemGlyph(ctx: Ctx, width: number, height: number, item: ItemId, colour: string): void;
  itemBlock(ctx: Ctx, width: number, height: number, item: ItemId): void;
  sceneBlock(ctx: Ctx, width: number, height: number, scenario: string): void;
  endingBlock(ctx: Ctx, width: number, height: number, ending: 'struckOff' | 'solventKing' | 'carriedForward'): void;
  townBlock(ctx: Ctx, width: number, height: number): void;
  abilityFace(ctx: Ctx, width: number, hero: string, card: CardId, side: Side, level: 1 | 2): void;
  campaignMap(ctx: Ctx, width: number, height: number, model: MapModel): void;
  readonly places: Readonly<Record<number, { readonly x: number; readonly y: number }>>;
}
