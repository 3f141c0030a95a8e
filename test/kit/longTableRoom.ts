/** Test kit: finds faults in the layout of panels and buttons around the Long Table in Chromium. */
import type { Page } from 'playwright-core';
import { lookAt } from './longTablePage';

/** Returns a line for each panel that covers hexes of open rooms, each button that is cut off or covered, and each empty stall. */
export async function roomFaults(page: Page): Promise<string[]> {
  const { places } = await lookAt(page);
  const hexes = Object.entries(places).flatMap(([name, at]) => (/^[a-z]\d+$/.test(name) ? [at] : []));
  return page.evaluate((all) => {
    const apart = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    const half = Math.min(...apart) / 2;
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    const map = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    const found: string[] = [];
    const seen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
    const panels = ['.bar', '.order', '.tabs', '.boards', '.reason', '.lesson', '.foot'].map(
      (each) => `.hud.long > ${each}`,
    );
    // On a phone panels may cover the map, because it can be moved and zoomed under them (style guide, section 12).
    const isPhone = document.querySelector('.hud.long:is(.portrait:not(.tablet), .landscape)') !== null;
    for (const each of document.querySelectorAll(`${panels.join()}, .foot > *`)) {
      const box = each.getBoundingClientRect();
      if (!seen(each) || box.height === 0 || (each.matches('.foot') && each.closest('.portrait')) || isPhone) continue;
      const over =
        Math.min(box.right, map.right + half) - Math.max(box.left, map.left - half) > 2 &&
        Math.min(box.bottom, map.bottom + half) - Math.max(box.top, map.top - half) > 2;
      if (over) found.push(`${each.className} lies on the map`);
    }
    for (const each of document.querySelectorAll<HTMLElement>('.hud.long button:not(:disabled)')) {
      if (!seen(each) || each.closest('.places')) continue;
      // The hand, the preparation, the reasons and the forecasts of many targets scroll (each target can also be pressed on the map); all
      // other buttons must be visible without scrolling.
      if (each.closest('.fan, .prepare, .reason, .forecasts'))
        each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const name = `${each.className} "${(each.textContent ?? '').trim().slice(0, 30)}"`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is cut off`);
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (on === null || !(each.contains(on) || on.contains(each))) found.push(`${name} lies under ${on?.className}`);
    }
    // The stalls of the bed must never be empty.
    for (const each of document.querySelectorAll('.foot.bed:not(.selecting) > .stall')) {
      const replaced = each.matches('.sealing') ? document.querySelector('.bed > .seals') : null;
      const { width, height } = (replaced ?? each.firstElementChild ?? each).getBoundingClientRect();
      if ((replaced ?? each).childElementCount === 0 || width * height === 0) found.push(`${each.className} is empty`);
    }
    return found;
  }, hexes);
}

export const canvasWidth = (page: Page) =>
  page.evaluate(() => document.querySelector('#game canvas')?.getBoundingClientRect().width);
