/** Timeouts for promises that may never settle: of a store, a lock, a file. */

/** The default timeout in milliseconds. */
export const PATIENCE = 2000;
/** The timeout in milliseconds for files that the game cannot do without, on a slow connection. */
export const FETCH_PATIENCE = 20_000;

/** The timeout is divided into this many timers, so that a page frozen for seconds does not time out without a chance to receive the answer. */
const TURNS = 8;

/** Thrown when a promise has not settled within its timeout. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** Settles like `answer`, or rejects with `Late` after the timeout. @param patience the timeout in milliseconds */
export function inTime<T>(answer: Promise<T>, patience = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = TURNS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      if (left === 0) return reject(new Late(`no answer in ${patience} ms`));
      left -= 1;
      timer = setTimeout(wait, patience / TURNS);
    };
    wait();
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Waits for optional work: resolves when it settles or its timeout passes; never rejects.
 * @param onLate called if the work succeeds after the timeout
 */
export function settled(work: Promise<unknown>, onLate = () => {}): Promise<void> {
  return inTime(work).then(
    () => {},
    (error: unknown) => {
      if (error instanceof Late) work.then(onLate, () => {});
    },
  );
}
