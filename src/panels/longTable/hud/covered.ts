/**
 * How far the words at the foot reach up: on a phone held upright they grow over the map, which is to show what matters above them. The
 * scene is told by an event of the window: a style of the root would have all styles reckoned anew.
 */

import { MAP_COVERED } from '../../../session/longTable/mapEvents';

/** @param px of the table, from its lower edge */
export const coverMap = (px: number): boolean =>
  dispatchEvent(new CustomEvent(MAP_COVERED, { detail: Math.round(px) }));

/** Watches how high the parts of the foot lie, which change with what they say. @returns puts an end to it */
export function tellCovered(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const parts = [...foot.children];
  const observer = new ResizeObserver(() => {
    const tops = parts
      .map((each) => each.getBoundingClientRect())
      .flatMap(({ top, height }) => (height > 0 ? [top] : []));
    // A table that is higher than the window scrolls (styles/base.css).
    const floor = foot.closest('#hud')?.getBoundingClientRect().bottom ?? innerHeight;
    coverMap(tops.length > 0 ? floor - Math.min(...tops) : 0);
  });
  for (const each of parts) observer.observe(each);
  return () => observer.disconnect();
}
