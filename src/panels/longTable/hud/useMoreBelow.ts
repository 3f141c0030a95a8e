/** Marks the parts of a column that go on below their lower edge, so that the style sheet fades their last line instead of cutting it. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export const MORE_BELOW = 'more-below';
/** Rounding of the browser, and what letters reach below the last line, in px. */
const ROUNDING = 3;

export const goesOn = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight - scrollTop - clientHeight > ROUNDING;

function mark(column: Element): void {
  for (const part of [column, ...column.children]) part.classList.toggle(MORE_BELOW, goesOn(part));
}

/** Marks the column and its children after each render, and whenever the player scrolls or the size changes. */
export function useMoreBelow(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = column;
    if (!current) return;
    const update = () => mark(current);
    current.addEventListener('scroll', update, true);
    // A new observer always reports once, after the browser's own layout, so that measuring forces none.
    const resized = new ResizeObserver(update);
    for (const part of current.children) resized.observe(part);
    return () => {
      current.removeEventListener('scroll', update, true);
      resized.disconnect();
    };
  });
}
