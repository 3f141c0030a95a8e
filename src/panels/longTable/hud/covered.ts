/**
 * Reports how much of the map the foot covers, so that the camera can keep figures above it. A window event carries it, because a style
 * on the root element would recompute all styles.
 */

import { MAP_COVERED } from '../../../session/longTable/mapEvents';

/** @param px the covered height, from the table's lower edge */
export const coverMap = (px: number): boolean =>
  dispatchEvent(new CustomEvent(MAP_COVERED, { detail: Math.round(px) }));

/** Observes the height of the foot's parts, which changes with their text. @returns a function that ends it */
export function tellCovered(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const parts = [...foot.children];
  const observer = new ResizeObserver(() => {
    const tops = parts
      .map((each) => each.getBoundingClientRect())
      .flatMap(({ top, height }) => (height > 0 ? [top] : []));
    // A table higher than the window scrolls (styles/base.css), so the HUD's lower edge counts.
    const floor = foot.closest('#hud')?.getBoundingClientRect().bottom ?? innerHeight;
    coverMap(tops.length > 0 ? floor - Math.min(...tops) : 0);
  });
  for (const each of parts) observer.observe(each);
  return () => observer.disconnect();
}
