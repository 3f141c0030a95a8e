/** A sound as it is played: which, how loud, how high. */
import { SOUNDS, type SoundId } from './recipes';

export interface Voice {
  readonly sound: SoundId;
  /** 1: as loud as the recipe has it. */
  readonly gain?: number;
  /** 1: as high as the recipe has it. */
  readonly rate?: number;
  /** The pitch varies by so much from one time to the next. */
  readonly spread?: number;
  /** ms that a phone buzzes, or turns of buzzing and pausing. */
  readonly buzz?: number | readonly number[];
}

/** Marks that run past: the faster they run, the higher and the softer they click. */
export function tickVoice(marksPerSecond: number): Voice {
  const haste = Math.min(1, Math.max(0, marksPerSecond) / 40);
  return { sound: 'tick', rate: 0.85 + 0.5 * haste, gain: 1 - 0.45 * haste, buzz: 4 };
}

/** The borders of a thrown ruler sound a little lower one after the other. The last six are felt, the last three more. */
export function borderVoice(nth: number, left: number): Voice {
  return { sound: 'tick', rate: 0.96 ** nth, ...(left < 6 ? { buzz: left < 3 ? 10 : 6 } : {}) };
}

/** Of voices at one instant, the one that is heard; of equals, the last. */
export function foremost(voices: readonly Voice[]): Voice | null {
  const rank = ({ sound }: Voice) => SOUNDS.indexOf(sound);
  return voices.reduce<Voice | null>((best, each) => (best && rank(best) > rank(each) ? best : each), null);
}
