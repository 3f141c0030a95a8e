/** The app as the panels of every mode see it: its view and its actions. Each mode's `app.ts` extends these types. */
import type { Progress } from '../audit/audit';
import type { Sheet } from '../audit/sheet';
import type { TurningPoint } from '../audit/turningPoints';
import type { Language } from '../i18n';
import type { NarratedGame } from '../i18n/auditing';
import type { Journal } from '../journal/journal';
import type { GameTypes, ModeId } from '../rules/core/ruleset';
import type { Session } from '../session/session';
import type { Viewing } from '../session/viewing';
import type { SaveLine } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { SaveTransferOptions } from '../storage/transfer';
import type { Glyphs } from './CardPicture';
import type { FrameSign } from './PageHeader';

/** Screens of every mode; a mode adds its pages. */
export type SharedScreen = 'boot' | 'title' | 'campaigns' | 'table';

/** Sheets of every mode; a mode adds its own and supplies the contents of menu, log and rules. */
export type SharedSheet = 'menu' | 'log' | 'settings' | 'credits' | 'saves' | 'elsewhere' | 'watch' | 'rules' | 'audit';

/** The part of a campaign that all modes share. */
export interface CampaignHead {
  readonly id: string;
  /** The name of the hero or the party. */
  readonly name: string;
  /** The hero's level; a party has none. */
  readonly level?: number;
}

/** The part of an interaction that all modes share. */
export interface TableInteraction {
  readonly session: Session;
  readonly play: Session['play'];
  /** Resolves when the listeners have received all changes. Null if they have already. */
  readonly notified: Promise<void> | null;
  undo(): boolean;
  redo(): boolean;
  rewind(): boolean;
  /** Clears the draft. */
  aim(at: null): void;
}

/** `resting`: paused until it is opened again. `otherRules`: the game was played by other rules and can only be watched. */
export type AuditState = 'opening' | 'working' | 'stopped' | 'resting' | 'failed' | 'done' | 'otherRules';

/** The audit of a game with its results so far. */
export interface AuditView {
  /** The id of the game. */
  readonly id: string;
  readonly state: AuditState;
  readonly found: AuditFound | null;
  /** The game divided into moves, or null if there are no results yet. */
  readonly told: NarratedGame<GameTypes> | null;
  /** False: the browser has no room to store the audit, so it is lost when the page closes. */
  readonly isKept: boolean;
}

export interface AuditFound {
  readonly sheet: Sheet<GameTypes>;
  readonly points: readonly TurningPoint<GameTypes>[];
  /** Null if the audit is complete. */
  readonly progress: Progress | null;
}

/** A copy that continues a game from one of its positions. */
export interface CopyView {
  /** Whether it is the table of a small claim. */
  readonly isClaim: boolean;
  /** The round in which the copy begins. */
  readonly from: number;
  readonly round: number;
  /** Null if it is not over yet. */
  readonly outcome: 'won' | 'lost' | null;
  /** Whether it is the lesson, which has no game that it continues. */
  readonly isLesson: boolean;
}

/** Actions on copies. */
export interface CopiesApp {
  /** Leaves the copy on the table and returns to what was shown before; `goOn` resumes the copy. */
  leave(): void;
  /** Restarts the copy from the same position, or the lesson. */
  again(): void;
  /** Starts the lesson; what is on the screen waits below it. */
  learn(): void;
  /** Resumes the waiting copy. */
  goOn(): void;
  /** Discards the waiting copy. */
  discard(): void;
}

/** Actions on the audit. */
export interface AuditApp {
  readonly view: AuditView | null;
  /** Opens the audit of the game that is watched, played or just over, and starts the work. */
  open(): void;
  stop(): void;
  /** Pauses the work until the audit is opened again. */
  rest(): void;
  /** Shows the audited game after `at` commands. */
  watch(at: number): void;
  /** Loads a kept audit for the outcome on the screen. @returns whether there is one */
  recall(): Promise<boolean>;
}

