/** What a mode hands in to the panels: its pages and sheets, and what the shared ones have a place for. */
import type { ComponentType } from 'preact';
import type { TextKey } from '../i18n';
import type { ModeId } from '../rules/core/ruleset';
import type { SaveLine } from '../storage/saves';
import type { App } from './app';

export type Panel<A extends App = App> = ComponentType<{ app: A }>;

/** A button that opens a sheet. */
export interface SheetLink {
  readonly sheet: string;
  readonly word: TextKey;
}

/** The links of every title. */
export const LINKS = {
  rules: { sheet: 'rules', word: 'frame.rules' },
  settings: { sheet: 'settings', word: 'frame.settings' },
  saves: { sheet: 'saves', word: 'saves.title' },
  watch: { sheet: 'watch', word: 'frame.watch' },
  credits: { sheet: 'credits', word: 'frame.credits' },
} as const satisfies Record<string, SheetLink>;

/** A campaign that could be read, in the list of all. */
export type GoodLine = Extract<SaveLine, { readonly ok: true }>;

export interface ModePanels<A extends App = App> {
  /** The page of each of the mode's screens. */
  readonly pages: Readonly<Record<string, Panel<A>>>;
  /** The mode's own sheets, and the menu, the log and the rules. */
  readonly sheets: Readonly<Record<string, Panel<A>>>;
  /** Sheets that show something on the canvas: the title makes way for them. */
  readonly onCanvas: readonly string[];
  /** On the title: large links beside the campaigns, and two quiet groups under them, the shared links among these. */
  readonly title: {
    /** What a new campaign is called, and the other game that can be begun. */
    readonly games: readonly { readonly mode?: ModeId; readonly word: TextKey }[];
    readonly large: readonly SheetLink[];
    /** What teaches and shows the game. */
    readonly learning: readonly SheetLink[];
    /** What is set, kept and made. */
    readonly keeping: readonly SheetLink[];
  };
  /** Fetches the code of a won game that shows the mode to whoever has none to watch. */
  readonly sampleGame: () => Promise<string>;
  /** Under the list of campaigns, where there are any. */
  readonly campaigns: readonly SheetLink[];
  /** How far a campaign has come, in the list of all. */
  readonly CampaignLine: ComponentType<{ line: GoodLine }>;
  /** In the settings, under those of the table. */
  readonly CampaignSettings: Panel<A>;
}
