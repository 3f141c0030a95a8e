/** Defines voices: a voice is a sound with its volume and pitch. */
import { SOUNDS, type SoundId } from './recipes';

export interface Voice {
  readonly sound: SoundId;
  /** A factor of the recipe's volume. */
  readonly gain?: number;
  /** A factor of the recipe's pitch. */
  readonly rate?: number;
  /** The range by which the pitch varies each time. */
  readonly spread?: number;
  /** ms of vibration, or alternating ms of vibration and pause. */
  readonly buzz?: number | readonly number[];
}

/** The voice of marks that pass; faster marks sound higher and softer. */
export function tickVoice(marksPerSecond: number): Voice {
  const haste = Math.min(1, Math.max(0, marksPerSecond) / 40);
  return { sound: 'tick', rate: 0.85 + 0.5 * haste, gain: 1 - 0.45 * haste, buzz: 4 };
}

/**
 * The voice of a border of the thrown ruler: each is a little lower than the one before. The last six vibrate, the last
 * three stronger.
 */
export function borderVoice(nth: number, left: number): Voice {
  return { sound: 'tick', rate: 0.96 ** nth, ...(left < 6 ? { buzz: left < 3 ? 10 : 6 } : {}) };
}

/** The most important of several voices, of equally important ones the last; null if there is none. */
export function foremost(voices: readonly Voice[]): Voice | null {
  const rank = ({ sound }: Voice) => SOUNDS.indexOf(sound);
  return voices.reduce<Voice | null>((best, each) => (best && rank(best) > rank(each) ? best : each), null);
}
