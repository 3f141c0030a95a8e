/**
 * Synthesises sounds without blocking the page. Synthesising all sounds takes half a second on a desktop and two
 * seconds on a phone.
 */
import { runInWorker } from '../shell/runInWorker';
import { type SynthesisJob, samplesOf } from './works';
import type { SoundHost } from './world';

/**
 * Synthesises one work after the other.
 * @param onReady called for each work, in order, as soon as its samples are ready
 */
export type Synthesise = (
  works: readonly SynthesisJob[],
  onReady: (samples: Float32Array, nth: number) => void,
) => unknown;

/**
 * Makes a function that synthesises in a worker. If the worker fails or does not answer, the function synthesises the
 * remaining works in the page, one at a time while the browser is idle.
 */
export const synthesiserOf =
  (
    { idle }: Pick<SoundHost, 'idle'>,
    worker = () => new Worker(new URL('./synthWorker.ts', import.meta.url), { type: 'module' }),
  ): Synthesise =>
  async (works, hear) => {
    let done = 0;
    const heard = (samples: Float32Array) => {
      hear(samples, done);
      done += 1;
    };
    try {
      await runInWorker<readonly SynthesisJob[], Float32Array, null>(worker(), works, heard);
    } catch {
      for (const work of works.slice(done)) {
        await new Promise<void>((resolve) => idle(resolve));
        heard(samplesOf(work));
      }
    }
  };
