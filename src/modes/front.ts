/** The user interface of a mode as the app sees it: its outer game, panels, sounds and app functions. */

import type { Step } from '../flow/trail';
import type { ModeTexts } from '../i18n';
import type { Journal } from '../journal/journal';
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

/** The state machine of the screens. It holds the campaign and nothing of the scenario on the table. */
export interface OuterGame<M extends ModeTypes> {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  send(command: CommandOf<M>): void;
}

/** The event after which the table pauses until the player continues. */
export interface Pause<M extends ModeTypes> {
  readonly event: M['game']['event'];
  readonly play: PlayOf<M>;
  readonly goOn: () => void;
}

/** The event being animated, for the few panels that follow the animation. */
export interface CurrentEvent<E> {
  /** The event, or null if the table animates none that is narrated. */
  readonly now: E | null;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** The data that the panels around the table are rendered from. */
export interface HudContext<M extends ModeTypes> {
  /** The table's layout, which gives the panels' boxes, or null if there is no table. */
  readonly plan: M['plan'] | null;
  readonly notice: string | null;
  /** The play that the table shows; null during an animation. */
  readonly laid: PlayOf<M> | null;
  readonly currentEvent: CurrentEvent<M['game']['event']>;
  readonly waiting: Pause<M> | null;
}

/** What the app passes to the table scene for a game. */
export interface TableInit<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  readonly sound: Sound<M['game']['event']>;
  /** The result of `Picture.load`. */
  readonly variant: M['variant'] | null;
  /** Speed of the animations from 0 to 2; 0 shows none. */
  readonly speed: () => number;
  /** Whether to show the odds of a roll. */
  readonly odds: () => boolean;
  /** Whether step-by-step mode is on. */
  readonly step: () => boolean;
  /** The hand with which the player holds the device. */
  readonly hand: () => Settings['hand'];
  /** Whether the table is cleared when the scenario ends; that of a watched game stays. */
  readonly leaves: () => boolean;
  /** Called with the event after which the table pauses, and with null when it continues. */
  readonly onWait: (event: M['game']['event'] | null, play: PlayOf<M>) => void;
  /** Called when the table shows the state of a play, with its layout. */
  readonly onDrawn: (play: PlayOf<M>, plan: M['plan']) => void;
  /** Called when an animation begins; panels ask the player nothing until the next `onDrawn`. */
  readonly onBusy: () => void;
  /** Called with the event being animated, so that panels can narrate it. */
  readonly onEvent: (event: M['game']['event']) => void;
  /** Called for a command that is not legal now or would have no effect. */
  readonly onRefused: (reason: RefusalOf<M>) => void;
  /** Called after a throw that missed. */
  readonly onMiss: () => void;
}

/** The table scene's functions for explaining what it shows. */
export interface TableInspector<M extends ModeTypes> {
  /** Positions of things by name, in CSS px. */
  places(): Readonly<Record<string, { readonly x: number; readonly y: number }>>;
  /** The thing at a point of the screen, in CSS px, or null if there is none or an animation is running. */
  look(x: number, y: number): Promise<M['sighting'] | null>;
  /** Cancels the press that opened the explanation, so that it becomes neither a tap nor a drag. */
  letGo(): void;
}

/** The table scene's functions for the app. */
export interface PaintedTable<M extends ModeTypes> extends TableInspector<M> {
  /** Continues after a pause. */
  goOn(): void;
  /** Repaints everything after a change of texts. */
  reprint(): void;
  /** Lays the table out again after a change of size. */
  fit(): void;
  /** Resolves when the animations have ended. */
  idle(): Promise<void>;
  drawn(): unknown;
}

/** The canvas with the table, and the painters of all printed things. */
export type Picture<M extends ModeTypes> = M['scenes'] & {
  readonly table: PaintedTable<M>;
  readonly cardPictures: M['app']['cardPictures'];
  /** Loads the assets of a game. @returns the parts of its variant, or null if it has none */
  load(book: M['game']['book']): Promise<M['variant'] | null>;
  /** Shows a game on the table, replacing another. */
  lay(init: TableInit<M>): void;
  clear(): void;
};

/** The painting module. It is large and therefore always loaded late. */
export interface Painting<M extends ModeTypes> {
  /** Opens the canvas. The painters' assets must be loaded before (app/paints.ts). */
  openPainting(options: Omit<GameOptions, 'scenes'>): Promise<Picture<M>>;
}

/** What a mode needs to open its books, the records that are kept beside the campaigns. */
export interface BooksOptions<M extends ModeTypes> {
  readonly store: Store;
  readonly saves: Saves<SavedOf<M>>;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly door: Pick<CampaignAccess, 'open' | 'left'>;
  /** The id of the campaign that is played now. */
  inside(): string | undefined;
  now(): number;
  warnOf(fault: Fault): void;
}

/** A copy on the table, and the id of the small claim that it plays; null: none. */
interface ClaimCopy<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  readonly claim: string | null;
}

