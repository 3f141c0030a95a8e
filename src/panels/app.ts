/** Defines the app's data and actions that the panels of every mode use. Each mode's `app.ts` extends these types. */
import type { Progress } from '../audit/audit';
import type { Sheet } from '../audit/sheet';
import type { TurningPoint } from '../audit/turningPoints';
import type { Language } from '../i18n';
import type { NarratedGame } from '../i18n/auditWords';
import type { Journal } from '../journal/journal';
import type { GameTypes, ModeId } from '../rules/core/ruleset';
import type { Session } from '../session/session';
import type { Viewing } from '../session/viewing';
import type { SaveLine } from '../storage/saveLines';
import type { Settings } from '../storage/settings';
import type { SaveTransferOptions } from '../storage/transfer';
import type { Glyphs } from './CardPicture';
import type { FrameSign } from './PageHeader';

/** The screens that every mode has. Each mode adds its own screens. */
export type SharedScreen = 'boot' | 'title' | 'campaigns' | 'table';

/** The sheets that every mode has. Each mode adds its own sheets, and provides the contents of `menu`, `log` and `rules`. */
export type SharedSheet =
  | 'menu'
  | 'log'
  | 'settings'
  | 'keys'
  | 'credits'
  | 'saves'
  | 'elsewhere'
  | 'watch'
  | 'rules'
  | 'audit';

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
  /** Resolves when the listeners have received all changes. Null if no changes are pending. */
  readonly notified: Promise<void> | null;
  undo(): boolean;
  redo(): boolean;
  rewind(): boolean;
  /** Clears the draft; in hand only its path. */
  clearDraft(): void;
}

/**
 * `stopped`: the player has stopped the calculation. `resting`: the app has paused the calculation, and continues when the sheet is visible
 * again. `otherRules`: the game cannot be replayed, because it was played with another version of the rules.
 */
export type AuditState = 'opening' | 'working' | 'stopped' | 'resting' | 'failed' | 'done' | 'otherRules';

/** The audit of a game with its results so far. */
export interface AuditView {
  /** The id of the game. */
  readonly id: string;
  readonly state: AuditState;
  readonly results: AuditResults | null;
  /** The game divided into moves, with the data to describe them; null if there are no results yet. */
  readonly narratedGame: NarratedGame<GameTypes> | null;
  /** Whether the audit is stored. If the browser has no room for the audit, the audit is lost when the page closes. */
  readonly isStored: boolean;
  /** Whether the player has given up the game. A game that is given up counts as lost, although no rule has ended it. */
  readonly isGivenUp: boolean;
}

/** The results of an audit so far. */
export interface AuditResults {
  readonly sheet: Sheet<GameTypes>;
  readonly points: readonly TurningPoint<GameTypes>[];
  /** How far the audit is; null if it is complete. */
  readonly progress: Progress | null;
}

/** A copy that continues a game from one of its positions. The copy does not count for the campaign. */
export interface CopyView {
  /** Whether the copy is an attempt at a small claim. */
  readonly isClaim: boolean;
  /** The round in which the copy begins. */
  readonly firstRound: number;
  /** The current round of the copy. */
  readonly round: number;
  /** The result of the copy; null if it is not over yet. */
  readonly outcome: 'won' | 'lost' | null;
  /** Whether the copy is the interactive lesson, which continues no game. */
  readonly isLesson: boolean;
}

/** Actions on copies. */
export interface CopiesApp {
  /** Leaves the copy and returns to the previous screen. `resumeCopy` can resume the copy later, except the lesson. */
  leave(): void;
  /** Restarts the copy from its first position; restarts the lesson if the copy is the lesson. */
  restart(): void;
  /** Starts the lesson. When the player leaves the lesson, the app returns to the screen from which the lesson was started. */
  startLesson(): void;
  /** Resumes the copy that the player left. */
  resumeCopy(): void;
  /** Discards the copy that the player left. */
  discard(): void;
}

/** Actions on the audit. */
export interface AuditApp {
  readonly view: AuditView | null;
  /** Opens the audit of the game that is watched, played or just over, and starts the calculation. */
  open(): void;
  /** Stops the calculation until `open` is called. For the player's button: the state becomes `stopped`. */
  stop(): void;
  /** Stops the calculation until `open` is called. For pauses by the app: the state becomes `resting`. */
  pause(): void;
  /** Shows the audited game after `at` commands. */
  watch(at: number): void;
  /** Loads the stored audit of the game whose outcome is shown. @returns whether there is a stored audit */
  restoreLast(): Promise<boolean>;
}

