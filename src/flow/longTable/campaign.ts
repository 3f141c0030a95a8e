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
