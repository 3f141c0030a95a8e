/** The interface of what a mode supplies to the shared panels: its pages and sheets, and its links on the title. */
import type { ComponentChildren, ComponentType } from 'preact';
import type { TextKey } from '../i18n';
import type { ModeId } from '../rules/core/ruleset';
import type { SaveLine } from '../storage/saveLines';
import type { App } from './app';

/**
 * A component that receives the app. It is typed as a method, so that TypeScript compares its parameter in both directions. Therefore the
 * pages of each mode are also `Panel<App>` for code that serves all modes and passes each page only the app of the same mode.
 */
export type Panel<A extends App = App> = { render(props: { app: A }): ComponentChildren }['render'];

/** A button that opens a sheet. */
export interface SheetLink {
  readonly sheet: string;
  readonly word: TextKey;
}

/** The links that the title has in all modes. */
export const LINKS = {
  rules: { sheet: 'rules', word: 'frame.rules' },
  settings: { sheet: 'settings', word: 'frame.settings' },
  saves: { sheet: 'saves', word: 'saves.title' },
  watch: { sheet: 'watch', word: 'frame.watch' },
  credits: { sheet: 'credits', word: 'frame.credits' },
} as const satisfies Record<string, SheetLink>;

/** An entry of a readable save in the list of campaigns. */
export type ReadableSave = Extract<SaveLine, { readonly ok: true }>;

export interface ModePanels<A extends App = App> {
  /** The page for each of the mode's screens. */
  readonly pages: Readonly<Record<string, Panel<A>>>;
  /** The mode's own sheets, and the menu, the log and the rules. */
  readonly sheets: Readonly<Record<string, Panel<A>>>;
  /** The sheets that also draw on the canvas. The title hides while one of them is open. */
  readonly canvasSheets: readonly string[];
  /** The title's links: large links (`games`, `large`), and two groups of smaller links below (`learning`, `keeping`). */
  readonly title: {
    /** The buttons for a new campaign; `mode` is absent if the button belongs to this mode. */
    readonly games: readonly { readonly mode?: ModeId; readonly word: TextKey }[];
    readonly large: readonly SheetLink[];
    /** Links that teach and show the game. */
    readonly learning: readonly SheetLink[];
    /** Links to settings, saves and the player's own pages. */
    readonly keeping: readonly SheetLink[];
    /** The id by which the settings remember that the mode's played lesson is completed; null if the mode has no played lesson. */
    readonly lesson: string | null;
  };
  /** Loads the share code of a won game, for players who have no game of their own to watch. */
  readonly sampleGame: () => Promise<string>;
  /** The strip above the table that shows a small claim; absent if the mode has no claims. */
  readonly ClaimStrip?: Panel<A>;
  /** The links under the list of campaigns. They are hidden if there are no campaigns. */
  readonly campaignLinks: readonly SheetLink[];
  /** The component for the line of a campaign in the list. */
  readonly CampaignLine: ComponentType<{ line: ReadableSave }>;
  /** The text that says what the key action `roll` does in this mode. */
  readonly rollWord: TextKey;
  /** The mode's section of the settings. */
  readonly CampaignSettings: Panel<A>;
}
