/** Does work that nobody waits for in pieces, each while the browser is idle. */

/** The ms between two pieces in a browser that does not tell when it is idle. */
const PAUSE = 50;
/** The ms after which work that may not go on is tried again. */
const RETRY_MS = 250;

/**
 * Calls `work` again and again until it returns false.
 * @param mayWork whether the work may go on now; while an animation runs, it would delay frames
 * @returns a function that ends the work
 */
export function repeatWhenIdle(work: () => boolean, mayWork: () => boolean = () => true): () => void {
  let ended = false;
  const goOn = () => {
    if (ended) return;
    if (!mayWork()) setTimeout(next, RETRY_MS);
    else if (work()) next();
  };
  const next = () => void ('requestIdleCallback' in window ? requestIdleCallback(goOn) : setTimeout(goOn, PAUSE));
  next();
  return () => {
    ended = true;
  };
}
