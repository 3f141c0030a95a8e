/** The steps from the title to each screen of the Long Table. The browser's Back button walks them in reverse. */
import type { Step } from '../trail';
import { isSingle } from './campaign';
import type { GameCommand, GameContext, Screen } from './game';

/** The steps from the title to a screen. The title itself is left out. */
export function stepsTo({ screen, campaign, page }: GameContext & { readonly screen: Screen }): Step[] {
  if (screen === 'boot' || screen === 'title') return [];
  if (screen === 'campaigns' || screen === 'naming' || screen === 'packs') return [{ at: screen }];
  if (!campaign) return [];
  const inside = { at: 'campaign', of: campaign.id };
  // A single scenario has no camp, so Back leads from the scenario to the list of packs.
  if (isSingle(campaign)) return [{ at: 'packs' }, inside];
  if (screen === 'table' || screen === 'outcome') return [inside, { at: screen }];
  return page?.page === 'told' && page.settled ? [inside, { at: 'told' }] : [inside];
}

/** The command that leads from the previous screen to the screen of a step; null if there is none. */
export function commandTo({ at }: Step): GameCommand | null {
  switch (at) {
    case 'campaigns':
      return { type: 'list' };
    case 'naming':
      return { type: 'create' };
    case 'packs':
      return { type: 'packs' };
    case 'table':
      return { type: 'toTable' };
    default:
      return null;
  }
}
