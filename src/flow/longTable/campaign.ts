/** Defines a campaign of the Long Table as a save stores it: its name, its stage, and its state by rules L30-L35. */
import type { Campaign } from '../../rules/longTable/campaign/state';

export interface TableCampaign {
  readonly id: string;
  readonly name: string;
  /** The stage, which `stageOf` derives from the state. */
  readonly stage: { readonly at: 'camp' | 'table' };
  readonly state: Campaign;
}

/** The stage of a campaign: 'table' if a scenario is in progress or about to be set up, otherwise 'camp'. */
export function stageOf({ stage }: Campaign): TableCampaign['stage'] {
  return { at: stage.at === 'scenario' ? 'table' : 'camp' };
}

/** The id of the campaign that plays a pack's scenario. @param scenario the scenario's global id, such as 'lowTide/theLodgers' */
export const idOfPackGame = (scenario: string): string => `longPack.${scenario.replace('/', '.')}`;

/** Whether a campaign consists of a single scenario of a pack. The list of campaigns leaves such a campaign out. */
export const isSingle = ({ id }: Pick<TableCampaign, 'id'>): boolean => /^longPack\.\w+\.\w+$/.test(id);
