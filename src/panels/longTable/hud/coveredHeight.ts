/**
 * Reports how much of the map the foot and a slip cover, so that the camera can keep figures visible. The report is a window event,
 * because a CSS variable on the root element would make the browser recompute all styles.
 */

import { MAP_COVERED, MAP_TOP_COVERED } from '../../../session/longTable/mapEvents';
import type { HudPlan } from './plan';

/** Reports how much of the table the foot covers. @param px the height in px of the window, from the table's lower edge */
export const reportCoveredHeight = (px: number): boolean =>
  dispatchEvent(new CustomEvent(MAP_COVERED, { detail: Math.round(px) }));

/** Reports how much of the map's top a slip covers. @param px the height in px of the window, from the map's upper edge */
export const reportCoveredTop = (px: number): boolean =>
  dispatchEvent(new CustomEvent(MAP_TOP_COVERED, { detail: Math.round(px) }));

/**
 * Measures how much of the map's top a slip covers.
 * @param slip null if there is no slip
 * @returns the height in px of the window; 0 on a desktop, where slips are beside the map
 */
export function coveredTopOf(slip: Element | null, { composition, map, textScale }: HudPlan): number {
  if (!slip || composition === 'desktop') return 0;
  const top = (slip.closest('#hud')?.getBoundingClientRect().top ?? 0) + map.y * textScale;
  return Math.max(0, slip.getBoundingClientRect().bottom - top);
}

/**
 * Lets the column of reasons end above a slip that stands at its foot (style sheet: `--slip`).
 * @param slip null if there is no slip
 */
export function endReasonsAbove(slip: Element | null, { textScale }: HudPlan): void {
  const column = document.querySelector<HTMLElement>('.hud.long.desktop > .reason');
  if (!column) return;
  if (slip) column.style.setProperty('--slip', `${slip.getBoundingClientRect().height / textScale + GAP}px`);
  else column.style.removeProperty('--slip');
}
/** The gap between the column of reasons and a slip, in px of the HUD. */
const GAP = 8;

/** Reports the covered height when a child of the foot changes its size. @returns a function that ends the reports */
export function observeCoveredHeight(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const parts = [...foot.children];
  const observer = new ResizeObserver(() => {
    const tops = parts
      .map((each) => each.getBoundingClientRect())
      .flatMap(({ top, height }) => (height > 0 ? [top] : []));
    // A table that is higher than the window scrolls (styles/base.css). So the table ends at the lower edge of the HUD.
    const floor = foot.closest('#hud')?.getBoundingClientRect().bottom ?? innerHeight;
    reportCoveredHeight(tops.length > 0 ? floor - Math.min(...tops) : 0);
  });
  for (const each of parts) observer.observe(each);
  return () => observer.disconnect();
}
