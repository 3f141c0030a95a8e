/** What sound needs of a browser. */
import { RATE } from './synth';

/** What the browser lends. */
export interface World {
  /** Null: no Web Audio here. It may throw. */
  readonly open: (() => AudioContext) | null;
  /** Null: nothing here that shakes. */
  readonly vibrate: ((ms: number) => unknown) | null;
  /** Does something when everything that happens now has happened. */
  readonly later: (work: () => void) => void;
  /** Does something when there is nothing else to do. */
  readonly idle: (work: () => void) => void;
  /** Does something after so many ms. @returns what calls it off */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** Samples as the browser plays them. */
export function bufferOf(context: AudioContext, samples: Float32Array): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.getChannelData(0).set(samples);
  return buffer;
}

export const browserWorld = (): World => ({
  open: typeof window.AudioContext === 'function' ? () => new AudioContext({ latencyHint: 'interactive' }) : null,
  vibrate: 'vibrate' in navigator ? (ms) => navigator.vibrate(ms) : null,
  later: (work) => void setTimeout(work, 0),
  // Safari knows no idle callbacks.
  idle: (work) => void ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50)),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
});
