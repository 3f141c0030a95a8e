/** Runs one task in a worker, so that the page stays responsive. */

/** A message from a worker: its progress, or at the end its result. */
export type WorkerMessage<G, R> = { readonly progress: G } | { readonly result: R };

/** Wait this many ms for a worker's first message, because its script may fail to load. */
const START_TIMEOUT_MS = 5000;

/**
 * Sends a task to a worker and terminates the worker afterwards.
 * @param onProgress called for each progress message
 * @returns the result; rejects if the worker fails, sends nothing in time, or is stopped by `signal`
 */
export function runInWorker<P, G, R>(
  worker: Worker,
  task: P,
  onProgress: (progress: G) => void,
  signal?: AbortSignal,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the worker sent no message in time')), START_TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<G, R>>) => {
      clearTimeout(timer);
      if ('progress' in data) onProgress(data.progress);
      else resolve(data.result);
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      reject(new Error(event.message));
    };
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('the task was stopped'));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
