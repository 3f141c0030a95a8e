/** The interface of the app for the panels of the Long Table: its view, actions and pictures, in addition to those of every mode. */
import type { TableAim } from '../../audit/longTable/claims';
import type { TableCampaign } from '../../flow/longTable/campaign';
import type { CampaignOptions, GameContext, NewParty, Screen } from '../../flow/longTable/game';
import type { LongTable } from '../../flow/longTable/types';
import type { Icon } from '../../i18n/longTable/printedLine';
import type { LongPackContext } from '../../packs/longTable';
import type { Move } from '../../rules/longTable/campaign/moves';
import type { Interaction } from '../../session/longTable/interaction';
import type { LastBoard } from '../../session/longTable/lastBoard';
import type { Scars } from '../../session/longTable/scars';
import type { AlbumPrint, Tally } from '../../session/longTable/tally';
import type { TurningHex } from '../../session/longTable/turningHexes';
import type { ReadResult } from '../../storage/untrusted';
import type { App, AppView, SharedSheet } from '../app';
import type { Glyphs } from '../CardPicture';
import type { ClaimsApp } from '../claims/words';
import type { FrameSign } from '../PageHeader';

type Ctx = CanvasRenderingContext2D;

/** Icons of the table that the HUD shows beside text. */
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

/** A part of a picture file. All numbers are in pixels of that file. */
export interface FigurePicture {
  readonly url: string;
  /** Left, top, width and height of the part. */
  readonly box: readonly number[];
  /** The width of the whole picture file. */
  readonly width: number;
  /** The height of the whole picture file. */
  readonly height: number;
}

/** The icons and painters for the panels of the Long Table. Widths and heights are in CSS px. */
export interface LongPictures extends Glyphs<FrameSign> {
  /** The SVG path of an icon in a box of 512 × 512 units; an empty string until the icons are loaded. */
  icon(name: Icon): string;
  /** The SVG path for the icon of an item. */
  item(id: string): string;
  /** The SVG path for the icon of a class, monster, summon, escort or obstacle. */
  figure(kind: string): string;
  /** The painted picture that the map shows for a figure; null if the figure has none, or if it is not loaded yet. */
  face(kind: string): FigurePicture | null;
  /** The SVG path of an icon of the table. */
  sign(name: TableSign): string;
  /** Draws the linocut block of a figure on a canvas. `scars` are the gouges of a figure that is on the map; none by default. */
  block(ctx: Ctx, width: number, height: number, kind: string, scars?: Scars): void;
  /**
   * Draws the print of a scenario's last board.
   * @param height from 0.85 to 1.2 times the width
   * @param turns the turning points whose numbers are printed; none by default
   */
  print(
    ctx: Ctx,
    width: number,
    height: number,
    board: LastBoard,
    words: PrintWords,
    turns?: readonly TurningHex[],
  ): void;
  /** Draws only the stamp of a print of this size, on a transparent sheet. */
  printStamp(ctx: Ctx, width: number, height: number, won: boolean, word: string): void;
}

/** The size of a print that is shared, in CSS px. */
export const SHARED_PRINT_SIZE = { width: 690, height: 796 } as const;

/** The texts of a print. */
export interface PrintWords {
  readonly title: string;
  /** The result in numbers. */
  readonly line: string;
  /** The word of the stamp; empty if the print is not stamped. */
  readonly stamp: string;
  /** The names of the heroes, in the order of the board's heroes. */
  readonly heroes: readonly string[];
  /** What a skull and a numbered seal on the map mean. */
  readonly killed: string;
  readonly turningPoint: string;
}

/** The sheets of every mode, the sheet for choosing hand cards before a scenario, and the small claims. */
export type TableSheet = SharedSheet | 'hand' | 'claims';

/** The data that the panels of the Long Table read. */
export interface LongTableView extends AppView {
  readonly screen: Screen;
  readonly campaign: TableCampaign | null;
  readonly page: GameContext['page'];
  readonly interaction: Interaction | null;
  readonly sheet: TableSheet | null;
}

export interface LongTableApp extends App, ClaimsApp<LongTable, TableAim> {
  readonly view: LongTableView;
  readonly cardPictures: LongPictures;
  show(sheet: TableSheet | null): void;
  /** Founds a party. Returns false if the party cannot be founded. */
  foundParty(name: string, heroes: NewParty['heroes'], terms: CampaignOptions): boolean;
  /** L30-L35: sends a move of the campaign; a refused move changes nothing. */
  makeMove(move: Move): void;
  /** Leaves the outcome page, or the result of an answer. */
  proceed(): void;
  /** Plays the scenario of the outcome page once more. */
  playAgain(): void;
  /** Loads the statistics of a campaign's finished scenarios. @param id the campaign's id */
  readStats(id: string): Promise<ReadResult<Tally>>;
  /**
   * Keeps a print in the campaign's album, or no longer keeps it.
   * @returns 'refused' if the player already keeps as many prints as the album holds; 'failed' if the album cannot be read or written
   */
  keepPrint(id: string, print: AlbumPrint): Promise<'done' | 'refused' | 'failed'>;
  /** Opens the library of the player's packs. */
  loadPacks(): Promise<LongPackContext>;
  /** Shows the advised command and its reason in the prompt. */
  showHint(): void;
}
