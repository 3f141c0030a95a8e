/** Asks a worker of one question, so that the page goes on meanwhile. */

/** What a worker answers: how far it is, and at last what came of it. */
export type WorkerWord<G, R> = { readonly progress: G } | { readonly result: R };

/** Milliseconds that a worker may take to say its first word: its script may never come. */
const PATIENCE = 5000;

/** @returns its result. Rejects when the worker fails, keeps silent or is stopped; it ends in any case. */
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
