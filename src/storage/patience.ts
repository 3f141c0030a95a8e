/** Waiting for what may never answer: a store, a lock, a file. */

/** Milliseconds. */
export const PATIENCE = 2000;
/** Of what nothing goes on without, and may come over a slow line. */
export const FETCH_PATIENCE = 20_000;

/** The wait is cut into so many turns of the page: a page that stood still for seconds has not listened that long. */
const TURNS = 8;

/** What was waited for has not answered in time. */
export class Late extends Error {
  override readonly name = 'Late';
}

/** @param patience in milliseconds @throws Late */
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
 * What can be done without: resolves when it is there, or cannot be had, or is not waited for any more.
 * @param onLate called when it is there after all
 */
export function settled(work: Promise<unknown>, onLate = () => {}): Promise<void> {
  return inTime(work).then(
    () => {},
    (error: unknown) => {
      if (error instanceof Late) work.then(onLate, () => {});
    },
  );
}
