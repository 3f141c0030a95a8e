/** Plays something out without the page standing still: in a worker, or where there is none in small pieces. */

/** What a worker answers: how far it is, and at last what came of it. */
export type WorkerWord<G, R> = { readonly progress: G } | { readonly result: R };

export interface TryOutOptions<P, G, R> {
  /** @throws where there are no workers */
  worker(): Worker;
  /** The same here. */
  here(what: P): Generator<G, R, void>;
  /** Ends it: the promise rejects. */
  readonly signal?: AbortSignal;
}

/** Milliseconds that a worker may take to say its first word: its script may never come. */
const PATIENCE = 5000;

/** @returns what came of it. Rejects when it is stopped. */
export async function tryOut<P, G, R>(
  { worker, here, signal }: TryOutOptions<P, G, R>,
  what: P,
  tell: (progress: G) => void,
): Promise<R> {
  try {
    return await inWorker(worker(), what, tell, signal);
  } catch {
    signal?.throwIfAborted();
    return inPieces(here(what), tell, signal);
  }
}

/** Rejects when the worker fails or keeps silent. */
function inWorker<P, G, R>(worker: Worker, what: P, tell: (progress: G) => void, signal?: AbortSignal): Promise<R> {
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

async function inPieces<G, R>(
  game: Generator<G, R, void>,
  tell: (progress: G) => void,
  signal?: AbortSignal,
): Promise<R> {
  for (;;) {
    const next = game.next();
    if (next.done) return next.value;
    tell(next.value);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}
