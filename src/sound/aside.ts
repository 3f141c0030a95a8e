/**
 * Synthesises sounds without blocking the page: all sounds together take half a second on a desktop and two on a phone.
 */
import { inWorker } from '../shell/inWorker';
import { samplesOf, type Work } from './works';
import type { World } from './world';

/**
 * Synthesises one work after the other. @param hear called with the samples of each work in order, as soon as they are
 * ready
 */
export type Synthesise = (works: readonly Work[], hear: (samples: Float32Array, nth: number) => void) => unknown;

/**
 * Synthesises in a worker; if there is none or it does not answer, in the page, one work at a time while the browser is
 * idle.
 */
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
