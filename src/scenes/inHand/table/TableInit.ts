/** Defines what the scene of a scenario gets when it starts. */
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
  /** The code of the on-table variant (R2.2), or null if the ruler is used. */
  readonly variant: typeof import('./onTable') | null;
  /** Animation speed from the settings, 0 to 4. */
  readonly speed: () => number;
  /** Whether to show the odds of a roll. */
  readonly showsOdds: () => boolean;
  /** Whether step-by-step mode is on. */
  readonly isStepMode: () => boolean;
  /** Whether the table is cleared when the scenario ends. The table of a watched game stays. */
  readonly clearsAtEnd: () => boolean;
  /** Called with the event after which the table pauses, and with null when it continues. */
  readonly onWait: (event: GameEvent | null, play: Play) => void;
  /** The hand with which the player holds the device. */
  readonly hand: () => Arrangement['hand'];
  /** Called after the animations of a command, when the table shows the resulting state. Gets the boxes of the panels around it. */
  readonly onDrawn: (play: Play, layout: Layout) => void;
  /** Called when an animation begins; panels ask the player nothing until the next `onDrawn`. */
  readonly onBusy: () => void;
  /** Called with each event when its animation begins. */
  readonly onEvent: (event: GameEvent) => void;
  /** Called for a command that is not legal now or would have no effect. */
  readonly onRefused: (reason: Reason | 'forNothing') => void;
  /** Called after a throw that missed the red line or the tray. */
  readonly onMiss: () => void;
}
