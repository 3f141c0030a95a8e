/** Synthesising without holding up the page: all of its sounds together take half a second of a desktop, and two of a phone. */
import { inWorker } from '../shell/inWorker';
import { samplesOf, type Work } from './works';
import type { World } from './world';

/** Synthesises one work after the other. @param hear is given the samples of each as soon as they are there, in their order */
export type Synthesise = (works: readonly Work[], hear: (samples: Float32Array, nth: number) => void) => unknown;

/** In a worker; where there is none, or none that answers, here: one at a time, while the browser is idle. */
export const aside =
  (
    { idle }: Pick<World, 'idle'>,
    worker = () => new Worker(new URL('./synthWorker.ts', import.meta.url), { type: 'module' }),
  ): Synthesise =>
  async (works, hear) => {
    let done = 0;
    const heard = (samples: Float32Array) => {
      hear(samples, done);
      done += 1;
    };
    try {
      await inWorker<readonly Work[], Float32Array, null>(worker(), works, heard);
    } catch {
      for (const work of works.slice(done)) {
        await new Promise<void>((resolve) => idle(resolve));
        heard(samplesOf(work));
      }
    }
  };
