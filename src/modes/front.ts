/** What the page needs of the mode that is played: its outer game, its panels, its sounds, and what is its own of the app. */
import type { Step } from '../flow/trail';
import type { ModeTexts } from '../i18n';
import type { KeyActions } from '../panels/keys';
import type { ModePanels } from '../panels/mode';
import type { GameTypes, Play } from '../rules/core/ruleset';
import type { GameOptions } from '../scenes/game';
import type { Session } from '../session/session';
import type { ModeSounds, Mood, Sound } from '../sound';
import type { CampaignAccess } from '../storage/campaignAccess';
import type { PersistenceRequest } from '../storage/persistence';
import type { WriteQueue } from '../storage/queue';
import type { Saves } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { Store } from '../storage/store';
import type { Tabs } from '../storage/tabs';
import type { Fault } from '../storage/untrusted';
import type {
  CommandOf,
  InteractionOf,
  ModeTypes,
  PlayOf,
  RefusalOf,
  SavedOf,
  ScreenOf,
  SharedApp,
  SheetOf,
} from './types';

/** The machine that leads from screen to screen. It holds the campaign and nothing of the scenario on the table. */
export interface OuterGame<M extends ModeTypes> {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  send(command: CommandOf<M>): void;
}

/** The event after which the table waits until the player goes on. */
export interface Waiting<M extends ModeTypes> {
  readonly event: M['game']['event'];
  readonly play: PlayOf<M>;
  readonly goOn: () => void;
}

/** What an animation shows now, for those few words that follow it while all others stay as they are. */
export interface Telling<E> {
  /** Null: nothing that is put into words. */
  readonly now: E | null;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** What the words around the table are rendered from. */
export interface Around<M extends ModeTypes> {
  /** The table's layout, which says where there is room for them; null: no table is laid. */
  readonly plan: M['plan'] | null;
  readonly notice: string | null;
  /** The play that the table shows; null during an animation. */
  readonly laid: PlayOf<M> | null;
  readonly telling: Telling<M['game']['event']>;
  readonly waiting: Waiting<M> | null;
}

/** What a game is laid on the table with. */
export interface TableInit<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  readonly sound: Sound<M['game']['event']>;
  /** What `load` has fetched for it. */
  readonly variant: M['variant'] | null;
  /** Speed of the animations, 0 to 2; 0: none. */
  readonly speed: () => number;
  /** Whether the odds of a roll are shown. */
  readonly odds: () => boolean;
  /** Whether the table waits after what it shows, step by step. */
  readonly step: () => boolean;
  /** The hand in which the game is held. */
  readonly hand: () => Settings['hand'];
  /** Whether the table is left when the scenario is over: a watched game stays. */
  readonly leaves: () => boolean;
  /** The table waits after an event until the player goes on; null: it goes on. */
  readonly onWait: (event: M['game']['event'] | null, play: PlayOf<M>) => void;
  /** The table shows this play at rest, laid out by this plan. */
  readonly onDrawn: (play: PlayOf<M>, plan: M['plan']) => void;
  /** An animation begins: the player is asked nothing until the next `onDrawn`. */
  readonly onBusy: () => void;
  /** The animation tells of this event now. */
  readonly onTell: (event: M['game']['event']) => void;
  /** A command was given that is not legal now, or that would have no effect. */
  readonly onRefused: (reason: RefusalOf<M>) => void;
  /** A throw has missed. */
  readonly onMiss: () => void;
}

/** What the table scene offers for explaining what is on it. */
export interface TableInspector<M extends ModeTypes> {
  /** Where things lie, by name, in CSS px. */
  places(): Readonly<Record<string, { readonly x: number; readonly y: number }>>;
  /** What is at a point of the screen, in CSS px; null: nothing, or it is moving. */
  look(x: number, y: number): Promise<M['sighting'] | null>;
  /** The press that opened the explanation no longer counts as a tap or a drag. */
  letGo(): void;
}

/** What the table scene offers to the app. */
export interface PaintedTable<M extends ModeTypes> extends TableInspector<M> {
  /** Goes on when the table waits after an event. */
  goOn(): void;
  /** Prints everything again, after a change of texts. */
  reprint(): void;
  /** Lays the table out again, after a change of size. */
  fit(): void;
  /** Resolves when the animations have ended. */
  idle(): Promise<void>;
  drawn(): unknown;
}

/** The canvas with the table on it, and the painters of all that is printed. */
export type Picture<M extends ModeTypes> = M['scenes'] & {
  readonly table: PaintedTable<M>;
  readonly cardPictures: M['app']['cardPictures'];
  /** Fetches what a game on the table is printed with. @returns what it is laid with besides; null: nothing */
  load(book: M['game']['book']): Promise<M['variant'] | null>;
  /** Puts a game on the table, in the place of another. */
  lay(init: TableInit<M>): void;
  clear(): void;
};

/** The module that paints: large, so only ever fetched late. */
export interface Painting<M extends ModeTypes> {
  /** Opens the canvas; the painters' assets must be loaded (app/paints.ts). */
  openPainting(options: Omit<GameOptions, 'scenes'>): Promise<Picture<M>>;
}

