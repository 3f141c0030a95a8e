/** What the page needs of the mode that is played: its outer game, its panels, its sounds, and what is its own of the app. */
import type { ModeTexts } from '../i18n';
import type { KeyActions } from '../panels/keys';
import type { ModePanels } from '../panels/mode';
import type { GameOptions } from '../scenes/game';
import type { Session } from '../session/session';
import type { ModeSounds, Sound } from '../sound';
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

/** The way from screen to screen. It holds the campaign and nothing of the scenario on the table. */
export interface OuterGame<M extends ModeTypes> {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  send(command: CommandOf<M>): void;
}

/** What waits to be waved on. */
export interface Waiting<M extends ModeTypes> {
  readonly event: M['game']['event'];
  readonly play: PlayOf<M>;
  readonly goOn: () => void;
}

/** What the words around the table go by. */
export interface Around<M extends ModeTypes> {
  /** Where there is room for them. */
  readonly plan: M['plan'] | null;
  readonly notice: string | null;
  /** The play that the table shows; null while something is being shown. */
  readonly laid: PlayOf<M> | null;
  readonly waiting: Waiting<M> | null;
}

/** What a game is laid on the table with. */
export interface TableInit<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  readonly sound: Sound<M['game']['event']>;
  /** What `load` has fetched for it. */
  readonly variant: M['variant'] | null;
  /** 0 to 2; 0: nothing moves. */
  readonly speed: () => number;
  /** Whether the odds of a roll are shown. */
  readonly odds: () => boolean;
  /** Whether the table waits after what it shows, step by step. */
  readonly step: () => boolean;
  /** The hand in which the game is held. */
  readonly hand: () => Settings['hand'];
  /** The table waits after an event until the player goes on; null: it goes on. */
  readonly onWait: (event: M['game']['event'] | null, play: PlayOf<M>) => void;
  /** A play lies on the table, and the words have room there. */
  readonly onLaid: (play: PlayOf<M>, plan: M['plan']) => void;
  /** Something is being shown: the player is asked nothing until the next `onLaid`. */
  readonly onBusy: () => void;
  /** A command was given that is not legal now, or that would have no effect. */
  readonly onRefused: (reason: RefusalOf<M>) => void;
  /** A throw has missed. */
  readonly onMiss: () => void;
}

/** What the table scene lends to whoever asks what something is. */
export interface TableInspector<M extends ModeTypes> {
  /** Where things lie, by name, in CSS px. */
  places(): Readonly<Record<string, { readonly x: number; readonly y: number }>>;
  /** What lies at a point of the screen; null: nothing, or it is moving. */
  look(x: number, y: number): Promise<M['sighting'] | null>;
  /** The press that asked is no tap and no drag any more. */
  letGo(): void;
}

/** What the table scene lends. */
export interface PaintedTable<M extends ModeTypes> extends TableInspector<M> {
  /** Waves on what waits. */
  goOn(): void;
  /** The texts have changed. */
  reprint(): void;
  /** There is more or less room. */
  fit(): void;
  /** Resolves when nothing moves any more. */
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

/** What paints: large, and only ever fetched late. */
export interface Painting<M extends ModeTypes> {
  /** Opens the canvas; what the painters need is there. */
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
  readonly laying: { readonly around: Around<M>; notice(words: string | null): void };
  readonly settings: { readonly current: Settings; reduced(): boolean };
  readonly pictures: { wanted(): Promise<Picture<M>> };
  readonly changes: { changed(): void };
  readonly books: M['books'];
  readonly tabs: Pick<Tabs, 'found'>;
  readonly keeper: Pick<PersistenceRequest, 'ask'>;
  readonly sound: Sound<M['game']['event']>;
  /** Something that was wanted cannot be had, or is broken. */
  onFailed(error: unknown): void;
}

/** What decides what is not chosen. */
export interface Lots {
  /** Bytes of chance. */
  random(count: number): Uint8Array;
  /** The seed that the address asks for; null: by lot. */
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
  mountMirror(root: HTMLElement, app: M['app']): unknown;
  /** Starts the outer game. */
  outerGame(): OuterGame<M>;
  openInteraction(session: Session<M['game']>): InteractionOf<M>;
  /** What the outer game is told when a play is the last; null: it goes on. */
  ended(play: PlayOf<M>): CommandOf<M> | null;
  /** What it is told when a throw is taken back; null: in this campaign, throws stand. */
  practised(campaign: M['campaign']): CommandOf<M> | null;
  /** Whether a campaign is a single scenario: the list does without it. */
  isSingle(campaign: { readonly id: string }): boolean;
  /** The scenario's id: what its table sounds like. */
  scenarioOf(play: PlayOf<M>): string;
  /** Why the table refuses a command, as a sentence. */
  refused(reason: RefusalOf<M>): string;
  /** That a throw has missed, as a sentence. */
  missed(variant: M['variant'] | null): string;
  openBooks(options: BooksOptions<M>): M['books'];
  /** Adds what is the mode's own. */
  appOf(shared: SharedApp<M>, hall: Hall<M>, lots: Lots): M['app'];
  /** The painters; as long as they are on their way each print asks for them by `want`. */
  latePrints(here: () => Picture<M> | null, want: () => void): M['app']['cardPictures'];
  /** Fetches what paints. Rejects when it cannot be had now. */
  fetchPainting(): Promise<Painting<M>>;
}
