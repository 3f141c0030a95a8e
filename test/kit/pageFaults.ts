/** What is wrong with a page as Chromium lays it out: what cannot be reached, what is cut off, what cannot be told apart or read. */
import type { Page } from 'playwright-core';

export type Look = 'reach' | 'cut' | 'contrast' | 'states';

/**
 * Lists the faults of what is shown now, a line each.
 * @param inset px at every side that a notch or a round corner covers
 */
export async function faultsOf(page: Page, looks: readonly Look[], inset = 0): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(findFaults, { looks, inset });
}

/** Runs in the page, and so uses nothing from outside. */
function findFaults({ looks, inset }: { looks: readonly string[]; inset: number }): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const HIDDEN = '.mirror, .said, [inert], script, style, option, svg, [role=gridcell]';
  const dialogs = [...document.querySelectorAll('[aria-modal=true], .veil, .raised')].filter((each) =>
    each.checkVisibility(),
  );
  const scopes = dialogs.length > 0 ? dialogs.slice(-1) : [...document.querySelectorAll('#hud, #panels')];
  const isShown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest(HIDDEN);
  const all = (selector: string) =>
    scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]).filter(isShown);
  const nameOf = (each: Element) => {
    const words = (each.textContent || each.getAttribute('aria-label') || each.getAttribute('name') || '').trim();
    const kind = `${each.tagName.toLowerCase()}${each.className ? `.${String(each.className).trim().replaceAll(/\s+/g, '.')}` : ''}`;
    const parent = each.parentElement?.className || each.parentElement?.tagName.toLowerCase();
    return `${kind} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}" in ${parent}`;
  };
  const found: string[] = [];

  /** The element in which a positioned element has its place, or null for the window. */
  const holderOf = (each: Element): Element | null => {
    const { position } = getComputedStyle(each);
    if (position !== 'absolute' && position !== 'fixed') return each.parentElement;
    for (let at = each.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint')) return at;
      if (position === 'absolute' && style.position !== 'static') return at;
    }
    return null;
  };
  /** The scrolled positions of boxes that only a script can scroll. */
  const unscroll = (each: Element) => {
    for (let at: Element | null = each; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'hidden' && at.scrollLeft !== 0) at.scrollLeft = 0;
      if (overflowY === 'hidden' && at.scrollTop !== 0) at.scrollTop = 0;
    }
  };

  /** Whether a press on its middle comes to the control, however far the page has to be scrolled for it. */
  function reaches(control: HTMLElement): string | null {
    let why = '';
    for (const block of ['nearest', 'center', 'end', 'start'] as const) {
      control.scrollIntoView({ block, inline: block === 'nearest' ? 'nearest' : 'center', behavior: 'instant' });
      unscroll(control);
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const edge = inset - 1;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const wide = Math.min(width, innerWidth - 2 * inset);
      const isBeside = x - wide / 2 < edge || x + wide / 2 > innerWidth - edge;
      const high = Math.min(height, innerHeight - 2 * inset);
      const isAbove = y - high / 2 < edge || y + high / 2 > innerHeight - edge;
      const there = document.elementFromPoint(x, y);
      const isHit = there !== null && (control.contains(there) || there.closest('label')?.control === control);
      if (isHit && !isBeside && !isAbove) return null;
      const at = `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
      why ||= isHit ? `outside of the window at ${at}` : `at ${at} lies under ${there ? nameOf(there) : 'nothing'}`;
    }
    return why;
  }
  if (looks.includes('reach')) {
    for (const each of all('button, input, select, textarea, summary, a[href], [role=slider]')) {
      const label = each instanceof HTMLInputElement ? (each.labels?.[0] ?? null) : null;
      const control = label && getComputedStyle(each).opacity === '0' ? label : each;
      if (getComputedStyle(control).pointerEvents === 'none') continue;
      const { width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const why = reaches(control);
      if (why) found.push(`reach: ${nameOf(control)} ${why}`);
    }
    for (const each of scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>('*')])) {
      const { overflowY } = getComputedStyle(each);
      if (overflowY !== 'auto' && overflowY !== 'scroll') continue;
      if (isShown(each) && each.scrollHeight > each.clientHeight + 1 && each.clientHeight < 44)
        found.push(`reach: ${nameOf(each)} scrolls in ${each.clientHeight} px`);
    }
  }

  const texts = scopes.flatMap((scope) => {
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    return nodes.filter(({ data, parentElement }) => data.trim() && parentElement && isShown(parentElement));
  });

  /** What is left of a box in the window, where all that can be scrolled is scrolled to it; and what cuts it off. */
  function leftOf(box: Box, from: Element): { box: Box; by: string } {
    const cut = { ...box };
    let by = '';
    const clip = (edges: Partial<Box>, name: string) => {
      const before = JSON.stringify(cut);
      cut.left = Math.max(cut.left, edges.left ?? cut.left);
      cut.top = Math.max(cut.top, edges.top ?? cut.top);
      cut.right = Math.min(cut.right, edges.right ?? cut.right);
      cut.bottom = Math.min(cut.bottom, edges.bottom ?? cut.bottom);
      if (before !== JSON.stringify(cut)) by ||= name;
    };
    for (let at: Element | null = from; at; at = holderOf(at)) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(at);
      if (at === document.documentElement || at === document.body) continue;
      const { left, top } = at.getBoundingClientRect();
      const [scaleX, scaleY] = [at.getBoundingClientRect().width, at.getBoundingClientRect().height].map(
        (px, i) =>
          px / (((i === 0 ? (at as HTMLElement).offsetWidth : (at as HTMLElement).offsetHeight) ?? 0) || px || 1),
      ) as [number, number];
      const inner = {
        left: left + at.clientLeft * scaleX,
        top: top + at.clientTop * scaleY,
        right: left + (at.clientLeft + at.clientWidth) * scaleX,
        bottom: top + (at.clientTop + at.clientHeight) * scaleY,
      };
      if (at.clientWidth === 0 && at.clientHeight === 0) continue;
      if (clipPath !== 'none') return { box: cut, by };
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (scrolls(overflowX)) [cut.left, cut.right] = shifted(cut.left, cut.right, inner.left, inner.right);
      else if (overflowX !== 'visible') clip({ left: inner.left, right: inner.right }, nameOf(at));
      if (scrolls(overflowY)) [cut.top, cut.bottom] = shifted(cut.top, cut.bottom, inner.top, inner.bottom);
      else if (overflowY !== 'visible') clip({ top: inner.top, bottom: inner.bottom }, nameOf(at));
    }
    const root = document.documentElement;
    const pageScrolls = getComputedStyle(root).overflowY === 'auto' && root.scrollHeight > root.clientHeight;
    clip(
      pageScrolls ? { left: 0, right: innerWidth } : { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
      'the window',
    );
    return { box: cut, by };
  }
  /** A stretch moved by scrolling, so that as much of it as possible is between two edges. */
  function shifted(from: number, to: number, low: number, high: number): [number, number] {
    if (from >= low && to <= high) return [from, to];
    const size = Math.min(to - from, high - low);
    return from < low ? [low, low + size] : [high - size, high];
  }
  if (looks.includes('cut')) {
    for (const node of texts) {
      const element = node.parentElement as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        const { box, by } = leftOf(rect, element);
        const [width, height] = [Math.max(0, box.right - box.left), Math.max(0, box.bottom - box.top)];
        // A line of text has room above and below its letters.
        if (rect.width - width > 2 || rect.height - height > rect.height * 0.3) {
          found.push(
            `cut: "${node.data.trim().slice(0, 40)}" in ${nameOf(element)}: ${Math.round(width)}x${Math.round(height)} px left of ${Math.round(rect.width)}x${Math.round(rect.height)} by ${by}`,
          );
          break;
        }
      }
    }
    for (const node of texts.filter(({ parentElement }) => parentElement?.closest('.hud'))) {
      const element = node.parentElement as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const cover = document
        .elementFromPoint((left + right) / 2, (top + bottom) / 2)
        ?.closest('button:not(.ear), .paper, .leather');
      if (cover && !cover.contains(element) && !element.contains(cover))
        found.push(`cut: "${node.data.trim().slice(0, 40)}" in ${nameOf(element)} lies under ${nameOf(cover)}`);
    }
    for (const each of scopes.flatMap((scope) => [
      scope as HTMLElement,
      ...scope.querySelectorAll<HTMLElement>('.screen, .page'),
    ])) {
      if (
        each.checkVisibility() &&
        each.clientWidth > 0 &&
        /auto|scroll/.test(getComputedStyle(each).overflowX) &&
        each.scrollWidth > each.clientWidth + 2
      )
        found.push(`cut: ${nameOf(each)} scrolls sideways, ${each.scrollWidth} px in ${each.clientWidth}`);
    }
  }

  type Colour = readonly [number, number, number, number];
  const colours = new Map<string, Colour>();
  const ctx = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colour = (css: string): Colour => {
    const known = colours.get(css);
    if (known || !ctx) return known ?? [0, 0, 0, 1];
    ctx.clearRect(0, 0, 1, 1);
    ctx.fillStyle = css;
    ctx.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = ctx.getImageData(0, 0, 1, 1).data;
    const read: Colour = [r, g, b, a / 255];
    colours.set(css, read);
    return read;
  };
  const over = (top: Colour, under: Colour): Colour => {
    const mix = (i: 0 | 1 | 2) => top[i] * top[3] + under[i] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const light = (of: Colour) => {
    const [r = 0, g = 0, b = 0] = of.slice(0, 3).map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a: Colour, b: Colour) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  /** The colour behind what an element shows; null over a picture. */
  function behind(each: Element): Colour | null {
    const layers: Colour[] = [];
    for (let at: Element | null = each; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const layer = colour(backgroundColor);
      if (layer[3] > 0) layers.push(layer);
      if (layer[3] === 1) return layers.reduceRight((under, top) => over(top, under));
      const isPicture = [...at.children].some(
        (child) => /^(img|canvas|svg|picture)$/i.test(child.tagName) && getComputedStyle(child).position === 'absolute',
      );
      if (backgroundImage !== 'none' || isPicture || at.id === 'hud') return null;
    }
    return null;
  }
  if (looks.includes('contrast')) {
    const seen = new Set<string>();
    for (const { parentElement, data } of texts) {
      const element = parentElement as HTMLElement;
      if (element.closest(':disabled, [aria-disabled=true]')) continue;
      const under = behind(element);
      if (!under) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      let [r, g, b, a] = colour(color);
      for (let at: Element | null = element; at; at = at.parentElement) a *= Number(getComputedStyle(at).opacity);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const value = ratio(over([r, g, b, a], under), under);
      const line = `contrast: ${value.toFixed(2)} "${data.trim().slice(0, 30)}" in ${nameOf(element)}, ${color} on ${under.slice(0, 3).map(Math.round)}`;
      const key = `${element.className} ${color} ${under}`;
      if (value < (isLarge ? 3 : 4.5) && !seen.has(key)) found.push(line);
      seen.add(key);
    }
  }

  /** What of a look is seen without colours: edges, weights, lines, signs and the light of the ground. */
  function shape(each: Element): string {
    const one = (at: Element, pseudo?: string) => {
      const style = getComputedStyle(at, pseudo);
      const edges = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
        const kind = style.getPropertyValue(`border-${side.toLowerCase()}-style`);
        return kind === 'none' ? '' : `${kind}${style.getPropertyValue(`border-${side.toLowerCase()}-width`)}`;
      });
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle}${style.outlineWidth}`;
      const shadow = style.boxShadow.replaceAll(/(rgba?|color|oklab)\([^)]*\)/g, '');
      const { content, fontWeight, textDecorationLine, transform, translate, opacity, clipPath } = style;
      return [edges, outline, shadow, content, fontWeight, textDecorationLine, transform, translate, opacity, clipPath];
    };
    const children = [...each.querySelectorAll('*')].filter((at) => !(at instanceof HTMLInputElement));
    return JSON.stringify([
      one(each),
      one(each, '::before'),
      one(each, '::after'),
      children.length <= 12 ? children.map((at) => at.tagName) : 0,
    ]);
  }
  const PAIRS = [
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[aria-checked=true]', '[aria-checked=false]'],
    ['label:has(input:checked)', 'label:has(input:not(:checked))'],
  ] as const;
  if (looks.includes('states')) {
    for (const [yes, no] of PAIRS) {
      for (const chosen of all(yes)) {
        const input = chosen.querySelector('input');
        if (
          input &&
          getComputedStyle(input).appearance !== 'none' &&
          getComputedStyle(input).opacity !== '0' &&
          input.getBoundingClientRect().width > 8
        )
          continue;
        const kin =
          chosen.closest('fieldset, ul, nav, [role=tablist], [role=group], .row, .languages') ?? chosen.parentElement;
        const other = [...(kin?.querySelectorAll<HTMLElement>(no) ?? [])].find(
          (each) =>
            isShown(each) &&
            each.tagName === chosen.tagName &&
            [...each.classList].some((name) => chosen.classList.contains(name)) === chosen.classList.length > 0,
        );
        if (!other || shape(chosen) !== shape(other)) continue;
        const [one, two] = [behind(chosen), behind(other)];
        if (!one || !two || ratio(one, two) < 3)
          found.push(
            `state: ${nameOf(chosen)} looks like ${nameOf(other)}${one && two ? ` (${ratio(one, two).toFixed(1)})` : ''}`,
          );
      }
    }
    for (const each of matchMedia('(forced-colors: active)').matches ? all('button, select, summary') : []) {
      const { outlineStyle, borderTopStyle } = getComputedStyle(each);
      if (outlineStyle === 'none' && borderTopStyle === 'none') found.push(`state: ${nameOf(each)} has no edge`);
    }
  }
  return found;
}
