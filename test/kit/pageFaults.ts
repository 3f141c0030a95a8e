/** What is wrong with a page as Chromium lays it out: what cannot be reached, what is cut off, what cannot be read or told apart. */
import type { Page } from 'playwright-core';
import { type Box, installColours, installTools } from './pageTools';

/** px of the window that a notch or a round corner covers at every side. */
type Inset = number;

const LOOKS = {
  reach: [findUnreachable, findTooLow],
  cut: [findCutTexts, findCoveredTexts, findSideways],
  contrast: [findPale],
  states: [findAlike, findEdgeless],
} satisfies Record<string, readonly ((inset: Inset) => string[])[]>;
export type Look = keyof typeof LOOKS;

/** Lists the faults of what is shown now, a line each. */
export async function faultsOf(page: Page, looks: readonly Look[], inset: Inset = 0): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(installTools);
  await page.evaluate(installColours);
  const found: string[] = [];
  for (const look of looks)
    for (const find of LOOKS[look]) found.push(...(await page.evaluate(find, inset)).map((line) => `${look}: ${line}`));
  return found;
}

/** Controls on whose middle no press comes, however far the page is scrolled. */
function findUnreachable(inset: Inset): string[] {
  const { all, nameOf } = window.pageTools;
  /** Takes back what only a script can scroll. */
  const unscroll = (each: Element) => {
    for (let at: Element | null = each; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'hidden' && at.scrollLeft !== 0) at.scrollLeft = 0;
      if (overflowY === 'hidden' && at.scrollTop !== 0) at.scrollTop = 0;
    }
  };
  const isInside = (middle: number, size: number, of: number) => {
    const half = Math.min(size, of - 2 * inset) / 2;
    return middle - half >= inset - 1 && middle + half <= of - inset + 1;
  };
  /** Null, or why not. */
  function reaches(control: HTMLElement): string | null {
    let why: string | null = null;
    for (const block of ['nearest', 'center', 'end', 'start'] as const) {
      control.scrollIntoView({ block, inline: block === 'nearest' ? block : 'center', behavior: 'instant' });
      unscroll(control);
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const there = document.elementFromPoint(x, y);
      const isHit = there !== null && (control.contains(there) || there.closest('label')?.control === control);
      if (isHit && isInside(x, width, innerWidth) && isInside(y, height, innerHeight)) return null;
      const at = [left, top, width, height].map(Math.round).join(' ');
      why ??= isHit ? `is outside of the window at ${at}` : `at ${at} lies under ${there ? nameOf(there) : 'nothing'}`;
    }
    return why;
  }
  return all('button, input, select, textarea, summary, a[href], [role=slider]').flatMap((each) => {
    const label = each instanceof HTMLInputElement && getComputedStyle(each).opacity === '0' ? each.labels?.[0] : null;
    const control = label ?? each;
    const { width, height } = control.getBoundingClientRect();
    if (getComputedStyle(control).pointerEvents === 'none' || width < 2 || height < 2) return [];
    const why = reaches(control);
    return why === null ? [] : [`${nameOf(control)} ${why}`];
  });
}

/** What scrolls in a slit. */
function findTooLow(): string[] {
  const { all, nameOf } = window.pageTools;
  return all('*')
    .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight < 44)
    .map((each) => `${nameOf(each)} scrolls in ${each.clientHeight} px`);
}

