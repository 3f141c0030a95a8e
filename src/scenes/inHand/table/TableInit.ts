/** What the scene of a scenario is given. */
import type { Play } from '../../../flow/inHand/play';
import type { Reason } from '../../../flow/inHand/refusals';
import type { GameEvent } from '../../../rules/inHand/events';
import type { Interaction } from '../../../session/inHand/interaction';
import type { Sound } from '../../../sound/inHand';
import type { Arrangement } from './arrangement';
import type { Layout } from './layout';

export interface TableInit {
  readonly interaction: Interaction;
  readonly sound: Sound;
  /** What the on-table variant needs (R2.2); null where the ruler is laid. */
  readonly variant: typeof import('./onTable') | null;
  /** 0 to 2, as the player has set it. */
  readonly speed: () => number;
  /** Whether the odds of a roll are shown. */
  readonly odds: () => boolean;
  /** Whether the table waits after what it shows, step by step. */
  readonly step: () => boolean;
  /** Whether the table is left when the scenario is over: a watched game stays. */
  readonly leaves: () => boolean;
  /** The table waits after an event until the player goes on; null: it goes on. */
  readonly onWait: (event: GameEvent | null, play: Play) => void;
  /** The hand in which the game is held. */
  readonly hand: () => Arrangement['hand'];
  /** Where the words around the table have room, each time the picture is laid for a play. */
  readonly onDrawn: (play: Play, layout: Layout) => void;
  /** Something is being shown: the player is asked nothing until the next `onDrawn`. */
  readonly onBusy: () => void;
  /** A command was given that is not legal now, or that would have no effect. */
  readonly onRefused: (reason: Reason | 'forNothing') => void;
  /** A throw beside the red line. */
  readonly onMiss: () => void;
}
