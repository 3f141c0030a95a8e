/** The types of a mode, bundled for everything that serves all modes. */
import type { SharedCommand } from '../flow/screens';
import type { App, AppView, CampaignHead, SharedScreen, SharedSheet, TableInteraction } from '../panels/app';
import type { Play } from '../rules/core/ruleset';
import type { Session } from '../session/session';
import type * as viewing from '../session/viewing';
import type { RecordMerger } from '../storage/merge';
import type { SavedTypes } from '../storage/schema';

/** A type only; there is no value of it. */
export interface ModeTypes extends SavedTypes {
  readonly campaign: SavedTypes['campaign'] & CampaignHead;
  /** The player's side of the table. */
  readonly interaction: TableInteraction;
  /** Why the table refuses a command that the rules allow. */
  readonly refusal: string;
  /** Commands of the outer game, the way from screen to screen. */
  readonly command: { readonly type: string };
  readonly screen: string;
  /** What is open on the page of a scenario; null: none is. */
  readonly page: unknown;
  readonly sheet: string;
  readonly app: App;
  /** Where the words around the table have room. */
  readonly plan: object;
  /** What only some games need on the table. */
  readonly variant: unknown;
  /** What can be asked about on the table. */
  readonly sighting: unknown;
  /** What the canvas shows besides the table. */
  readonly scenes: object;
  /** What is kept beside the campaigns. */
  readonly books: ModeBooks;
}

export interface ModeBooks<S extends Pick<SavedTypes, 'game'> = SavedTypes> {
  /** Counts a scenario that is over in the statistics. */
  count(session: Session<S['game']>): void;
  /** Fetches the reader of scenario packs. Rejects when it cannot be fetched now. */
  packs(): Promise<unknown>;
  /** What two records under a key come to, of which one was kept apart; null: the key is none of the mode's own. */
  mergerOf(key: string): RecordMerger | null;
  /** The store holds other records now: what was read of it before is read again. */
  moved(): void;
}

/** What of them is saved. */
export type SavedOf<M extends ModeTypes> = { readonly game: M['game']; readonly campaign: M['campaign'] };
export type PlayOf<M extends ModeTypes> = Play<M['game']>;
export type RefusalOf<M extends ModeTypes> = M['game']['reason'] | M['refusal'];
export type CommandOf<M extends ModeTypes> = M['command'] | SharedCommand<M['campaign']>;
export type ScreenOf<M extends ModeTypes> = M['screen'] | SharedScreen;
export type SheetOf<M extends ModeTypes> = M['sheet'] | SharedSheet;
export type InteractionOf<M extends ModeTypes> = M['interaction'] & {
  readonly session: Session<M['game']>;
  readonly play: PlayOf<M>;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
};
export type ViewingOf<M extends ModeTypes> = viewing.Viewing<M['game'], InteractionOf<M>>;

/** What the panels see. */
export interface ViewOf<M extends ModeTypes> extends AppView {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  readonly interaction: InteractionOf<M> | null;
  readonly sheet: SheetOf<M> | null;
}

/** What every mode's panels may ask. */
export interface SharedApp<M extends ModeTypes> extends App {
  readonly view: ViewOf<M>;
  readonly cardPictures: M['app']['cardPictures'];
  show(sheet: SheetOf<M> | null): void;
}
