/** What the panels of every mode see of the game, and what they may ask of it. A mode's own panels see more: its `app.ts` extends this. */
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

/** Screens that are there whatever is played; a mode adds its pages. */
export type SharedScreen = 'boot' | 'title' | 'campaigns' | 'table';

/** Sheets that lie over a screen, whatever is played; a mode adds its own. What is in the menu, the log and the rules, the mode says. */
export type SharedSheet = 'menu' | 'log' | 'settings' | 'credits' | 'saves' | 'elsewhere' | 'watch' | 'rules' | 'audit';

/** A campaign, as far as every mode has it. */
export interface CampaignHead {
  readonly id: string;
  /** The hero's, or the party's. */
  readonly name: string;
  /** Of one hero; a party has none of its own. */
  readonly level?: number;
}

/** The game on the table, as far as every mode has it. */
export interface TableInteraction {
  readonly session: Session;
  readonly play: Session['play'];
  /** Resolves when those who listen know what has happened; null: they do. */
  readonly notified: Promise<void> | null;
  undo(): boolean;
  redo(): boolean;
  rewind(): boolean;
  /** Null takes back what is pointed at and not said yet. */
  aim(at: null): void;
}

/** `resting`: it goes on when it is opened again. `otherRules`: the game was played by other rules, and can only be watched. */
export type AuditState = 'opening' | 'working' | 'stopped' | 'resting' | 'failed' | 'done' | 'otherRules';

/** The audit of a game, as far as it has come. */
export interface AuditView {
  /** Of the game. */
  readonly id: string;
  readonly state: AuditState;
  readonly found: AuditFound | null;
  /** The game cut into moves; null: nothing was found yet. */
  readonly told: NarratedGame<GameTypes> | null;
  /** False: the browser has no room, and it is gone when the page closes. */
  readonly isKept: boolean;
}

export interface AuditFound {
  readonly sheet: Sheet<GameTypes>;
  readonly points: readonly TurningPoint<GameTypes>[];
  /** Null: it is done. */
  readonly progress: Progress | null;
}

/** A copy that is played on from a moment of a game. */
export interface CopyView {
  /** The round in which it was begun. */
  readonly from: number;
  readonly round: number;
  /** Null: it goes on. */
  readonly outcome: 'won' | 'lost' | null;
}

/** What the panels may ask of copies. */
export interface CopiesApp {
  /** Leaves the copy on the table: it waits, and what was there before is there again. */
  leave(): void;
  /** Begins the copy once more, from the same moment. */
  again(): void;
  /** Lays the copy that waits. */
  goOn(): void;
  /** Throws away the copy that waits. */
  discard(): void;
}

/** What the panels may ask of the audit. */
export interface AuditApp {
  readonly view: AuditView | null;
  /** Opens the audit of the game that is watched, played or has just ended, and works on it. */
  open(): void;
  stop(): void;
  /** Ends the work until the audit is opened again. */
  rest(): void;
  /** Shows the game that is audited after so many commands. */
  watch(at: number): void;
  /** Looks for an audit of the campaign whose outcome is shown. */
  recall(): Promise<boolean>;
}

export interface AppView {
  /** A `SharedScreen`, or one of the mode's. */
  readonly screen: string;
  readonly campaign: CampaignHead | null;
  /** Campaigns that are stored, the one played last first. */
  readonly saves: readonly SaveLine[];
  /** Sentences that the player must see: storage is denied, a save was damaged. */
  readonly warnings: readonly string[];
  /** Of the warnings the one that something is broken: the saves can be taken out beside it. */
  readonly alarm: string | null;
  readonly settings: Settings;
  readonly language: Language;
  /** The running scenario, while the screen is 'table'. */
  readonly interaction: TableInteraction | null;
  /** A played game that is watched: the table shows it instead, and takes no commands. */
  readonly viewing: Viewing | null;
  /** The copy on the table, in place of everything else; null: there is none. */
  readonly copy: CopyView | null;
  /** The copy that was left and can be gone on with; null: there is none. */
  readonly waiting: CopyView | null;
  /** A scenario has just ended here, and can be watched again. */
  readonly finished: boolean;
  /** A `SharedSheet`, or one of the mode's; null: none is open. */
  readonly sheet: string | null;
  /** Where the rules are open, 'R16.2'; empty or null: at their beginning. */
  readonly rule: string | null;
  /** A new version of the game has been fetched; it starts when the player wants it. */
  readonly renewable: boolean;
}

export interface App {
  readonly view: AppView;
  readonly cardPictures: Glyphs<FrameSign>;
  /** What export, import and backups are opened on. */
  readonly transfer: SaveTransferOptions;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  /** To the page where a new campaign is named; of another mode, on a page of its own. */
  create(mode?: ModeId): void;
  resume(id: string): void;
  /** Goes on here with the campaign that another tab has. */
  takeOver(): void;
  /** To the list of all campaigns. */
  list(): void;
  /** Deletes a campaign for good. */
  remove(id: string): void;
  back(): void;
  /** To the title; a scenario under way is kept. */
  quit(): void;
  /** Ends the scenario on the table as lost, where the mode allows it or a save has no room for one more command. */
  giveUp(): void;
  /** From the campaign's page to its scenario under way. */
  toTable(): void;
  /** A dialog is open: Back closes it by `close`. @returns to be called once it is closed */
  cover(close: () => void): () => void;
  /** The page at which a panel with several is open, by the panel's name; null: its first. Reload and Forward return to it. */
  pageOf(panel: string): string | null;
  turn(panel: string, page: string | null): void;
  /** The game that is played, or has just ended here, to be taken along as a code; null: there is none. */
  readonly journal: Journal | null;
  /** Opens a played game by its code, or by a link to it. @returns null, or a sentence why not */
  watch(code: string): Promise<string | null>;
  /** Opens the game on the table, or the one that has just ended, after so many commands. */
  watchAt(at: number): void;
  /** Ends watching: the screen of before is there again, unchanged. */
  stopWatching(): void;
  show(sheet: string | null): void;
  readonly audit: AuditApp;
  readonly copies: CopiesApp;
  /** Plays on in a copy of the game that is audited, watched or played, after so many commands: nothing of it counts. */
  playOn(at: number): void;
  /** Opens the rules reference at a rule or a section, 'R16.2'; where there is none such, at its beginning. */
  showRule(rule: string): void;
  change(settings: Partial<Settings>): void;
  speak(language: Language): void;
  dismiss(warning: string): void;
  /** A panel could not be drawn. */
  broken(error: unknown): void;
  /** Exports all saves byte for byte, readable or not. */
  rescue(): void;
  /** Starts the new version; everything is saved before. */
  renew(): void;
}
