/** Finds time for work that nobody waits for. */

/** Work continues after this many ms even if the browser is never idle. */
const LATEST = 60;
/** The ms after which work goes on without a frame: more than a frame takes at 30 Hz. */
const LATE_FRAME = 40;

/** The pointers that are down. */
const fingers = new Set<number>();
/** Called when no pointer is down any more. */
const lifted: (() => void)[] = [];

/** Follows which fingers and mouse buttons are down, for `untilReleased`. */
export function watchFingers(): void {
  const listening = { capture: true, passive: true };
  const release = () => {
    if (fingers.size === 0) for (const go of lifted.splice(0)) go();
  };
  window.addEventListener('pointerdown', ({ pointerId }) => void fingers.add(pointerId), listening);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    const lift = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId);
      release();
    };
    window.addEventListener(end, lift, listening);
  }
  // A window without the focus may miss the release.
  window.addEventListener('blur', () => {
    fingers.clear();
    release();
  });
}

/** Resolves when no finger is down. A finger that is down may begin a motion at any moment. */
export function untilReleased(): Promise<void> {
  return fingers.size === 0 ? Promise.resolve() : new Promise((resolve) => lifted.push(resolve));
}

/**
 * Resolves when the browser is idle, at the latest after `LATEST`. Without `requestIdleCallback`, it resolves after a third of
 * `LATEST`.
 */
export function leisure(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST / 3);
  });
}

/**
 * Resolves when the browser is idle after the next frame. Work that waits for this before each of its pieces delays a frame by one piece
 * only, where the browser would otherwise fit in several. It does not wait for a frame longer than `LATE_FRAME`: if pictures take long, or
 * the page is hidden and draws none, the work would otherwise not be done when it is needed.
 */
export async function leisureAfterFrame(): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, LATE_FRAME);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
  await leisure();
}
