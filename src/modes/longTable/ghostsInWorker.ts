/**
 * Computes ghosts in a worker, which is reused until the page closes. A ghost forecasts the remaining turns of a round, as if the moving
 * hero ended on another hex. If the worker cannot run, the page computes the ghosts. If the worker runs but fails to compute
 * one ghost, the promise of this ghost rejects.
 */
import type { Play } from '../../flow/longTable/play';
import type { Ghost } from '../../rules/longTable/ghost';
import { type GhostMaker, makeGhost } from '../../session/longTable/ghosts';
import type { GhostAnswer, GhostRequest } from './ghostWorker';

interface PendingRequest {
  resolve(ghost: Ghost): void;
  reject(error: Error): void;
}

export function ghostsInWorker(
  open = () => new Worker(new URL('./ghostWorker.ts', import.meta.url), { type: 'module' }),
): GhostMaker {
  const waiting = new Map<number, PendingRequest>();
  let worker: Worker | null = null;
  let hasFailed = false;
  let requests = 0;
  let sent: Partial<Pick<Play, 'book' | 'state'>> = {};

  function startWorker(): Worker {
    const opened = open();
    opened.onmessage = ({ data: { nth, ghost } }: MessageEvent<GhostAnswer>) => {
      const request = waiting.get(nth);
      waiting.delete(nth);
      if (ghost) request?.resolve(ghost);
      else request?.reject(new Error('the worker could not compute the forecast'));
    };
    opened.onerror = ({ message }) => {
      hasFailed = true;
      for (const { reject } of waiting.values()) reject(new Error(message));
    };
    return opened;
  }

  function requestGhost({ book, state }: Play, path: readonly string[]): Promise<Ghost> {
    worker ??= startWorker();
    requests += 1;
    const request: GhostRequest = {
      nth: requests,
      book: sent.book === book ? null : book,
      state: sent.state === state ? null : state,
      path,
    };
    sent = { book, state };
    worker.postMessage(request);
    return new Promise((resolve, reject) => waiting.set(request.nth, { resolve, reject }));
  }

  return async (play, path) => {
    if (hasFailed) return makeGhost(play, path);
    return requestGhost(play, path).catch((error: unknown) => {
      if (hasFailed) return makeGhost(play, path);
      throw error;
    });
  };
}
