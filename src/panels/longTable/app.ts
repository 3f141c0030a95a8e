/** What the pages of the Long Table see of it, and what they may ask of it, besides what every mode's panels do. */
import type { TableCampaign } from '../../flow/longTable/campaign';
import type { GameContext, NewParty, Screen, Terms } from '../../flow/longTable/game';
import type { Icon } from '../../i18n/longTable/cardLines';
import type { Move } from '../../rules/longTable/campaign/moves';
import type { Interaction } from '../../session/longTable/interaction';
import type { Tally } from '../../session/longTable/tally';
import type { Read } from '../../storage/untrusted';
import type { App, AppView, SharedSheet } from '../app';
import type { Glyphs } from '../CardPicture';
import type { FrameSign } from '../PageHeader';

type Ctx = CanvasRenderingContext2D;

/** Signs of the table that are drawn beside words. */
export type TableSign =
  | 'hand'
  | 'discard'
  | 'money'
  | 'longRest'
  | 'shortRest'
  | 'undo'
  | 'menu'
  | 'goal'
  | 'elite'
  | 'fit';

/** In pixels of the picture at the address. */
export interface Face {
  readonly url: string;
  /** Left, top, width, height. */
  readonly box: readonly number[];
  readonly width: number;
  readonly height: number;
}

export interface LongPictures extends Glyphs<FrameSign> {
  /** An icon as the path of a 512 box; empty: it has not been fetched yet. */
  icon(name: Icon): string;
  /** The picture of an item, likewise. */
  item(id: string): string;
  /** The picture of a class, monster, summon, escort or obstacle, likewise. */
  figure(kind: string): string;
  /** The same as it stands on the map: a part of a picture; null: it has none, or is not there yet. */
  face(kind: string): Face | null;
  sign(name: TableSign): string;
  block(ctx: Ctx, width: number, height: number, kind: string): void;
}

/** The shared ones, and the hand that is put together before a scenario. */
export type TableSheet = SharedSheet | 'hand';

export interface LongTableView extends AppView {
  readonly screen: Screen;
  readonly campaign: TableCampaign | null;
  readonly page: GameContext['page'];
  readonly interaction: Interaction | null;
  readonly sheet: TableSheet | null;
}

export interface LongTableApp extends App {
  readonly view: LongTableView;
  readonly cardPictures: LongPictures;
  show(sheet: TableSheet | null): void;
  /** False: this party cannot be founded. */
  found(name: string, heroes: NewParty['heroes'], terms: Terms): boolean;
  /** L30-L35: something is done between scenarios; what is refused changes nothing. */
  move(move: Move): void;
  /** From the outcome on, or from what an answer has brought. */
  proceed(): void;
  /** What the finished scenarios of a campaign come to. */
  stats(id: string): Promise<Read<Tally>>;
  /** What the careful bot would do, and why, said at the prompt. */
  hint(): void;
}
