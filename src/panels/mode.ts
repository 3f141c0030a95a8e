/** What a mode supplies to the shared panels: its pages and sheets, and the links and texts of shared ones. */
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

/** Links that the title of every mode has. */
export const LINKS = {
  rules: { sheet: 'rules', word: 'frame.rules' },
  settings: { sheet: 'settings', word: 'frame.settings' },
  saves: { sheet: 'saves', word: 'saves.title' },
  watch: { sheet: 'watch', word: 'frame.watch' },
  credits: { sheet: 'credits', word: 'frame.credits' },
} as const satisfies Record<string, SheetLink>;

/** A readable save in the list of campaigns. */
export type GoodLine = Extract<SaveLine, { readonly ok: true }>;

export interface ModePanels<A extends App = App> {
  /** The page for each of the mode's screens. */
  readonly pages: Readonly<Record<string, Panel<A>>>;
  /** The mode's own sheets, and the menu, the log and the rules. */
  readonly sheets: Readonly<Record<string, Panel<A>>>;
  /** Sheets that show something on the canvas; the title hides for them. */
  readonly onCanvas: readonly string[];
  /** The title's links: large ones beside the campaigns, and two groups of smaller ones below them. */
  readonly title: {
    /** The buttons for a new campaign; `mode` is absent for the page's own mode. */
    readonly games: readonly { readonly mode?: ModeId; readonly word: TextKey }[];
    readonly large: readonly SheetLink[];
    /** Links that teach and show the game. */
    readonly learning: readonly SheetLink[];
    /** Links to settings, saves and the player's own pages. */
    readonly keeping: readonly SheetLink[];
    /** Whether the mode has a played lesson. */
    readonly lesson: boolean;
  };
  /** Loads the code of a won game, for players who have no game to watch. */
  readonly sampleGame: () => Promise<string>;
  /** The strip over the table of a small claim; absent: the mode has no claims. */
  readonly ClaimStrip?: Panel<A>;
  /** Links under the list of campaigns, if there are any campaigns. */
  readonly campaigns: readonly SheetLink[];
  /** The line of a campaign in the list. */
  readonly CampaignLine: ComponentType<{ line: GoodLine }>;
  /** The mode's section of the settings. */
  readonly CampaignSettings: Panel<A>;
}
