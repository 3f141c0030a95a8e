/** Defines the screens that all modes have (loading, title, list of campaigns), as states for a mode's screen machine. */

export const SHARED_SCREENS = ['boot', 'title', 'campaigns'] as const;
export type SharedScreen = (typeof SHARED_SCREENS)[number];

/** The commands that all modes share. */
export type SharedCommand<Campaign> =
  /** Reports that everything is loaded, which leads from `boot` to the title. */
  | { readonly type: 'ready' }
  /** Continues a campaign. If a scenario of the campaign is in progress, the table is shown. */
  | { readonly type: 'resume'; readonly campaign: Campaign }
  /** Shows all campaigns. */
  | { readonly type: 'list' }
  | { readonly type: 'create' }
  | { readonly type: 'back' }
  /** Goes from the campaign screen to the scenario in progress. */
  | { readonly type: 'toTable' }
  /** Leaves the campaign, usually for the title. */
  | { readonly type: 'quit' };

const resume = { target: 'placing', actions: 'resume' } as const;

/**
 * The states of the shared screens. Each mode adds the state `naming` (a new campaign), the state `placing` (it goes to
 * the right screen of a campaign), and the action `resume`.
 */
export const sharedStates = {
  boot: { on: { ready: 'title', resume, quit: {} } },
  title: { on: { list: 'campaigns', create: 'naming', resume } },
  campaigns: { on: { create: 'naming', resume, back: 'title' } },
} as const satisfies Record<SharedScreen, object>;
