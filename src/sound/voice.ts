/** Defines voices: a voice is a sound with its volume and pitch. */
import { SOUNDS_BY_IMPORTANCE, type SoundId } from './recipes';

export interface Voice {
  readonly sound: SoundId;
  /** Multiplies the volume of the recipe. */
  readonly gain?: number;
  /** Multiplies the pitch of the recipe. */
  readonly rate?: number;
  /** The pitch varies randomly by up to this fraction, up or down. */
  readonly spread?: number;
  /** Duration of a vibration of the device in ms, or alternating durations of vibration and pause. */
  readonly buzz?: number | readonly number[];
}

/** The voice for marks that pass. Faster marks sound higher and softer. */
export function tickVoice(marksPerSecond: number): Voice {
  const haste = Math.min(1, Math.max(0, marksPerSecond) / 40);
  return { sound: 'tick', rate: 0.85 + 0.5 * haste, gain: 1 - 0.45 * haste, buzz: 4 };
}

/**
 * The voice for a cell border of the thrown ruler. Each border sounds a little lower than the one before. The device
 * vibrates for the last six borders, more strongly for the last three.
 * @param nth the number of borders that passed before this one
 * @param left the number of borders that still follow
 */
export function borderVoice(nth: number, left: number): Voice {
  return { sound: 'tick', rate: 0.96 ** nth, ...(left < 6 ? { buzz: left < 3 ? 10 : 6 } : {}) };
}

/** The most important of several voices, or null if there is none. Of equally important voices, the last one. */
export function chooseVoice(voices: readonly Voice[]): Voice | null {
  const rank = ({ sound }: Voice) => SOUNDS_BY_IMPORTANCE.indexOf(sound);
  return voices.reduce<Voice | null>((best, each) => (best && rank(best) > rank(each) ? best : each), null);
}
