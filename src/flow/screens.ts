/** The screens that all modes share (title, saves), as the first states of a mode's outer machine. */

export const SHARED_SCREENS = ['boot', 'title', 'campaigns'] as const;
export type SharedScreen = (typeof SHARED_SCREENS)[number];

/** The commands that all modes share. */
export type SharedCommand<Campaign> =
  /** Everything is loaded. */
  | { readonly type: 'ready' }
  /** Continues a campaign, in the running scenario if there is one. */
  | { readonly type: 'resume'; readonly campaign: Campaign }
  /** Shows all campaigns. */
  | { readonly type: 'list' }
  | { readonly type: 'create' }
  | { readonly type: 'back' }
  /** From the campaign's page to its current scenario. */
  | { readonly type: 'toTable' }
  /** Leaves the campaign for the title. */
  | { readonly type: 'quit' };

const resume = { target: 'placing', actions: 'resume' } as const;

/**
 * The mode provides the states `naming`, where a campaign starts, and `placing`, where one continues, and the action
 * `resume`.
 */
export const sharedStates = {
  boot: { on: { ready: 'title', resume, quit: {} } },
  title: { on: { list: 'campaigns', create: 'naming', resume } },
  campaigns: { on: { create: 'naming', resume, back: 'title' } },
} as const satisfies Record<SharedScreen, object>;
