/** The app as the panels in hand see it: its view, its actions and its pictures, in addition to those of every mode. */
import type { SmallClaim } from '../../audit/inHand/claims';
import type { JudgedLine } from '../../audit/judging';
import type { Campaign, HeroId, Variants } from '../../flow/inHand/campaign';
import type { GameContext, Screen } from '../../flow/inHand/game';
import type { InHand } from '../../flow/inHand/types';
import type { PackRoom } from '../../packs/inHand';
import type { Workshop } from '../../packs/inHand/workshop';
import type { CardId, Face, ItemId, ScenarioLevel } from '../../rules/inHand/vocabulary';
import type { Interaction } from '../../session/inHand/interaction';
import type { Tally } from '../../session/inHand/tally';
import type { Archived } from '../../storage/inHand/archive';
import type { ClaimResult } from '../../storage/inHand/claims';
import type { DayView } from '../../storage/inHand/daily';
import type { Read } from '../../storage/untrusted';
import type { App, AppView, SharedSheet } from '../app';
import type { CardPictures } from './cardPictures';

/** Sheets that only this mode has. */
export type InHandSheet = 'stats' | 'archive' | 'claims' | 'daily' | 'practice' | 'packs' | 'workshop' | 'map';
export type Sheet = SharedSheet | InHandSheet;

export interface InHandView extends AppView {
  readonly screen: Screen;
  readonly campaign: Campaign | null;
  readonly page: GameContext['page'];
  readonly interaction: Interaction | null;
  readonly sheet: Sheet | null;
}

/** A table for practising throws of the ruler. */
export interface Practice {
  /** Throws the ruler without a gesture. */
  roll(): void;
  close(): void;
}

/** The small claims and the player's progress. */
export interface ClaimsView {
  readonly claims: readonly SmallClaim[];
  /** The number of claims that cannot be read. */
  readonly unreadable: number;
  /** The results by the id of the claim; null: they cannot be read. */
  readonly results: ReadonlyMap<string, ClaimResult> | null;
  /** The id of the claim of the day; null: there is none. */
  readonly today: string | null;
  /** The id of the claim whose try waits; null: none. */
  readonly waiting: string | null;
  /** How the last try on this page is judged; null: there was none. */
  readonly last: { readonly id: string; readonly judged: JudgedLine<InHand> } | null;
}

/** The small claim on the table. */
export interface ClaimUnderWay {
  readonly claim: SmallClaim;
  readonly number: number;
  /** Whether its aim is reached or missed. */
  readonly isDecided: boolean;
}

export interface InHandApp extends App {
  readonly view: InHandView;
  readonly cardPictures: CardPictures;
  show(sheet: Sheet | null): void;
  /** Begins a campaign; without `hero` the Bailiff plays. @returns false if the name is not valid */
  name(name: string, variants: Variants, hero?: HeroId): boolean;
  /** Changes the variants of the rules, between scenarios. */
  vary(variants: Variants): void;
  openPage(scenario: number): void;
  chooseLevel(level: ScenarioLevel): void;
  enter(): void;
  /** Leaves the outcome or the level-up page for the next one. */
  proceed(): void;
  upgrade(card: CardId): void;
  /** R29: opens the shop. */
  visitTown(): void;
  buy(item: ItemId): void;
  sell(item: ItemId): void;
  /** Returns an item bought on this visit, for its whole price. */
  takeBackPurchase(item: ItemId): void;
  /** Continues from the king's summons to the table (R3.5). */
  obey(): void;
  /** Shows at the prompt what the careful bot would do, and why, and puts it into the draft. */
  hint(): void;
  /** Statistics of a campaign's finished scenarios; null means those of all campaigns. */
  stats(id: string | null): Promise<Read<Tally>>;
  /** The archive of all campaigns, with the accounts of the last games; null if it cannot be read. */
  archive(): Promise<Archived | null>;
  /** The scenario of a day (yyyy-mm-dd), or today's for null. */
  daily(day: string | null): Promise<DayView>;
  /** Starts or resumes the scenario of today, or of an unfinished `day`. @param name the hero's */
  playDaily(name: string, day?: string): void;
  /** Shows the practice table. @param table the box of its texts, and callbacks for a result and a miss */
  practise(table: { words(): DOMRect; onFace(face: Face): void; onMiss(): void }): Promise<Practice>;
  claims(): Promise<ClaimsView>;
  /** Begins or resumes a try of a claim on a copy of its position. */
  playClaim(claim: SmallClaim): void;
  /** Shows the best line of a claim, with throws that reach its aim. */
  watchClaim(claim: SmallClaim): void;
  /** The claim on the table; null: none. */
  claimUnderWay(): ClaimUnderWay | null;
  /** Judges the decided claim on the table and stores its result, if it is the first. */
  judgeClaim(): void;
  /** The player's scenario packs. */
  packs(): Promise<PackRoom>;
  /** The scenario editor. */
  workshop(): Promise<Workshop>;
}
