/** Limits the time to wait for promises that may never settle: of a store, a lock, a file. */

/** The default timeout in milliseconds. */
export const TIMEOUT_MS = 2000;
/** The timeout in milliseconds for files that the game cannot do without, on a slow connection. */
export const FETCH_TIMEOUT_MS = 20_000;

/** The number of timers that make up a timeout, so that a page frozen for seconds can still receive the answer afterwards. */
const TURNS = 8;

/** Thrown when a promise has not settled within its timeout. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Settles like `answer`, or rejects with `TimeoutError` after the timeout. @param timeout the timeout in milliseconds */
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
 * Waits for optional work: resolves when it settles or its timeout passes; never rejects.
 * @param onLate called if the work succeeds after the timeout
 */
export function settled(work: Promise<unknown>, onLate = () => {}): Promise<void> {
  return withTimeout(work).then(
    () => {},
    (error: unknown) => {
      if (error instanceof TimeoutError) work.then(onLate, () => {});
    },
  );
}
