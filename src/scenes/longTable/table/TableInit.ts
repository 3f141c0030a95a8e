/** Defines the data and callbacks that the scene of the Long Table gets when it starts. */
import type { Play } from '../../../flow/longTable/play';
import type { Reason } from '../../../flow/longTable/refusals';
import type { GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { Sound } from '../../../sound';
import type { Hand, TablePlan } from './layout';

export interface TableInit {
  readonly interaction: Interaction;
  readonly sound: Sound<GameEvent>;
  /** Animation speed from the settings, 0 to 4. */
  readonly speed: () => number;
  /** Whether step-by-step mode is on. */
  readonly isStepMode: () => boolean;
  /** The hand with which the player holds the device. */
  readonly hand: () => Hand;
  /** Called with the event after which the table pauses, and with null when it continues. */
  readonly onWait: (event: GameEvent | null, play: Play) => void;
  /** Called after the animations of a command, when the table shows the resulting state. Gets the layout of the panels around it. */
  readonly onDrawn: (play: Play, plan: TablePlan) => void;
  /** Called with the layout for the next play before the map moves to its place in it. */
  readonly onPlan: (plan: TablePlan) => void;
  /** Called when an animation begins. Panels do not ask the player anything until the next `onDrawn`. */
  readonly onBusy: () => void;
  /** Called with the event that is being animated, so that panels can narrate it. */
  readonly onEvent: (event: GameEvent) => void;
  /** Called for a command that is not legal now. */
  readonly onRefused: (reason: Reason) => void;
}
