/**
 * Computes ghosts (forecasts of a move) in a worker that lives as long as the page, or in the page where no worker
 * runs.
 */
import type { Play } from '../../flow/longTable/play';
import type { Ghost } from '../../rules/longTable/ghost';
import { type GhostMaker, makeGhost } from '../../session/longTable/ghosts';
import type { GhostAsked, GhostMade } from './ghostWorker';

interface Waiting {
  resolve(ghost: Ghost): void;
  reject(error: Error): void;
}

export function ghostsAside(
  open = () => new Worker(new URL('./ghostWorker.ts', import.meta.url), { type: 'module' }),
): GhostMaker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let hasFailed = false;
  let asked = 0;
  let sent: Partial<Pick<Play, 'book' | 'state'>> = {};

  function started(): Worker {
    const opened = open();
    opened.onmessage = ({ data: { nth, ghost } }: MessageEvent<GhostMade>) => {
      const asker = waiting.get(nth);
      waiting.delete(nth);
      if (ghost) asker?.resolve(ghost);
      else asker?.reject(new Error('no ghost'));
    };
    opened.onerror = () => {
      hasFailed = true;
      for (const { reject } of waiting.values()) reject(new Error('no worker'));
      waiting.clear();
    };
    return opened;
  }

  function ask({ book, state }: Play, path: readonly string[]): Promise<Ghost> {
    worker ??= started();
    asked += 1;
    const what: GhostAsked = {
      nth: asked,
      book: sent.book === book ? null : book,
      state: sent.state === state ? null : state,
      path,
    };
    sent = { book, state };
    worker.postMessage(what);
    return new Promise((resolve, reject) => waiting.set(what.nth, { resolve, reject }));
  }

  return async (play, path) => {
    if (hasFailed) return makeGhost(play, path);
    return ask(play, path).catch((error: unknown) => {
      if (hasFailed) return makeGhost(play, path);
      throw error;
    });
  };
}
