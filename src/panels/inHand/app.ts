/** Defines the app's data, actions and pictures that only the panels of the game in hand use. */
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
  /** Throws the ruler from a button, without a gesture. */
  roll(): void;
  close(): void;
}

/** The small claims and the player's progress. */
export interface ClaimsView {
  readonly claims: readonly SmallClaim[];
  /** The number of claims that cannot be read. */
  readonly unreadable: number;
  /** The player's results, by the id of the claim; null if they cannot be read. */
  readonly results: ReadonlyMap<string, ClaimResult> | null;
  /** The id of the claim of the day; null if there is none. */
  readonly today: string | null;
  /** The id of the claim whose try the player left and can resume; null if there is none. */
  readonly waiting: string | null;
  /** The judgement on the last try since the page was loaded; null if there was no try. */
  readonly last: { readonly id: string; readonly judged: JudgedLine<InHand> } | null;
}

/** The small claim on the table. */
export interface ClaimUnderWay {
  readonly claim: SmallClaim;
  /** The number of the claim in the list, from 1. */
  readonly number: number;
  /** Whether the aim of the claim is already reached or missed. */
  readonly isDecided: boolean;
}

export interface InHandApp extends App {
  readonly view: InHandView;
  readonly cardPictures: CardPictures;
  show(sheet: Sheet | null): void;
  /** Begins a campaign. The default hero is the Bailiff. @returns false if the name is not valid */
  name(name: string, variants: Variants, hero?: HeroId): boolean;
  /** Changes the variants of the rules. It works only between scenarios. */
  vary(variants: Variants): void;
  openPage(scenario: number): void;
  chooseLevel(level: ScenarioLevel): void;
  enter(): void;
  /** Leaves the outcome page or the level-up page and shows the next page. */
  proceed(): void;
  upgrade(card: CardId): void;
  /** R29: opens the shop. */
  visitTown(): void;
  buy(item: ItemId): void;
  sell(item: ItemId): void;
  /** Returns an item that was bought since the hero entered the shop, for the full price. */
  takeBackPurchase(item: ItemId): void;
  /** R3.5: continues from the page with the king's summons to the table. */
  obey(): void;
  /** Shows at the prompt which command the careful bot would send, and why, and copies the command's cards or path to the draft. */
  hint(): void;
  /** Reads the statistics of finished scenarios. @param id the campaign's id; null for all campaigns */
  stats(id: string | null): Promise<Read<Tally>>;
  /** The archive of all campaigns, with the summaries of the last games; null if it cannot be read. */
  archive(): Promise<Archived | null>;
  /** Reads the daily scenario. @param day the day as yyyy-mm-dd; null for today */
  daily(day: string | null): Promise<DayView>;
  /** Starts or resumes today's scenario, or resumes the unfinished scenario of `day`. @param name the hero's name */
  playDaily(name: string, day?: string): void;
  /** Shows the practice table. `words` returns the box of the sheet's texts; the table calls `onFace` for a result, `onMiss` for a miss. */
  practise(table: { words(): DOMRect; onFace(face: Face): void; onMiss(): void }): Promise<Practice>;
  /** Reads the small claims and the player's results. Rejects if the claims cannot be loaded now. */
  claims(): Promise<ClaimsView>;
  /** Begins or resumes a try of a claim on a copy of its position. */
  playClaim(claim: SmallClaim): void;
  /** Shows a game that plays the best line of a claim. If possible, its throws are such that the line reaches the aim. */
  watchClaim(claim: SmallClaim): void;
  /** The claim that is played on the table; null if there is none. */
  claimUnderWay(): ClaimUnderWay | null;
  /** Judges the claim on the table, whose outcome is decided. The result is stored if it is the player's first for this claim. */
  judgeClaim(): void;
  /** Loads the player's scenario packs. */
  packs(): Promise<PackRoom>;
  /** Loads the scenario editor. */
  workshop(): Promise<Workshop>;
}
