/** Tries a pack out without the page standing still: in a worker, or where there is none in small pieces. */
import type { Fault } from '../storage/untrusted';
import type { TrialProgress } from './trial';

/** What a worker answers: how far it is, and at last what breaks. */
export type TrialWord = { readonly progress: TrialProgress } | { readonly fault: Fault | null };

export interface TryOutOptions<P> {
  /** @throws where there are no workers */
  worker(): Worker;
  /** The same here. */
  here(pack: P): Generator<TrialProgress, Fault | null, void>;
}

/** Milliseconds that a worker may take to say its first word: its script may never come. */
const PATIENCE = 5000;

/** @returns what breaks in play; null: nothing does */
export async function tryOut<P>(
  { worker, here }: TryOutOptions<P>,
  pack: P,
  tell: (progress: TrialProgress) => void,
): Promise<Fault | null> {
  try {
    return await inWorker(worker(), pack, tell);
  } catch {
    return inPieces(here(pack), tell);
  }
}

/** Rejects when the worker fails or keeps silent. */
function inWorker<P>(worker: Worker, pack: P, tell: (progress: TrialProgress) => void): Promise<Fault | null> {
  return new Promise<Fault | null>((resolve, reject) => {
    const silent = setTimeout(() => reject(new Error('no word from the worker')), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<TrialWord>) => {
      clearTimeout(silent);
      if ('progress' in data) tell(data.progress);
      else resolve(data.fault);
    };
    worker.onerror = (event) => {
      clearTimeout(silent);
      reject(new Error(event.message));
    };
    worker.postMessage(pack);
  }).finally(() => worker.terminate());
}

async function inPieces(
  trial: Generator<TrialProgress, Fault | null, void>,
  tell: (progress: TrialProgress) => void,
): Promise<Fault | null> {
  for (;;) {
    const next = trial.next();
    if (next.done) return next.value;
    tell(next.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
