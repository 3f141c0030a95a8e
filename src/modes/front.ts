/** Defines the interface between the app and a mode's user interface: screen machine, panels, table scene, app functions. */
import type { AuditedMode } from '../audit/mode';
import type { Step } from '../flow/trail';
import type { ModeTexts } from '../i18n';
import type { Journal } from '../journal/journal';
import type { KeyActions } from '../panels/keys';
import type { ModePanels } from '../panels/mode';
import type { GameTypes } from '../rules/core/ruleset';
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

/** The screen machine. It holds the campaign but not the state of the running scenario. */
export interface ScreenMachine<M extends ModeTypes> {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  send(command: CommandOf<M>): void;
}

/** A pause of the table after an event, until the player continues. */
export interface Pause<M extends ModeTypes> {
  readonly event: M['game']['event'];
  readonly play: PlayOf<M>;
  readonly resume: () => void;
}

/** Provides the event that is being animated to the few panels that follow the animation. */
export interface CurrentEvent<E> {
  /** The last event of the running animation that has a sentence in the log; null if there is none. */
  readonly now: E | null;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** The data from which the panels around the table are rendered. */
export interface HudContext<M extends ModeTypes> {
  /** The table's layout with the positions of the panels; null if no table is shown. */
  readonly plan: M['plan'] | null;
  /** A text that panels show at the prompt, such as a hint or the reason of a refusal. */
  readonly notice: string | null;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: PlayOf<M> | null;
  readonly currentEvent: CurrentEvent<M['game']['event']>;
  /** The pause of the table; null if the table does not pause. */
  readonly waiting: Pause<M> | null;
}

/** The data and callbacks that the app passes to the table scene to show a game. */
export interface TableInit<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  readonly sound: Sound<M['game']['event']>;
  /** The result of `Picture.load`. */
  readonly variant: M['variant'] | null;
  /** The speed of the animations as a factor: 1 is normal, 2 is twice as fast, 0 shows no animations. */
  speed(): number;
  /** Whether to show the odds of a roll. */
  showsOdds(): boolean;
  /** Whether step-by-step mode is on. */
  isStepMode(): boolean;
  /** The hand with which the player holds the device. */
  hand(): Settings['hand'];
  /** Whether to clear the table when the scenario ends. The table of a watched game stays. */
  clearsAtEnd(): boolean;
  /** Called with the event after which the table pauses, and with null when it continues. */
  onWait(event: M['game']['event'] | null, play: PlayOf<M>): void;
  /** Called with a play and the table's layout when the table shows the state of the play. */
  onDrawn(play: PlayOf<M>, plan: M['plan']): void;
  /** Called with the layout for the next play, before the table's pictures move to their places in it. */
  onPlan(plan: M['plan']): void;
  /** Called when an animation begins. Panels offer no commands until the next `onDrawn`. */
  onBusy(): void;
  /** Called with the event being animated, so that panels can narrate it. */
  onEvent(event: M['game']['event']): void;
  /** Called when the player tries a command that is not legal now or would have no effect. */
  onRefused(reason: RefusalOf<M>): void;
  /** Called after the player has thrown the HP card and the card has missed the target area. */
  onMiss(): void;
}

/** Functions of the table scene for explaining the things on the table. */
export interface TableInspector<M extends ModeTypes> {
  /** Positions of things by name, in CSS px. */
  places(): Readonly<Record<string, { readonly x: number; readonly y: number }>>;
  /** The thing at a point of the screen, in CSS px, or null if there is none or an animation is running. */
  look(x: number, y: number): Promise<M['explainTarget'] | null>;
  /** Cancels the press that opened the explanation, so that it becomes neither a tap nor a drag. */
  cancelPress(): void;
}

/** Functions of the table scene that the app calls. */
export interface PaintedTable<M extends ModeTypes> extends TableInspector<M> {
  /** Continues after a pause. */
  resume(): void;
  /** Repaints everything after the language has changed. */
  reprint(): void;
  /** Calculates the layout again after the window's size has changed. */
  fit(): void;
  /** Resolves when the animations have ended. */
  idle(): Promise<void>;
  /** Lists every visible object, for tests. */
  drawn(): unknown;
}

