/** Bundles the types of the Long Table for the app. */
import type { TableAim } from '../../audit/longTable/claims';
import type { TableCampaign } from '../../flow/longTable/campaign';
import type { GameCommand, GameContext, Screen } from '../../flow/longTable/game';
import type { LongTable } from '../../flow/longTable/types';
import type { LongTableApp, TableSheet } from '../../panels/longTable/app';
import type { HudPlan } from '../../panels/longTable/hud';
import type { Interaction } from '../../session/longTable/interaction';
import type { Claims } from '../claims';
import type { ModeRecords, ModeTypes } from '../types';

export interface LongTableRecords
  extends ModeRecords<{ readonly game: LongTable }>,
    Pick<LongTableApp, 'loadPacks' | 'readStats' | 'keepPrint'> {
  loadPacks: LongTableApp['loadPacks'];
  /** Opens the small claims. Rejects if they cannot be loaded now. */
  claims(): Promise<Claims<LongTable, TableAim>>;
}

export interface LongTableMode extends ModeTypes {
  readonly game: LongTable;
  readonly campaign: TableCampaign;
  readonly interaction: Interaction;
  readonly refusal: never;
  readonly command: GameCommand;
  readonly screen: Screen;
  readonly page: GameContext['page'];
  readonly sheet: TableSheet;
  readonly app: LongTableApp;
  readonly plan: HudPlan;
  readonly variant: null;
  readonly explainTarget: never;
  readonly scenes: object;
  readonly records: LongTableRecords;
}
