/** A campaign of the Long Table as it is kept: its name, where it stands, and what the rules of L30-L35 know of it. */
import type { Campaign } from '../../rules/longTable/campaign/state';

export interface TableCampaign {
  readonly id: string;
  readonly name: string;
  /** Follows from the state: see `stageOf`. */
  readonly stage: { readonly at: 'camp' | 'table' };
  readonly state: Campaign;
}

/** At the table there is a scenario under way, or one to be laid. */
export function stageOf({ stage }: Campaign): TableCampaign['stage'] {
  return { at: stage.at === 'scenario' ? 'table' : 'camp' };
}