/** The canvas with the table, and the painters of all printed things. */
export type Picture<M extends ModeTypes> = M['scenes'] & {
  readonly table: PaintedTable<M>;
  readonly cardPictures: M['app']['cardPictures'];
  /** Loads the assets of a game. @returns what the table needs to show the variant that the game uses; null if it needs nothing */
  load(book: M['game']['book']): Promise<M['variant'] | null>;
  /** Shows a game on the table, in place of a game that the table showed before. */
  show(init: TableInit<M>): void;
  /** Removes the game from the table. */
  clear(): void;
};

/** The module with Phaser and the painters. It is large and therefore loaded on demand. */
export interface Painting<M extends ModeTypes> {
  /** Opens the canvas. The painters' assets must be loaded before (app/painterAssets.ts). */
  openPainting(options: Omit<GameOptions, 'scenes'>): Promise<Picture<M>>;
}

/** The services that a mode needs to open its `records`: the records stored in addition to the campaigns (statistics, packs). */
export interface RecordsOptions<M extends ModeTypes> {
  readonly store: Store;
  readonly saves: Saves<SavedOf<M>>;
  readonly tabs: Tabs;
  readonly queue: WriteQueue;
  readonly access: Pick<CampaignAccess, 'open' | 'waitUntilLeft'>;
  /** @returns the id of the open campaign; undefined if no campaign is open */
  openCampaignId(): string | undefined;
  now(): number;
  warnOf(fault: Fault): void;
}

/** A copy of a game, made to try a small claim or other commands. */
interface ClaimCopy<M extends ModeTypes> {
  readonly interaction: InteractionOf<M>;
  /** The id of the small claim that the player tries on the copy; null if the copy is not for a claim. */
  readonly claim: string | null;
}

/** The services of the app that a mode's own app functions use. */
export interface ModeHost<M extends ModeTypes> {
  readonly navigation: {
    readonly screen: ScreenOf<M>;
    readonly sheet: SheetOf<M> | null;
    send(command: CommandOf<M>): void;
    show(sheet: SheetOf<M> | null): void;
  };
  readonly session: { readonly interaction: InteractionOf<M> | null };
  readonly watching: {
    /** The game on the table, if it accepts commands; otherwise null. */
    readonly playable: InteractionOf<M> | null;
    /** The copy on the table; null if there is none. */
    readonly copy: ClaimCopy<M> | null;
    /** The copy that the player left and can resume; null if there is none. */
    readonly waitingCopy: ClaimCopy<M> | null;
  };
  readonly copies: {
    /** Plays a small claim on a copy of its position. */
    begin(play: PlayOf<M>, claim: string): void;
    /** Resumes the copy in `watching.waitingCopy`. */
    resume(): void;
    /** Shows a recorded game. When the player leaves the recorded game, the sheet that was open before opens again. */
    watch(journal: Journal<M['game']>): Promise<void>;
  };
  readonly tableDisplay: { readonly hudContext: HudContext<M>; showNotice(words: string | null): void };
  readonly settings: { readonly current: Settings; isMotionReduced(): boolean };
  readonly pictures: { load(): Promise<Picture<M>> };
  readonly changes: { changed(): void };
  readonly records: M['records'];
  readonly tabs: Pick<Tabs, 'claimNew'>;
  readonly keeper: Pick<PersistenceRequest, 'ask'>;
  readonly sound: Sound<M['game']['event']>;
  /** Called when something required cannot be loaded or has thrown. */
  onFailed(error: unknown): void;
}

/** The functions that a mode provides so that the page can run audits. */
export interface AuditProvider<G extends GameTypes = GameTypes> {
  /** Makes a worker that runs one `AuditTask` (auditServing.ts). */
  worker(): Worker;
  /** Loads the function that redraws all hidden information of a position. Rejects if it cannot be loaded now. */
  fetchRedraw(): Promise<Pick<AuditedMode<G>, 'redraw'>>;
}

