/** What the scene of the Long Table is given. */
import type { Play } from '../../../flow/longTable/play';
import type { Reason } from '../../../flow/longTable/refusals';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { Sound } from '../../../sound';
import type { Hand, TablePlan } from './layout';

export interface TableInit {
  readonly interaction: Interaction;
  readonly sound: Sound<GameEvent>;
  /** 0 to 2, as the player has set it. */
  readonly speed: () => number;
  /** Whether the table waits after what it shows. */
  readonly step: () => boolean;
  /** The hand in which the game is held. */
  readonly hand: () => Hand;
  /** The table waits after an event until the player goes on; null: it goes on. */
  readonly onWait: (event: GameEvent | null, play: Play) => void;
  /** Where the words around the table have room, each time the picture is laid for a play. */
  readonly onDrawn: (play: Play, plan: TablePlan) => void;
  /** Something is being shown: the player is asked nothing until the next `onDrawn`. */
  readonly onBusy: () => void;
  /** This is being shown now: the words around the table may tell it. */
  readonly onTell: (event: GameEvent) => void;
  /** A command was given that is not legal now. */
  readonly onRefused: (reason: Reason) => void;
}
