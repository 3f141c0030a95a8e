/**
 * Keeps frames short: work that follows the end of an animation runs between two frames, and so does the layout of the
 * panels around the table. This delays nothing on the screen, since a motion that starts there begins with the next
 * frame anyway.
 */

let later = (go: () => void): void => go();

/** Calls `go` after the current frame; at once before `keepFramesShort` has been called. */
export const afterFrame = (go: () => void): void => later(go);

/**
 * Turns the deferral on. It posts messages, because a message arrives sooner than a timer, which a browser may delay.
 */
export function keepFramesShort(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const handed = 'handed';
  later = (go) => {
    if (waiting.push(go) === 1) port2.postMessage(handed);
  };
  port1.onmessage = ({ data }) => {
    // The second message: the panels have changed by now, so force their layout here.
    if (data !== handed) return void document.documentElement.offsetHeight;
    for (const go of waiting.splice(0)) go();
    port2.postMessage('changed');
  };
}
