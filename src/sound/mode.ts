/** A mode's sounds. */
import type { Region } from './music/themes';
import type { Place } from './places';
import type { Voice } from './voice';

/** `E`: its events; `C`: the commands that lead from one of its screens `S` to another. */
export interface ModeSounds<E, C, S> {
  /** What is heard of an event; null: it is silent. */
  voiceOf(event: E): Voice | null;
  /** What a command sounds like that led from one screen to another, or to none. */
  screenVoice(command: C, from: S, to: S): Voice | null;
  /** Where a screen lies; `scenario` is that of the table. */
  placeOf(screen: S, scenario: string | null): Place;
  /** Whose theme is played there. */
  regionOf(screen: S, scenario: string | null): Region;
}
