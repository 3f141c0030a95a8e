/** Bundles the types of a mode for code that serves all modes. */
import type { SharedCommand } from '../flow/screens';
import type { App, AppView, CampaignHead, SharedScreen, SharedSheet, TableInteraction } from '../panels/app';
import type { Play } from '../rules/core/ruleset';
import type { Session } from '../session/session';
import type * as viewing from '../session/viewing';
import type { RecordMerger } from '../storage/merge';
import type { SavedTypes } from '../storage/schema';

/** The types of one mode, bundled so that generic code needs only one type parameter. No value has this type. */
export interface ModeTypes extends SavedTypes {
  readonly campaign: SavedTypes['campaign'] & CampaignHead;
  /** The session together with the player's unfinished selection. */
  readonly interaction: TableInteraction;
  /** A reason for which the table refuses a command that the rules allow. */
  readonly refusal: string;
  /** Commands of the screen machine, which lead from screen to screen. */
  readonly command: { readonly type: string };
  readonly screen: string;
  /** The page that the current screen shows, such as the outcome of a scenario. */
  readonly page: unknown;
  readonly sheet: string;
  readonly app: App;
  /** The table's layout with the boxes of the panels. */
  readonly plan: object;
  /** What the table needs to show a variant of the rules, such as the on-table variant (R2.2). */
  readonly variant: unknown;
  /** A thing on the table that can be explained. */
  readonly explainTarget: unknown;
  /** Functions that open scenes of the canvas other than the table. */
  readonly scenes: object;
  /** The records that are stored in addition to the campaigns, such as statistics. */
  readonly records: ModeRecords;
}

export interface ModeRecords<S extends Pick<SavedTypes, 'game'> = SavedTypes> {
  /** Adds a finished scenario to the statistics and to the mode's other records. */
  countFinished(session: Session<S['game']>): void;
  /** Opens the library of scenario packs. Rejects if it cannot be opened now. */
  loadPacks(): Promise<unknown>;
  /** Whether the entry under a key of the store is a pack of this mode. */
  isPack(key: string): boolean;
  /** The function that merges two versions of the record under a key; null if this mode merges no record under this key. */
  mergerOf(key: string): RecordMerger | null;
  /** Drops the packs that are in memory, because the store's records have been replaced and must be read again. */
  dropPackCache(): void;
}

/** The types of a mode's saved data. */
export type SavedOf<M extends ModeTypes> = { readonly game: M['game']; readonly campaign: M['campaign'] };
export type PlayOf<M extends ModeTypes> = Play<M['game']>;
export type RefusalOf<M extends ModeTypes> = M['game']['reason'] | M['refusal'];
export type CommandOf<M extends ModeTypes> = M['command'] | SharedCommand<M['campaign']>;
export type ScreenOf<M extends ModeTypes> = M['screen'] | SharedScreen;
export type SheetOf<M extends ModeTypes> = M['sheet'] | SharedSheet;
export type InteractionOf<M extends ModeTypes> = M['interaction'] & {
  readonly session: Session<M['game']>;
  readonly play: PlayOf<M>;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
};
export type ViewingOf<M extends ModeTypes> = viewing.Viewing<M['game'], InteractionOf<M>>;

/** The part of the app's state that panels read. */
export interface ViewOf<M extends ModeTypes> extends AppView {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  readonly interaction: InteractionOf<M> | null;
  readonly sheet: SheetOf<M> | null;
}

/** The app's functions that the panels of every mode may call. */
export interface SharedApp<M extends ModeTypes> extends App {
  readonly view: ViewOf<M>;
  readonly cardPictures: M['app']['cardPictures'];
  show(sheet: SheetOf<M> | null): void;
}
