/** What the panels of every mode see of the game, and what they may ask of it. A mode's own panels see more: its `app.ts` extends this. */
import type { Language } from '../i18n';
import type { Journal } from '../journal/journal';
import type { ModeId } from '../rules/core/ruleset';
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
export type SharedSheet = 'menu' | 'log' | 'settings' | 'credits' | 'saves' | 'elsewhere' | 'watch' | 'rules';

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
  readonly told: Promise<void> | null;
  undo(): boolean;
  redo(): boolean;
  rewind(): boolean;
  /** Null takes back what is pointed at and not said yet. */
  aim(at: null): void;
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
