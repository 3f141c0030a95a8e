/** Limits the time to wait for a promise that may never settle, for example of a store, a lock or a file. */

/** The default timeout in milliseconds. */
export const TIMEOUT_MS = 2000;
/**
 * The timeout for files without which the game cannot start, in milliseconds. It is long enough for a slow connection.
 */
export const FETCH_TIMEOUT_MS = 20_000;

/**
 * A timeout consists of this many timers in a row. If the page is frozen for seconds, it can thus still receive the
 * answer afterwards.
 */
const TURNS = 8;

/** Thrown when a promise has not settled within its timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Settles like `answer`, or rejects with `TimeoutError` after the timeout.
 * @param timeout in milliseconds
 */
export function withTimeout<T>(answer: Promise<T>, timeout = TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = TURNS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      if (left === 0) return reject(new TimeoutError(`no answer in ${timeout} ms`));
      left -= 1;
      timer = setTimeout(wait, timeout / TURNS);
    };
    wait();
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Waits for optional work. Resolves when the work settles or the timeout passes; never rejects.
 * @param onLate called if the work succeeds after the timeout
 */
export function settleOrTimeout(work: Promise<unknown>, onLate = () => {}): Promise<void> {
  return withTimeout(work).then(
    () => {},
    (error: unknown) => {
      if (error instanceof TimeoutError) work.then(onLate, () => {});
    },
  );
}
