/**
 * Tells on which place of the hand the mouse rests, so that only the card there opens to its words. While the mouse travels nothing in the
 * hand moves, so that a press takes the card that is seen.
 */

/** How long the mouse has to lie still, in ms. */
export const REST = 180;

/**
 * @param rests gets the place, which is the `data-place` of a list item
 * @returns a function that removes the listeners
 */
export function restOnCard(list: HTMLElement, rests: (place: string) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = ({ target, pointerType, buttons }: PointerEvent): void => {
    stop();
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const place = item?.dataset['place'];
    if (place && pointerType === 'mouse' && buttons === 0) timer = setTimeout(rests, REST, place);
  };
  list.addEventListener('pointermove', wait, { signal });
  for (const type of ['pointerdown', 'pointerleave']) list.addEventListener(type, stop, { signal });
  return () => {
    stop();
    ended.abort();
  };
}
