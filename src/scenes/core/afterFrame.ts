/**
 * Keeps frames short. Work that follows the end of an animation runs between two frames, and so does the layout of the
 * panels around the table. The player sees no delay, because a motion that starts in this work begins with the next
 * frame anyway.
 */

let later = (go: () => void): void => go();
let inFrame = (go: () => void): void => go();
let laidOut = (go: () => void): void => go();

/** Calls `go` after the current frame; immediately if `keepFramesShort` has not been called yet. */
export const afterFrame = (go: () => void): void => later(go);

/** Calls `go` after the next frame, so that this frame need not wait for it; immediately if no frames are kept short. */
export const afterNextFrame = (go: () => void): void => inFrame(() => afterFrame(go));

/** Calls `go` when the browser has laid out the panels that have just changed; immediately if no frames are kept short. */
export const afterLayout = (go: () => void): void => laidOut(go);

/**
 * Makes `afterFrame` postpone its work until a message arrives. A message arrives sooner than a timer, which a browser may
 * delay.
 */
export function keepFramesShort(): void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  const forLayout: (() => void)[] = [];
  const handed = 'handed';
  later = (go) => {
    if (waiting.push(go) === 1) port2.postMessage(handed);
  };
  inFrame = (go) => void requestAnimationFrame(go);
  laidOut = (go) => {
    forLayout.push(go);
    later(() => {});
  };
  port1.onmessage = ({ data }) => {
    if (data === handed) {
      for (const go of waiting.splice(0)) go();
      port2.postMessage('changed');
      return;
    }
    // This is the second message. The panels have changed by now, so their layout is forced here.
    void document.documentElement.offsetHeight;
    for (const go of forLayout.splice(0)) go();
  };
}
