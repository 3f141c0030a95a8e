/** Runs one task in a worker, so that the page stays responsive. */

/** A message of a worker: its progress, and finally its result. */
export type WorkerWord<G, R> = { readonly progress: G } | { readonly result: R };

/** ms until a worker's first message; its script may fail to load. */
const PATIENCE = 5000;

/**
 * Sends the task `what` to a worker and ends the worker afterwards.
 * @param tell called with each progress
 * @returns the result; rejects if the worker fails, sends nothing in time or is stopped by `signal`
 */
export function inWorker<P, G, R>(
  worker: Worker,
  what: P,
  tell: (progress: G) => void,
  signal?: AbortSignal,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const silent = setTimeout(() => reject(new Error('no word from the worker')), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<WorkerWord<G, R>>) => {
      clearTimeout(silent);
      if ('progress' in data) tell(data.progress);
      else resolve(data.result);
    };
    worker.onerror = (event) => {
      clearTimeout(silent);
      reject(new Error(event.message));
    };
    signal?.addEventListener('abort', () => {
      clearTimeout(silent);
      reject(new Error('stopped'));
    });
    worker.postMessage(what);
  }).finally(() => worker.terminate());
}
