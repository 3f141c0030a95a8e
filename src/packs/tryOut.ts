/** Plays something out without the page standing still: in a worker, or where there is none in small pieces. */
import { inWorker } from '../shell/inWorker';

export interface TryOutOptions<P, G, R> {
  /** @throws where there are no workers */
  worker(): Worker;
  /** The same here. */
  here(what: P): Generator<G, R, void>;
  /** Ends it: the promise rejects. */
  readonly signal?: AbortSignal;
}

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