/** Lines of which a part is never seen. */
function findCutTexts(): string[] {
  const { texts, linesOf, nameOf, holderOf } = window.pageTools;
  /** A stretch moved by scrolling, so that as much of it as possible is between two edges. */
  function shifted(from: number, to: number, low: number, high: number): [number, number] {
    if (from >= low && to <= high) return [from, to];
    const size = Math.min(to - from, high - low);
    return from < low ? [low, low + size] : [high - size, high];
  }
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  /** The inner edges of an element in the window; a zoomed element measures itself in its own px. */
  function innerOf(at: HTMLElement): Box {
    const { left, top, width, height } = at.getBoundingClientRect();
    const [scaleX, scaleY] = [width / (at.offsetWidth || width || 1), height / (at.offsetHeight || height || 1)];
    const [x, y] = [left + at.clientLeft * scaleX, top + at.clientTop * scaleY];
    return { left: x, top: y, right: x + at.clientWidth * scaleX, bottom: y + at.clientHeight * scaleY };
  }
  /** What is left of a line, and what cuts it off. */
  function leftOf(line: Box, from: Element): { width: number; height: number; by: string } {
    let { left, top, right, bottom } = line;
    let by = '';
    const clip = (edges: Partial<Box>, name: string) => {
      const before = [left, top, right, bottom].join();
      [left, top] = [Math.max(left, edges.left ?? left), Math.max(top, edges.top ?? top)];
      [right, bottom] = [Math.min(right, edges.right ?? right), Math.min(bottom, edges.bottom ?? bottom)];
      if (before !== [left, top, right, bottom].join()) by ||= name;
    };
    for (let at: Element | null = from; at; at = holderOf(at)) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (!(at instanceof HTMLElement) || at === document.body || at === document.documentElement) continue;
      if (display === 'inline' || display === 'contents') continue;
      const inner = innerOf(at);
      if (scrolls(overflowX)) [left, right] = shifted(left, right, inner.left, inner.right);
      else if (overflowX !== 'visible') clip({ left: inner.left, right: inner.right }, nameOf(at));
      if (scrolls(overflowY)) [top, bottom] = shifted(top, bottom, inner.top, inner.bottom);
      else if (overflowY !== 'visible') clip({ top: inner.top, bottom: inner.bottom }, nameOf(at));
    }
    clip({ left: 0, right: innerWidth }, 'the window');
    if (!scrolls(getComputedStyle(document.documentElement).overflowY))
      clip({ top: 0, bottom: innerHeight }, 'the window');
    return { width: Math.max(0, right - left), height: Math.max(0, bottom - top), by };
  }
  return texts().flatMap((text) => {
    const element = text.parentElement;
    if (!element) return [];
    for (const line of linesOf(text)) {
      const { width, height, by } = leftOf(line, element);
      // A line has room above and below its letters.
      if (line.width - width > 2 || line.height - height > line.height * 0.3) {
        const [of, left] = [
          `${Math.round(line.width)} x ${Math.round(line.height)}`,
          `${Math.round(width)} x ${Math.round(height)}`,
        ];
        return [`"${text.data.trim().slice(0, 40)}" in ${nameOf(element)}: ${left} px of ${of} by ${by}`];
      }
    }
    return [];
  });
}

/** Words around a table that lie under a control or a panel. */
function findCoveredTexts(): string[] {
  const { texts, nameOf } = window.pageTools;
  return texts().flatMap((text) => {
    const element = text.parentElement;
    if (!element?.closest('.hud')) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    let cover: Element | null = null;
    for (const block of ['nearest', 'center', 'start', 'end'] as const) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      cover = there?.closest('button:not(.ear), .paper, .leather') ?? null;
      if (!cover || cover.contains(element) || element.contains(cover)) return [];
    }
    if (!cover) return [];
    return [`"${text.data.trim().slice(0, 40)}" in ${nameOf(element)} lies under ${nameOf(cover)}`];
  });
}

/** Pages that have to be scrolled sideways. */
function findSideways(): string[] {
  const { scopes, nameOf } = window.pageTools;
  return scopes
    .flatMap((scope) => [scope, ...scope.querySelectorAll('.screen, .page')])
    .filter((each) => each.checkVisibility() && /auto|scroll/.test(getComputedStyle(each).overflowX))
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 2)
    .map((each) => `${nameOf(each)} scrolls sideways, ${each.scrollWidth} px in ${each.clientWidth}`);
}

