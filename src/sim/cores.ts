/** Games on all cores. Which core plays what does not matter: a game is the same everywhere. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Played } from './game';
import type { Order } from './worker';

/** Plays the orders, each core the next one that is left. @throws Error when a game could not be played */
export async function playAll(
  orders: readonly Order[],
  done: (order: Order, played: Played) => void,
  cores = availableParallelism(),
): Promise<void> {
  const waiting = [...orders];
  await Promise.all(Array.from({ length: Math.min(cores, orders.length) }, () => playSome(waiting, done)));
}

async function playSome(waiting: Order[], done: (order: Order, played: Played) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  try {
    for (let order = waiting.shift(); order; order = waiting.shift()) done(order, await play(worker, order));
  } finally {
    await worker.terminate();
  }
}

function play(worker: Worker, order: Order): Promise<Played> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    worker.once('error', fail);
    worker.once('message', (played: Played) => {
      worker.off('error', fail);
      resolve(played);
    });
    worker.postMessage(order);
  });
}