export interface AppView {
  /** A `SharedScreen` or one of the mode's. */
  readonly screen: string;
  readonly campaign: CampaignHead | null;
  /** The stored campaigns, the one played last first. */
  readonly saves: readonly SaveLine[];
  /** Sentences that the player must see, for example that storage is denied or a save is damaged. */
  readonly warnings: readonly string[];
  /** The warning about a failure of the app, shown with a button that exports the saves, or null if there is none. */
  readonly alarm: string | null;
  readonly settings: Settings;
  readonly language: Language;
  /** The running scenario, while the screen is 'table'. */
  readonly interaction: TableInteraction | null;
  /** The recorded game that the table shows read-only, or null if there is none. */
  readonly viewing: Viewing | null;
  /** The copy on the table, or null if there is none. */
  readonly copy: CopyView | null;
  /** The copy that waits to be resumed, or null if there is none. */
  readonly waiting: CopyView | null;
  /** Whether a scenario has just ended on this page, so that it can be watched. */
  readonly finished: boolean;
  /** A `SharedSheet` or one of the mode's, or null if none is open. */
  readonly sheet: string | null;
  /** The rule at which the reference is open, such as 'R16.2'; empty or null: the beginning. */
  readonly rule: string | null;
  /** Whether a new version of the game is downloaded and waits for the player to start it. */
  readonly renewable: boolean;
}

export interface App {
  readonly view: AppView;
  readonly cardPictures: Glyphs<FrameSign>;
  /** Options for export, import and backups. */
  readonly transfer: SaveTransferOptions;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Opens the page that begins a new campaign; another mode loads its own page. */
  create(mode?: ModeId): void;
  resume(id: string): void;
  /** Takes over the campaign that another tab plays. */
  takeOver(): void;
  /** Opens the packs of another mode, which loads its own page. @param text a pack to look into there; null: none */
  packsOf(mode: ModeId, text: string | null): Promise<void>;
  /** Opens the list of all campaigns. */
  list(): void;
  /** Deletes a campaign for good. */
  remove(id: string): void;
  back(): void;
  /** Returns to the title; the current scenario is saved. */
  quit(): void;
  /** Ends the current scenario as lost, if the mode allows it or a save is full. */
  giveUp(): void;
  /** Returns from the campaign's page to its current scenario. */
  toTable(): void;
  /** Registers an open dialog, which the browser's Back then closes by `close`. @returns a function to call when it is closed */
  cover(close: () => void): () => void;
  /** The open page of a panel with several pages; null means the first. Reload and Forward return to it. */
  pageOf(panel: string): string | null;
  turn(panel: string, page: string | null): void;
  /** The journal of the game that is played or has just ended, for sharing, or null if there is none. */
  readonly journal: Journal | null;
  /** Opens a recorded game by its code or link. @returns null, or a sentence that says why it cannot be opened */
  watch(code: string): Promise<string | null>;
  /** Opens the current game, or the one just ended, after `at` commands, for watching. */
  watchAt(at: number): void;
  /** Ends watching and returns to the previous screen, unchanged. */
  stopWatching(): void;
  show(sheet: string | null): void;
  readonly audit: AuditApp;
  readonly copies: CopiesApp;
  /** Continues the audited, watched or current game after `at` commands as a copy, which does not count. */
  playOn(at: number): void;
  /** Opens the rules at a rule or section, such as 'R16.2', or at the beginning if it does not exist. */
  showRule(rule: string): void;
  change(settings: Partial<Settings>): void;
  speak(language: Language): void;
  dismiss(warning: string): void;
  /** Reports that a panel could not be rendered. */
  broken(error: unknown): void;
  /** Exports all saves byte for byte, readable or not. */
  rescue(): void;
  /** Saves everything and starts the new version. */
  renew(): void;
  /** Reloads the page, because browsers do not request a module again that could not be fetched. Offline it does nothing. */
  reload(): void;
}
