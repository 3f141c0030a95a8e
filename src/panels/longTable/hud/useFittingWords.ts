/** Makes the words of cards smaller where they do not fit, and marks halves that even then go on below their lower edge. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { goesOn, MORE_BELOW } from './useMoreBelow';

const TIGHT = 'tight';
/** The size and the words for which a card was last fitted. */
const fitted = new WeakMap<Element, string>();

function fit(card: HTMLElement): void {
  const now = `${card.clientWidth} ${card.clientHeight} ${card.textContent}`;
  if (fitted.get(card) === now) return;
  fitted.set(card, now);
  const halves = [...card.querySelectorAll('.half')];
  const isCut = () => halves.some(goesOn) || goesOn(card);
  card.classList.remove(TIGHT);
  card.classList.toggle(TIGHT, isCut());
  for (const half of halves) half.classList.toggle(MORE_BELOW, goesOn(half));
}

/** Fits the words of the cards in an element after each render and after each change of a card's size. */
export function useFittingWords(slips: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const cards = [...(slips.current?.querySelectorAll<HTMLElement>('.card') ?? [])];
    // A new observer always reports once, after the browser's own layout.
    const observer = new ResizeObserver(() => cards.forEach(fit));
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  });
}
