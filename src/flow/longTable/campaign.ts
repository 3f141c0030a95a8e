/** A campaign of the Long Table as it is saved: its name, its stage, and the state of rules L30-L35. */
import type { Campaign } from '../../rules/longTable/campaign/state';

/** A campaign of the Long Table in a save. */
export interface TableCampaign {
  readonly id: string;
  readonly name: string;
  /** Derived from the state by `stageOf`. */
  readonly stage: { readonly at: 'camp' | 'table' };
  readonly state: Campaign;
}

/** 'table' if a scenario is in progress or about to be set up. */
export function stageOf({ stage }: Campaign): TableCampaign['stage'] {
  return { at: stage.at === 'scenario' ? 'table' : 'camp' };
}

/** The campaign id of a pack's scenario, such as 'lowTide/theLodgers'. */
export const idOfPackGame = (scenario: string): string => `longPack.${scenario.replace('/', '.')}`;

/** Whether a campaign consists of a single scenario of a pack. No list shows it. */
export const isSingle = ({ id }: Pick<TableCampaign, 'id'>): boolean => /^longPack\.\w+\.\w+$/.test(id);
