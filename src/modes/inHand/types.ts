/** Bundles the types of the game in hand for the app. */
import type { Aim } from '../../audit/inHand/claims';
import type { Campaign } from '../../flow/inHand/campaign';
import type { GameCommand, GameContext, Screen } from '../../flow/inHand/game';
import type { InHand } from '../../flow/inHand/types';
import type { ExplainTarget } from '../../i18n/inHand/glossary';
import type { InHandApp, Practice, Sheet } from '../../panels/inHand/app';
import type { HudPlan } from '../../panels/inHand/hud';
import type { PracticeInit } from '../../scenes/inHand/practice/PracticeScene';
import type { TableInit } from '../../scenes/inHand/table';
import type { Interaction } from '../../session/inHand/interaction';
import type { Session } from '../../session/session';
import type { RecordMerger } from '../../storage/merge';
import type { Claims } from '../claims';
import type { ModeTypes } from '../types';

/**
 * Access to the records that this mode stores in addition to the campaigns: statistics, archive, daily results, claims and packs.
 * `ModeRecords` describes the methods that all modes have.
 */
export interface InHandRecords
  extends Pick<InHandApp, 'readStats' | 'readArchive' | 'readDaily' | 'playDaily' | 'loadPacks' | 'loadWorkshop'> {
  /** Adds a finished scenario to the statistics or daily results, and to the archive. Ignores failures: missing records need no warning. */
  countFinished(session: Session<InHand>): void;
  /** Opens the small claims. Rejects if they cannot be loaded now. */
  claims(): Promise<Claims<InHand, Aim>>;
  isPack(key: string): boolean;
  mergerOf(key: string): RecordMerger | null;
  dropPackCache(): void;
}

export interface InHandMode extends ModeTypes {
  readonly game: InHand;
  readonly campaign: Campaign;
  readonly interaction: Interaction;
  readonly refusal: 'forNothing';
  readonly command: GameCommand;
  readonly screen: Screen;
  readonly page: GameContext['page'];
  readonly sheet: Sheet;
  readonly app: InHandApp;
  readonly plan: HudPlan;
  /** What the table scene needs to show the on-table variant (R2.2). */
  readonly variant: NonNullable<TableInit['variant']>;
  readonly explainTarget: ExplainTarget;
  readonly scenes: { practise(init: PracticeInit): Promise<Practice> };
  readonly records: InHandRecords;
}
