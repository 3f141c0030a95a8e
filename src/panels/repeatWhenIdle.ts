/** Does work that nobody waits for in pieces, each while the browser is idle. */

/** The ms between two pieces in a browser that does not tell when it is idle. */
const PAUSE = 50;

/**
 * Calls `work` again and again until it returns false.
 * @returns a function that ends the work
 */
export function repeatWhenIdle(work: () => boolean): () => void {
  let ended = false;
  const goOn = () => {
    if (!ended && work()) next();
  };
  const next = () => void ('requestIdleCallback' in window ? requestIdleCallback(goOn) : setTimeout(goOn, PAUSE));
  next();
  return () => {
    ended = true;
  };
}
