/** Lists the steps from the title to each screen. The browser's Back button walks them in reverse. */
import type { Step } from '../trail';
import { type GameCommand, type GameContext, type Screen, scenarioOf } from './game';
import { dayOfDaily, isSingle, isTrial } from './singleGame';
import { mustSell } from './town';

/** Returns the steps that follow the title. */
export function stepsTo({ screen, campaign, page }: GameContext & { readonly screen: Screen }): Step[] {
  if (screen === 'boot' || screen === 'title') return [];
  if (screen === 'campaigns' || screen === 'naming') return [{ at: screen }];
  if (!campaign) return [];
  const inside = { at: 'campaign', of: campaign.id };
  if (isSingle(campaign)) return [{ at: 'sheet', of: sheetOfSingle(campaign) }, inside];
  const choice = scenarioOf(page);
  if (screen === 'page' && choice) return [inside, { at: 'page', of: String(choice.scenario) }];
  // R4.9: a hero with too many items cannot go back from the town to the campaign screen.
  if (screen === 'table' || (screen === 'town' && !mustSell(campaign))) return [inside, { at: screen }];
  return [inside];
}

/** Returns the sheet from which a single scenario is started. */
function sheetOfSingle(campaign: { readonly id: string }): 'daily' | 'workshop' | 'packs' {
  if (dayOfDaily(campaign.id) !== null) return 'daily';
  return isTrial(campaign) ? 'workshop' : 'packs';
}

/** Returns the command that leads from the previous screen to the screen of a step, or null if there is none. */
export function commandTo({ at, of }: Step): GameCommand | null {
  switch (at) {
    case 'campaigns':
      return { type: 'list' };
    case 'naming':
      return { type: 'create' };
    case 'page':
      return { type: 'open', scenario: Number(of) };
    case 'town':
      return { type: 'visitTown' };
    case 'table':
      return { type: 'toTable' };
    default:
      return null;
  }
}
