/** Plays games in parallel and shows a progress bar. */
import { playAll } from './workerPool';

/**
 * Plays one game for each order and calls `done` after each game.
 * @param worker the module that plays an order and answers with the game's result
 * @param cores the number of worker processes; undefined for one per core
 * @throws Error if a game could not be played
 */
export async function playWithProgressBar<Order extends object, Result>(
  worker: URL,
  orders: readonly Order[],
  done: (order: Order, played: Result) => void,
  cores: number | undefined,
): Promise<void> {
  let count = 0;
  const note = (order: Order, game: Result) => {
    done(order, game);
    count += 1;
    if (process.stderr.isTTY || count % 50 === 0 || count === orders.length)
      process.stderr.write(progress(count, orders.length));
  };
  await playAll(worker, orders, note, cores);
  process.stderr.write('\n');
}

/** The progress bar as text: a bar of forty characters, then the counts. */
function progress(done: number, of: number): string {
  const filled = Math.round((40 * done) / of);
  return `\r[${'#'.repeat(filled)}${'.'.repeat(40 - filled)}] ${done} of ${of}`;
}