/** The sources of randomness. */
export interface RandomSource {
  /** @returns `count` random bytes */
  random(count: number): Uint8Array;
  /** The seed that the page's address contains; null if seeds are to be random. */
  readonly seed: string | null;
}

/** The user interface of a mode. */
export interface Front<M extends ModeTypes> {
  readonly chapters: ModeTexts;
  readonly sounds: ModeSounds<M['game']['event'], CommandOf<M>, ScreenOf<M>>;
  readonly panels: ModePanels<M['app']>;
  readonly keyActions: KeyActions<M['app']>;
  /** Mounts the panels around the table. */
  mountHud(root: HTMLElement, app: M['app'], hudContext: () => HudContext<M>, inspector: TableInspector<M>): unknown;
  /** Mounts the mirror, which shows the table as buttons and text for keyboard and screen reader. */
  mountMirror(root: HTMLElement, app: M['app'], hudContext: () => HudContext<M>): unknown;
  /** Starts the screen machine. */
  startScreenMachine(): ScreenMachine<M>;
  /** Opens the interaction of a session. @param settings returns the current settings */
  openInteraction(session: Session<M['game']>, settings: () => Settings): InteractionOf<M>;
  /** The command that tells the screen machine the result of a play; null if the scenario is not over. */
  endCommand(play: PlayOf<M>): CommandOf<M> | null;
  /** The command that tells the screen machine that the player gave up, which loses the scenario. */
  giveUpCommand(play: PlayOf<M>): CommandOf<M>;
  /** Whether the player may give up now. (When the journal is full, giving up is always allowed.) */
  mayGiveUp(play: PlayOf<M>): boolean;
  /**
   * The command that tells the screen machine that the player took back a random result. Null if the campaign does not allow the player to
   * take back random results.
   */
  practiceCommand(campaign: M['campaign']): CommandOf<M> | null;
  /** The steps from the title to a screen. The title itself is left out. */
  stepsTo(game: Pick<ScreenMachine<M>, 'screen' | 'campaign' | 'page'>): readonly Step[];
  /** The command that leads from the previous screen to the screen of a step; null if there is none. */
  commandTo(step: Step): CommandOf<M> | null;
  /** Whether the app can open a campaign if it knows only the id, for example from the browser's history. */
  canReopen(campaign: { readonly id: string }): boolean;
  /** Whether a campaign consists of a single scenario. The list of campaigns leaves such a campaign out. */
  isSingle(campaign: { readonly id: string }): boolean;
  /** The id of the scenario, which selects the background sound. */
  scenarioOf(play: PlayOf<M>): string;
  /** The mood of the music. */
  moodOf(play: PlayOf<M>): Mood;
  /** The sentence for a refused command. */
  refusalText(reason: RefusalOf<M>): string;
  /** The sentence for a throw that missed. */
  missText(variant: M['variant'] | null): string;
  /** Opens the records that the mode stores in addition to the campaigns. */
  openRecords(options: RecordsOptions<M>): M['records'];
  /** Adds the mode's own functions to the shared app. */
  appOf(shared: SharedApp<M>, host: ModeHost<M>, randomSource: RandomSource): M['app'];
  /** Functions that paint if `here` returns the picture; otherwise they only call `want`, which loads the picture. */
  lazyPainters(here: () => Picture<M> | null, want: () => void): M['app']['cardPictures'];
  readonly auditProvider: AuditProvider<M['game']>;
  /** Loads the book and the texts of the interactive lesson; null if the mode has none. Rejects if they cannot be loaded now. */
  readonly lesson: (() => Promise<M['game']['book']>) | null;
  /** Loads the icons that the mode's painters need. Rejects if they cannot be loaded now. */
  readonly loadIcons: () => Promise<void>;
  /** Loads the painting module. Rejects if it cannot be loaded now. */
  fetchPainting(): Promise<Painting<M>>;
}
