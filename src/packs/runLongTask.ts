/** Runs a long task without blocking the page: in a worker, or in small pieces in the page if the worker fails. */
import { runInWorker } from '../shell/runInWorker';

/** A task with input `P` and result `R` that reports its progress as values of `G`. */
export interface LongTask<P, G, R> {
  /** Creates the worker. @throws if the browser has no workers */
  worker(): Worker;
  /** The same task as a generator, which the page runs in small pieces. */
  runHere(what: P): Generator<G, R, void>;
  /** Aborts the task, so that the promise of `runLongTask` rejects. */
  readonly signal?: AbortSignal;
}

/**
 * Runs the task with the input `what`.
 * @param tell receives the progress
 * @returns the result; rejects if the task is aborted or throws
 */
export async function runLongTask<P, G, R>(
  { worker, runHere, signal }: LongTask<P, G, R>,
  what: P,
  tell: (progress: G) => void,
): Promise<R> {
  try {
    return await runInWorker(worker(), what, tell, signal);
  } catch {
    signal?.throwIfAborted();
    return inPieces(runHere(what), tell, signal);
  }
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
