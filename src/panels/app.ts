/** What the panels see of the game, and what they may ask of it. app/appOf.ts makes one. */
import type { Campaign, Variants } from '../flow/inHand/campaign';
import type { GameContext, Screen } from '../flow/inHand/game';
import type { Language } from '../i18n';
import type { PackRoom } from '../packs/inHand';
import type { CardId, Face, ItemId, ScenarioLevel } from '../rules/inHand/vocabulary';
import type { Interaction } from '../session/inHand/interaction';
import type { Tally } from '../session/inHand/tally';
import type { Viewing } from '../session/viewing';
import type { DayView } from '../storage/inHand/daily';
import type { SaveLine } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { SaveTransfer } from '../storage/transfer';
import type { Read } from '../storage/untrusted';
import type { CardPictures } from './CardPicture';

/** Sheets that lie over a screen. */
export const SHEETS = [
  'menu',
  'log',
  'settings',
  'credits',
  'saves',
  'elsewhere',
  'stats',
  'daily',
  'practice',
  'watch',
  'packs',
  'rules',
] as const;
export type Sheet = (typeof SHEETS)[number];

export interface AppView {
  readonly screen: Screen;
  readonly campaign: Campaign | null;
  readonly page: GameContext['page'];
  /** Campaigns that are stored, the one played last first. */
  readonly saves: readonly SaveLine[];
  /** Sentences that the player must see: storage is denied, a save was damaged. */
  readonly warnings: readonly string[];
  /** Of the warnings the one that something is broken: the saves can be taken out beside it. */
  readonly alarm: string | null;
  readonly settings: Settings;
  readonly language: Language;
  /** The running scenario, while the screen is 'table'. */
  readonly interaction: Interaction | null;
  /** A played game that is looked at: it lies on the table instead, and nothing can be said. */
  readonly viewing: Viewing | null;
  /** A scenario has just ended here, and can be watched again. */
  readonly finished: boolean;
  readonly sheet: Sheet | null;
  /** Where the rules are open, 'R16.2'; empty or null: at their beginning. */
  readonly rule: string | null;
  /** A new version of the game is here and waits to be wanted. */
  readonly renewable: boolean;
}

/** The ruler, thrown for practice. */
export interface Practice {
  /** Throws without a hand. */
  roll(): void;
  close(): void;
}

export interface App {
  readonly view: AppView;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  resume(id: string): void;
  /** Goes on here with the campaign that another tab has. */
  takeOver(): void;
  /** Export, import and backups. */
  readonly transfer: SaveTransfer;
  readonly cardPictures: CardPictures;
  /** To the list of all campaigns. */
  list(): void;
  /** Deletes a campaign for good. */
  remove(id: string): void;
  /** To the page where the Bailiff is named. */
  create(): void;
  /** False: that is no name. */
  name(name: string, variants: Variants): boolean;
  /** Changes the rules' variants, between scenarios. */
  vary(variants: Variants): void;
  openPage(scenario: number): void;
  chooseLevel(level: ScenarioLevel): void;
  enter(): void;
  /** From the outcome, or from a level-up, to what comes next. */
  proceed(): void;
  upgrade(card: CardId): void;
  /** R29 */
  visitTown(): void;
  buy(item: ItemId): void;
  sell(item: ItemId): void;
  /** From the king's summons to the table (R3.5). */
  obey(): void;
  back(): void;
  /** To the title; everything stays as it lies. */
  quit(): void;
  /** Says at the prompt what the careful bot would do, and why; points at it and does nothing. */
  hint(): void;
  /** The game on the table as a code; null: there is none. */
  share(): Promise<string | null>;
  /** Opens a played game by its code, or by a link to it. @returns null, or a sentence why not */
  watch(code: string): Promise<string | null>;
  /** Opens the game on the table, or the one that has just ended, after so many commands. */
  watchAt(at: number): void;
  /** Back to what there was before, which lies as it lay. */
  stopWatching(): void;
  /** What a campaign's finished scenarios come to; null: those of all campaigns. */
  stats(id: string | null): Promise<Read<Tally>>;
  /** The scenario of a day (yyyy-mm-dd); null: today's. */
  daily(day: string | null): Promise<DayView>;
  /** Sits down to today's scenario, or to where it was left; `name` is the hero's. */
  playDaily(name: string): void;
  /** Lays two cards on the empty table, to throw the ruler for nothing. */
  practise(table: { words(): DOMRect; onFace(face: Face): void; onMiss(): void }): Promise<Practice>;
  /** Scenarios from elsewhere: where they lie and what can be done with them. */
  packs(): Promise<PackRoom>;
  show(sheet: Sheet | null): void;
  /** Opens the rules reference at a rule or a section, 'R16.2'; where there is none such, at its beginning. */
  showRule(rule: string): void;
  change(settings: Partial<Settings>): void;
  speak(language: Language): void;
  dismiss(warning: string): void;
  /** A panel could not be drawn. */
  broken(error: unknown): void;
  /** Takes all saves out as they lie, whatever state they are in. */
  rescue(): void;
  /** Goes over to the new version; what is played lies as it lay. */
  renew(): void;
}
