/** The interface of a mode's sounds. */
import type { Region } from './music/themes';
import type { Place } from './places';
import type { Voice } from './voice';

/** `E` are the mode's events, `C` the commands that lead from one of its screens `S` to another. */
export interface ModeSounds<E, C, S> {
  /** The voice of an event, or null if it is silent. */
  voiceOf(event: E): Voice | null;
  /** The voice of a command that led from one screen to another, or null if it is silent. */
  screenVoice(command: C, from: S, to: S): Voice | null;
  /** The place of a screen; `scenario` is that of the table. */
  placeOf(screen: S, scenario: string | null): Place;
  /** The region whose theme is played. */
  regionOf(screen: S, scenario: string | null): Region;
}
