/** Defines the app's data, actions and pictures that only the panels of the game in hand use. */
import type { Aim } from '../../audit/inHand/claims';
import type { Campaign, HeroId, Variants } from '../../flow/inHand/campaign';
import type { GameContext, Screen } from '../../flow/inHand/game';
import type { InHand } from '../../flow/inHand/types';
import type { PackContext } from '../../packs/inHand';
import type { Workshop } from '../../packs/inHand/workshop';
import type { CardId, Face, ItemId, ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Interaction } from '../../session/inHand/interaction';
import type { Tally } from '../../session/inHand/tally';
import type { ArchiveContents } from '../../storage/inHand/archive';
import type { DayView } from '../../storage/inHand/daily';
import type { ReadResult } from '../../storage/untrusted';
import type { App, AppView, SharedSheet } from '../app';
import type { ClaimsApp } from '../claims/words';
import type { CardPictures } from './cardPictures';

/** Sheets that only this mode has. */
export type InHandSheet = 'stats' | 'archive' | 'claims' | 'daily' | 'practice' | 'packs' | 'workshop' | 'map';
export type Sheet = SharedSheet | InHandSheet;

/** The data that the panels of the game in hand read. */
export interface InHandView extends AppView {
  readonly screen: Screen;
  readonly campaign: Campaign | null;
  readonly page: GameContext['page'];
  readonly interaction: Interaction | null;
  readonly sheet: Sheet | null;
}

/** The functions of the table for practising throws of the ruler. */
export interface Practice {
  /** Throws the ruler from a button, without a gesture. */
  roll(): void;
  close(): void;
}

export interface InHandApp extends App, ClaimsApp<InHand, Aim> {
  readonly view: InHandView;
  readonly cardPictures: CardPictures;
  show(sheet: Sheet | null): void;
  /** Begins a campaign. The default hero is the Bailiff. @returns false if the name is not valid */
  beginCampaign(name: string, variants: Variants, hero?: HeroId): boolean;
  /** Changes the variants of the rules; has no effect while a scenario is in progress. */
  changeVariants(variants: Variants): void;
  /** Opens the page of a scenario. */
  openPage(scenario: number): void;
  /** Chooses the scenario level on the open scenario page. */
  chooseLevel(level: ScenarioLevel): void;
  /** Enters the scenario of the open page: shows the table, or the king's summons if the king takes items (R3.5). */
  enterScenario(): void;
  /** Leaves the outcome page or the level-up page and shows the next page. */
  proceed(): void;
  upgrade(card: CardId): void;
  /** R29: opens the shop. */
  visitTown(): void;
  buy(item: ItemId): void;
  sell(item: ItemId): void;
  /** Returns an item that was bought since the hero entered the shop, for the full price. */
  takeBackPurchase(item: ItemId): void;
  /** R3.5: leaves the page with the king's summons and shows the table. */
  obeySummons(): void;
  /** Shows at the prompt which command the careful bot would send, and why, and copies the command's cards or path to the draft. */
  showHint(): void;
  /** Reads the statistics of finished scenarios. @param id the campaign's id; null for all campaigns */
  readStats(id: string | null): Promise<ReadResult<Tally>>;
  /** The archive of all campaigns, with the summaries of the last games; null if it cannot be read. */
  readArchive(): Promise<ArchiveContents | null>;
  /** Reads the daily scenario. @param day the day as yyyy-mm-dd; null for today */
  readDaily(day: string | null): Promise<DayView>;
  /** Starts or resumes today's scenario, or resumes the unfinished scenario of `day`. @param name the hero's name */
  playDaily(name: string, day?: string): void;
  /**
   * Shows the practice table. `words` returns the box of the sheet's texts, in px of the window. The table calls `onFace` when a throw
   * has a result, and `onMiss` when a throw misses.
   */
  showPractice(table: { words(): DOMRect; onFace(face: Face): void; onMiss(): void }): Promise<Practice>;
  /** Loads the player's scenario packs. */
  loadPacks(): Promise<PackContext>;
  /** Loads the scenario editor. */
  loadWorkshop(): Promise<Workshop>;
}