/** Words with less contrast than WCAG 2.1 AA asks for. */
function findPale(): string[] {
  const { texts, nameOf, behind, colour, over, contrast } = window.pageTools;
  const seen = new Set<string>();
  return texts().flatMap(({ data, parentElement: element }) => {
    if (!element || element.closest(':disabled, [aria-disabled=true]')) return [];
    const under = behind(element);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const key = `${element.className} ${color} ${under}`;
    if (!under || seen.has(key)) return [];
    seen.add(key);
    const [red, green, blue, opaque] = colour(color);
    let shown = opaque;
    for (let at: Element | null = element; at; at = at.parentElement) shown *= Number(getComputedStyle(at).opacity);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const value = contrast(over([red, green, blue, shown], under), under);
    if (value >= (isLarge ? 3 : 4.5)) return [];
    return [
      `${value.toFixed(2)} "${data.trim().slice(0, 30)}" in ${nameOf(element)}, ${color} on ${under.map(Math.round)}`,
    ];
  });
}

/** Chosen things that look like those that are not, but for their colours. */
function findAlike(): string[] {
  const { all, isShown, nameOf, behind, contrast } = window.pageTools;
  const PAIRS = [
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[aria-checked=true]', '[aria-checked=false]'],
    ['label:has(input:checked)', 'label:has(input:not(:checked))'],
  ] as const;
  const part = (at: Element, pseudo?: string) => {
    const style = getComputedStyle(at, pseudo);
    const edges = ['top', 'right', 'bottom', 'left'].map((side) => {
      const kind = style.getPropertyValue(`border-${side}-style`);
      return kind === 'none' ? '' : `${kind} ${style.getPropertyValue(`border-${side}-width`)}`;
    });
    const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
    const shadow = style.boxShadow.replaceAll(/\w+\([^)]*\)/g, '');
    const { content, fontWeight, textDecorationLine, transform, translate, opacity, clipPath } = style;
    return [edges, outline, shadow, content, fontWeight, textDecorationLine, transform, translate, opacity, clipPath];
  };
  const signsOf = (each: Element) => {
    const signs = [...each.querySelectorAll('*')].filter((at) => !(at instanceof HTMLInputElement));
    return signs.length <= 12 ? signs.map((at) => at.tagName) : [];
  };
  const lookOf = (each: Element) =>
    JSON.stringify([part(each), part(each, '::before'), part(each, '::after'), signsOf(each)]);
  const isNativeBox = (each: Element) => {
    const box = each.querySelector('input');
    if (!box) return false;
    const { appearance, opacity } = getComputedStyle(box);
    return appearance !== 'none' && opacity !== '0' && box.getBoundingClientRect().width > 8;
  };
  const otherOf = (chosen: Element, no: string) => {
    const kin = chosen.closest('fieldset, ul, nav, [role=tablist], [role=group], .row') ?? chosen.parentElement;
    const isLike = (each: Element) => each.tagName === chosen.tagName && each.classList[0] === chosen.classList[0];
    return [...(kin?.querySelectorAll(no) ?? [])].find((each) => isShown(each) && isLike(each));
  };
  return PAIRS.flatMap(([yes, no]) =>
    all(yes).flatMap((chosen) => {
      const other = isNativeBox(chosen) ? undefined : otherOf(chosen, no);
      if (!other || lookOf(chosen) !== lookOf(other)) return [];
      const [one, two] = [behind(chosen), behind(other)];
      // A clear difference of light and dark is seen without colours (WCAG G183).
      return one && two && contrast(one, two) >= 3 ? [] : [`${nameOf(chosen)} looks like ${nameOf(other)}`];
    }),
  );
}

/** In forced colours, buttons without an edge. */
function findEdgeless(): string[] {
  const { all, nameOf } = window.pageTools;
  if (!matchMedia('(forced-colors: active)').matches) return [];
  return all('button, select, summary')
    .filter((each) => {
      const { outlineStyle, borderTopStyle } = getComputedStyle(each);
      return outlineStyle === 'none' && borderTopStyle === 'none' && !each.matches('.ear');
    })
    .map((each) => `${nameOf(each)} has no edge`);
}