/** What the books of a mode are kept with. */
export interface BooksOptions<M extends ModeTypes> {
  readonly store: Store;
  readonly saves: Saves<SavedOf<M>>;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly door: Pick<CampaignAccess, 'open' | 'left'>;
  /** The id of the campaign that is played. */
  inside(): string | undefined;
  now(): number;
  warnOf(fault: Fault): void;
}

/** What the mode's own part of the app may ask of the rest. */
export interface Hall<M extends ModeTypes> {
  readonly navigation: {
    readonly screen: ScreenOf<M>;
    readonly sheet: SheetOf<M> | null;
    send(command: CommandOf<M>): void;
    show(sheet: SheetOf<M> | null): void;
  };
  readonly session: { readonly interaction: InteractionOf<M> | null };
  /** Its `playable`: the game on the table that takes commands; null: there is none. */
  readonly watching: { readonly playable: InteractionOf<M> | null };
  readonly laying: { readonly around: Around<M>; notice(words: string | null): void };
  readonly settings: { readonly current: Settings; reduced(): boolean };
  readonly pictures: { wanted(): Promise<Picture<M>> };
  readonly changes: { changed(): void };
  readonly books: M['books'];
  readonly tabs: Pick<Tabs, 'found'>;
  readonly keeper: Pick<PersistenceRequest, 'ask'>;
  readonly sound: Sound<M['game']['event']>;
  /** Something that is needed cannot be fetched, or has thrown. */
  onFailed(error: unknown): void;
}

/** What the page's audits need of a mode. */
export interface AuditDesk<G extends GameTypes = GameTypes> {
  /** Answers one `AuditTask` (auditServing.ts). */
  worker(): Worker;
  /** Fetches what draws everything hidden of a position anew. Rejects when it cannot be fetched now. */
  redraw(): Promise<(play: Play<G>, seed: string, nth: number) => Play<G>>;
}

/** The sources of randomness. */
export interface Lots {
  /** Random bytes. */
  random(count: number): Uint8Array;
  /** The seed in the address; null: a random one. */
  readonly seed: string | null;
}

export interface Front<M extends ModeTypes> {
  readonly chapters: ModeTexts;
  readonly sounds: ModeSounds<M['game']['event'], CommandOf<M>, ScreenOf<M>>;
  readonly panels: ModePanels<M['app']>;
  readonly keyActions: KeyActions<M['app']>;
  /** Mounts the words around the table. */
  mountHud(root: HTMLElement, app: M['app'], around: () => Around<M>, inspector: TableInspector<M>): unknown;
  /** Mounts the table for keyboard and screen reader. */
  mountMirror(root: HTMLElement, app: M['app'], around: () => Around<M>): unknown;
  /** Starts the outer game. */
  outerGame(): OuterGame<M>;
  /** @param settings as the player has set them by now */
  openInteraction(session: Session<M['game']>, settings: () => Settings): InteractionOf<M>;
  /** What the outer game is told when a play is the last; null: it goes on. */
  ended(play: PlayOf<M>): CommandOf<M> | null;
  /** What it is told when the player gives the scenario up as it stands: it is lost. */
  givenUp(play: PlayOf<M>): CommandOf<M>;
  /** Whether a scenario may be given up while its save has room for more commands. */
  mayGiveUp(play: PlayOf<M>): boolean;
  /** What it is told when a throw is taken back; null: this campaign does not allow it. */
  practised(campaign: M['campaign']): CommandOf<M> | null;
  /** The steps from the title to a screen, without the title. */
  stepsTo(game: Pick<OuterGame<M>, 'screen' | 'campaign' | 'page'>): readonly Step[];
  /** The command that takes a step from the screen before it; null: no command does. */
  commandTo(step: Step): CommandOf<M> | null;
  /** Whether a campaign can be opened by its id alone. */
  canReopen(campaign: { readonly id: string }): boolean;
  /** Whether a campaign is a single scenario: the list does without it. */
  isSingle(campaign: { readonly id: string }): boolean;
  /** The scenario's id, by which its place is chosen for the sound. */
  scenarioOf(play: PlayOf<M>): string;
  /** Whether its music thins out or tightens. */
  moodOf(play: PlayOf<M>): Mood;
  /** Why the table refuses a command, as a sentence. */
  refused(reason: RefusalOf<M>): string;
  /** That a throw has missed, as a sentence. */
  missed(variant: M['variant'] | null): string;
  openBooks(options: BooksOptions<M>): M['books'];
  /** Adds what is the mode's own. */
  appOf(shared: SharedApp<M>, hall: Hall<M>, lots: Lots): M['app'];
  /** The painters; until they are fetched, each print asks for them by `want`. */
  latePrints(here: () => Picture<M> | null, want: () => void): M['app']['cardPictures'];
  readonly auditDesk: AuditDesk<M['game']>;
  /** Fetches the module that paints. Rejects when it cannot be fetched now. */
  fetchPainting(): Promise<Painting<M>>;
}