export interface AppView {
  /** The current screen: a `SharedScreen` or a screen of the mode. */
  readonly screen: string;
  readonly campaign: CampaignHead | null;
  /** The stored campaigns. The campaign played last comes first. */
  readonly saves: readonly SaveLine[];
  /** Sentences that the player must read, for example that storage is denied or a save is damaged. */
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
  /** The copy that the player left and can resume; null if there is none. */
  readonly waitingCopy: CopyView | null;
  /** Whether a scenario has ended since the browser loaded the app. If so, the player can watch the recorded game. */
  readonly finished: boolean;
  /** The open sheet: a `SharedSheet` or a sheet of the mode; null if none is open. */
  readonly sheet: string | null;
  /** The rule at which the reference is open, such as 'R16.2'; empty or null for the beginning of the reference. */
  readonly rule: string | null;
  /** Whether a new version of the game is downloaded and waits for the player to start it. */
  readonly isUpdateReady: boolean;
}

export interface App {
  readonly view: AppView;
  readonly cardPictures: Glyphs<FrameSign>;
  /** Options for export, import and backups. */
  readonly transfer: SaveTransferOptions;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Opens the page that begins a new campaign. For another mode, the browser first loads the app again in that mode. */
  openNewCampaign(mode?: ModeId): void;
  resume(id: string): void;
  /** Resumes in this tab the campaign that another tab plays; the other tab leaves the campaign. */
  takeOver(): void;
  /** Loads the app in another mode and opens the packs there. @param text the text of a pack to inspect there; null if there is none */
  packsOf(mode: ModeId, text: string | null): Promise<void>;
  /** Opens the page of a small claim. For a claim of another mode, the browser first loads the app again in that mode. */
  openClaim(mode: ModeId, id: string): void;
  /** Opens the list of all campaigns. */
  showCampaigns(): void;
  /** Deletes a campaign permanently. */
  remove(id: string): void;
  /** Returns to the previous screen. */
  back(): void;
  /** Returns to the title; the current scenario is saved. */
  quit(): void;
  /** Ends the current scenario as lost, if the mode allows giving up or if the journal is full. */
  giveUp(): void;
  /** Returns from the campaign's page to its current scenario. */
  returnToTable(): void;
  /** Registers an open dialog: the browser's Back button calls `close`. @returns a function to call when the dialog has closed */
  registerDialog(close: () => void): () => void;
  /** The open page of a panel with several pages; null for the panel's first page. The browser's Reload and Forward restore the page. */
  pageOf(panel: string): string | null;
  showPage(panel: string, page: string | null): void;
  /** The journal of the game that is played or has just ended, so that it can be shared; null if there is no such game. */
  readonly journal: Journal | null;
  /** Opens a recorded game by its code or link. @returns null, or a sentence that says why it cannot be opened */
  watch(code: string): Promise<string | null>;
  /** Shows the current game, or the game just ended, read-only in the position after `at` commands. */
  watchAt(at: number): void;
  /** Ends watching and returns to the previous screen, unchanged. */
  stopWatching(): void;
  /** Opens a sheet; null closes the open sheet. */
  show(sheet: string | null): void;
  readonly audit: AuditApp;
  readonly copies: CopiesApp;
  /** Starts a copy of the audited, watched or current game in the position after `at` commands. */
  startCopy(at: number): void;
  /** Opens the reference at a rule or section, such as 'R16.2'; at the beginning if there is no such rule. */
  showRule(rule: string): void;
  changeSettings(settings: Partial<Settings>): void;
  changeLanguage(language: Language): void;
  dismiss(warning: string): void;
  /** Reports that a panel could not be rendered. */
  reportBroken(error: unknown): void;
  /** Exports all saves exactly as stored, even saves that cannot be read. */
  exportAllSaves(): void;
  /** Saves everything and starts the new version. */
  startNewVersion(): void;
  /**
   * Saves everything and reloads the page: most browsers never request a failed module again without a reload. Does nothing while the
   * browser is offline.
   */
  reload(): void;
}
