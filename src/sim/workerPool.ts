/** Plays games in parallel, in one process per core. Results do not depend on which core plays what. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Plays the orders; each worker takes the next one left.
 * @param worker a module that answers each order with its result
 * @throws Error when a game could not be played
 */
export async function playAll<Order extends object, Played>(
  worker: URL,
  orders: readonly Order[],
  done: (order: Order, played: Played) => void,
  cores = availableParallelism(),
): Promise<void> {
  const waiting = [...orders];
  await Promise.all(Array.from({ length: Math.min(cores, orders.length) }, () => playSome(worker, waiting, done)));
}

/** A search makes positions and forgets them at once: with this much room for the young (in MB) few are ever moved, which saves a seventh. */
const ROOM_FOR_POSITIONS = '--max-semi-space-size=128';

async function playSome<Order extends object, Played>(
  file: URL,
  waiting: Order[],
  done: (order: Order, played: Played) => void,
): Promise<void> {
  const worker = fork(fileURLToPath(file), { execArgv: ['--import', 'tsx', ROOM_FOR_POSITIONS] });
  try {
    for (let order = waiting.shift(); order; order = waiting.shift())
      done(order, await playOrder<Order, Played>(worker, order));
  } finally {
    worker.kill();
  }
}

function playOrder<Order extends object, Played>(worker: ChildProcess, order: Order): Promise<Played> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`a core gave up with code ${code} at ${JSON.stringify(order)}`));
    worker.once('exit', fail);
    worker.once('message', (played: Played) => {
      worker.off('exit', fail);
      resolve(played);
    });
    worker.send(order);
  });
}
