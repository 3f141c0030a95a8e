/**
 * Tells over which place of the hand the mouse lies still, so that only the card there opens to its words. While the mouse travels,
 * nothing in the hand moves, so that a press takes the card that is seen.
 */

/** How long the mouse has to lie still, in ms. */
export const STILL_MS = 180;

/**
 * @param found gets the place, which is the `data-place` of a list item
 * @returns a function that removes the listeners
 */
export function watchStillMouse(list: HTMLElement, found: (place: string) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = ({ target, pointerType, buttons }: PointerEvent): void => {
    stop();
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const place = item?.dataset['place'];
    if (place && pointerType === 'mouse' && buttons === 0) timer = setTimeout(found, STILL_MS, place);
  };
  list.addEventListener('pointermove', wait, { signal });
  for (const type of ['pointerdown', 'pointerleave']) list.addEventListener(type, stop, { signal });
  return () => {
    stop();
    ended.abort();
  };
}
