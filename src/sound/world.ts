/** Gives access to the parts of the browser that sound needs. */
import { RATE } from './synth';

export interface SoundHost {
  /** Opens an audio context. Null if the browser has no Web Audio. The function may throw. */
  readonly open: (() => AudioContext) | null;
  /** Null if the browser does not support vibration. */
  readonly vibrate: ((ms: number | number[]) => unknown) | null;
  /** Runs `work` after the current task. */
  readonly later: (work: () => void) => void;
  /** Runs `work` when the browser is idle. */
  readonly idle: (work: () => void) => void;
  /**
   * Runs `work` after this many ms.
   * @returns a function that cancels `work`
   */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** Copies samples into a buffer of the browser. */
export function bufferOf(context: AudioContext, samples: Float32Array): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

export const browserSoundHost = (): SoundHost => ({
  open: typeof window.AudioContext === 'function' ? () => new AudioContext({ latencyHint: 'interactive' }) : null,
  vibrate: 'vibrate' in navigator ? (ms) => navigator.vibrate(ms) : null,
  later: (work) => void setTimeout(work, 0),
  // Safari does not support idle callbacks.
  idle: (work) => void ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});