/** The app's services for the mode's own part of the app. */
export interface ModeHost<M extends ModeTypes> {
  readonly navigation: {
    readonly screen: ScreenOf<M>;
    readonly sheet: SheetOf<M> | null;
    send(command: CommandOf<M>): void;
    show(sheet: SheetOf<M> | null): void;
  };
  readonly session: { readonly interaction: InteractionOf<M> | null };
  /** `playable`: the game on the table that accepts commands, or null if there is none. */
  readonly watching: {
    readonly playable: InteractionOf<M> | null;
    readonly copy: ClaimCopy<M> | null;
    readonly waiting: ClaimCopy<M> | null;
  };
  readonly copies: {
    /** Plays a small claim on a copy of its position. */
    begin(play: PlayOf<M>, claim: string): void;
    /** Resumes the waiting copy. */
    goOn(): void;
    /** Shows a game; the sheet that is open now returns afterwards. */
    watch(journal: Journal<M['game']>): Promise<void>;
  };
  readonly tableDisplay: { readonly hudContext: HudContext<M>; notice(words: string | null): void };
  readonly settings: { readonly current: Settings; reduced(): boolean };
  readonly pictures: { load(): Promise<Picture<M>> };
  readonly changes: { changed(): void };
  readonly books: M['books'];
  readonly tabs: Pick<Tabs, 'found'>;
  readonly keeper: Pick<PersistenceRequest, 'ask'>;
  readonly sound: Sound<M['game']['event']>;
  /** Called when something required cannot be loaded or has thrown. */
  onFailed(error: unknown): void;
}

/** What the page needs of a mode to run audits. */
export interface AuditDesk<G extends GameTypes = GameTypes> {
  /** Makes a worker that runs one `AuditTask` (auditServing.ts). */
  worker(): Worker;
  /** Loads the function that draws everything hidden of a position anew. Rejects if it cannot be loaded now. */
  redraw(): Promise<(play: Play<G>, seed: string, nth: number) => Play<G>>;
}

/** The sources of randomness. */
export interface RandomSource {
  /** Random bytes. */
  random(count: number): Uint8Array;
  /** The seed in the address, or null for a random one. */
  readonly seed: string | null;
}

/** The user interface of a mode. */
export interface Front<M extends ModeTypes> {
  readonly chapters: ModeTexts;
  readonly sounds: ModeSounds<M['game']['event'], CommandOf<M>, ScreenOf<M>>;
  readonly panels: ModePanels<M['app']>;
  readonly keyActions: KeyActions<M['app']>;
  /** Mounts the panels around the table. */
  mountHud(root: HTMLElement, app: M['app'], around: () => HudContext<M>, inspector: TableInspector<M>): unknown;
  /** Mounts the mirror: the table as buttons and text, for keyboard and screen reader. */
  mountMirror(root: HTMLElement, app: M['app'], around: () => HudContext<M>): unknown;
  /** Starts the outer game. */
  outerGame(): OuterGame<M>;
  /** @param settings returns the present settings */
  openInteraction(session: Session<M['game']>, settings: () => Settings): InteractionOf<M>;
  /** The command for the outer game after a play, or null if the scenario is not over. */
  ended(play: PlayOf<M>): CommandOf<M> | null;
  /** The command for the outer game when the player gives up: the scenario is lost. */
  givenUp(play: PlayOf<M>): CommandOf<M>;
  /** Whether the player may give up although the save has room for more commands. */
  mayGiveUp(play: PlayOf<M>): boolean;
  /** The command for the outer game when a throw is undone, or null if this campaign does not allow that. */
  practised(campaign: M['campaign']): CommandOf<M> | null;
  /** The steps from the title to a screen, without the title. */
  stepsTo(game: Pick<OuterGame<M>, 'screen' | 'campaign' | 'page'>): readonly Step[];
  /** The command that takes a step from the screen before it, or null if there is none. */
  commandTo(step: Step): CommandOf<M> | null;
  /** Whether a campaign can be opened by its id alone. */
  canReopen(campaign: { readonly id: string }): boolean;
  /** Whether a campaign is a single scenario, which the list omits. */
  isSingle(campaign: { readonly id: string }): boolean;
  /** The scenario's id, which selects the background sound. */
  scenarioOf(play: PlayOf<M>): string;
  /** The mood of the music. */
  moodOf(play: PlayOf<M>): Mood;
  /** The sentence for a refused command. */
  refused(reason: RefusalOf<M>): string;
  /** The sentence for a throw that missed. */
  missed(variant: M['variant'] | null): string;
  openBooks(options: BooksOptions<M>): M['books'];
  /** Adds the mode's own functions to the shared app. */
  appOf(shared: SharedApp<M>, hall: ModeHost<M>, lots: RandomSource): M['app'];
  /** Fallbacks for the painters; until the painters are loaded, each print calls `want`. */
  latePrints(here: () => Picture<M> | null, want: () => void): M['app']['cardPictures'];
  readonly auditDesk: AuditDesk<M['game']>;
  /** Loads the book and the texts of the played lesson; null: there is none. Rejects if they cannot be loaded now. */
  readonly lesson: (() => Promise<M['game']['book']>) | null;
  /** Loads the painting module. Rejects if it cannot be loaded now. */
  fetchPainting(): Promise<Painting<M>>;
}
