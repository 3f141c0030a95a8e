/** What the pages of the game in hand see of it, and what they may ask of it, besides what every mode's panels do. */
import type { Campaign, HeroId, Variants } from '../../flow/inHand/campaign';
import type { GameContext, Screen } from '../../flow/inHand/game';
import type { PackRoom } from '../../packs/inHand';
import type { Workshop } from '../../packs/inHand/workshop';
import type { CardId, Face, ItemId, ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Interaction } from '../../session/inHand/interaction';
import type { Tally } from '../../session/inHand/tally';
import type { Archived } from '../../storage/inHand/archive';
import type { DayView } from '../../storage/inHand/daily';
import type { Read } from '../../storage/untrusted';
import type { App, AppView, SharedSheet } from '../app';
import type { CardPictures } from './cardPictures';

/** Sheets that only the game in hand has. */
export type InHandSheet = 'stats' | 'archive' | 'daily' | 'practice' | 'packs' | 'workshop' | 'map';
export type Sheet = SharedSheet | InHandSheet;

export interface InHandView extends AppView {
  readonly screen: Screen;
  readonly campaign: Campaign | null;
  readonly page: GameContext['page'];
  readonly interaction: Interaction | null;
  readonly sheet: Sheet | null;
}

/** The ruler, thrown for practice. */
export interface Practice {
  /** Throws without a hand. */
  roll(): void;
  close(): void;
}

export interface InHandApp extends App {
  readonly view: InHandView;
  readonly cardPictures: CardPictures;
  show(sheet: Sheet | null): void;
  /** False: that is no name. `hero` absent: the Bailiff. */
  name(name: string, variants: Variants, hero?: HeroId): boolean;
  /** Changes the rules' variants, between scenarios. */
  vary(variants: Variants): void;
  openPage(scenario: number): void;
  chooseLevel(level: ScenarioLevel): void;
  enter(): void;
  /** From the outcome, or from a level-up, to what comes next. */
  proceed(): void;
  upgrade(card: CardId): void;
  /** R29 */
  visitTown(): void;
  buy(item: ItemId): void;
  sell(item: ItemId): void;
  /** Returns what was bought on this visit, for all of its price. */
  takeBackPurchase(item: ItemId): void;
  /** From the king's summons to the table (R3.5). */
  obey(): void;
  /** Says at the prompt what the careful bot would do, and why; points at it and does nothing. */
  hint(): void;
  /** What a campaign's finished scenarios come to; null: those of all campaigns. */
  stats(id: string | null): Promise<Read<Tally>>;
  /** What has been met, seen and read in all campaigns, and what the last games came to; null: it cannot be read. */
  archive(): Promise<Archived | null>;
  /** The scenario of a day (yyyy-mm-dd); null: today's. */
  daily(day: string | null): Promise<DayView>;
  /** Sits down to today's scenario, or to where it was left, or to that of a day which is not over; `name` is the hero's. */
  playDaily(name: string, day?: string): void;
  /** Lays two cards on the empty table, to throw the ruler for nothing. */
  practise(table: { words(): DOMRect; onFace(face: Face): void; onMiss(): void }): Promise<Practice>;
  /** Scenarios from elsewhere: where they lie and what can be done with them. */
  packs(): Promise<PackRoom>;
  /** Where scenarios are drawn. */
  workshop(): Promise<Workshop>;
}
