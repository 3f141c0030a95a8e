/** Defines the interface of a mode's sounds. */
import type { Region } from './music/themes';
import type { Place } from './places';
import type { Voice } from './voice';

/**
 * The sounds of a mode. `E` are the events of the mode, `S` its screens, and `C` the commands outside the table.
 */
export interface ModeSounds<E, C, S> {
  /** The voice of an event, or null if the event is silent. */
  voiceOf(event: E): Voice | null;
  /** The voice of a command outside the table, or null if the command is silent. */
  screenVoice(command: C, from: S, to: S): Voice | null;
  /** The place of a screen; `scenario` is the scenario on the table. */
  placeOf(screen: S, scenario: string | null): Place;
  /** The region whose theme is played. */
  regionOf(screen: S, scenario: string | null): Region;
}
