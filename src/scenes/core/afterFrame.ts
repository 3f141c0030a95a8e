/**
 * Frames are kept short: what follows when something has come to its end is done between that frame and the next one, and the words around
 * the table are laid out there as well. Nothing is seen later for it: what begins to move then moves from the next frame on, as it would have.
 */

let later = (go: () => void): void => go();

/** Does something after the frame that is being made; at once where none is. */
export const afterFrame = (go: () => void): void => later(go);

/** From now on frames are made. A message comes sooner than a timer, which a browser may hold back. */
export function keepFramesShort(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const handed = 'handed';
  later = (go) => {
    if (waiting.push(go) === 1) port2.postMessage(handed);
  };
  port1.onmessage = ({ data }) => {
    // By the second message the words have been changed.
    if (data !== handed) return void document.documentElement.offsetHeight;
    for (const go of waiting.splice(0)) go();
    port2.postMessage('changed');
  };
}
