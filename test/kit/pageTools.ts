/** What the looks at a page (pageFaults.ts) have in common. It runs in the page, and so uses nothing from outside. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Red, green and blue from 0 to 255, and how opaque it is, from 0 to 1. */
export type Colour = readonly [number, number, number, number];

export interface PageTools {
  /** The top dialog, or else the page and what is around the table. */
  readonly scopes: readonly Element[];
  isShown(each: Element): boolean;
  all(selector: string): HTMLElement[];
  texts(): Text[];
  /** The rectangles of the lines of a text. */
  linesOf(text: Text): DOMRect[];
  nameOf(each: Element): string;
  /** The element in which this one has its place and by which it is clipped; null for the window. */
  holderOf(each: Element): Element | null;
  colour(css: string): Colour;
  over(top: Colour, under: Colour): Colour;
  contrast(a: Colour, b: Colour): number;
  /** The colour behind what an element shows; null over a picture. */
  behind(each: Element): Colour | null;
}

declare global {
  interface Window {
    pageTools: PageTools;
  }
}

/** Sets `window.pageTools` for what is shown now. */
export function installTools(): void {
  const HIDDEN = '.mirror, .said, [inert], script, style, option, svg, [role=gridcell]';
  const dialogs = [...document.querySelectorAll('[aria-modal=true], .veil, .raised')];
  const [dialog] = dialogs.filter((each) => each.checkVisibility()).slice(-1);
  const scopes = dialog ? [dialog] : [...document.querySelectorAll('#hud, #panels')];
  const isShown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest(HIDDEN);
  const tools: Pick<PageTools, 'scopes' | 'isShown' | 'all' | 'texts' | 'linesOf' | 'nameOf' | 'holderOf'> = {
    scopes,
    isShown,
    all: (selector) =>
      scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]).filter((each) => isShown(each)),
    texts: () =>
      scopes.flatMap((scope) => {
        const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (walker.nextNode()) nodes.push(walker.currentNode as Text);
        // Words in a box of one px are for screen readers; those of a button that unfolds may be cut off.
        const isSeen = (each: HTMLElement) =>
          isShown(each) && each.offsetWidth !== 1 && !each.closest('[aria-expanded=false]');
        return nodes.filter(({ data, parentElement }) => data.trim() && parentElement && isSeen(parentElement));
      }),
    linesOf(text) {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1);
    },
    nameOf(each) {
      const words = (each.textContent || each.getAttribute('aria-label') || each.getAttribute('name') || '').trim();
      const kind = [each.tagName.toLowerCase(), ...each.classList].join('.');
      const parent = each.parentElement?.className || each.parentElement?.tagName.toLowerCase();
      return `${kind} "${words.replaceAll(/\s+/g, ' ').slice(0, 40)}" in ${parent}`;
    },
    holderOf(each) {
      const { position } = getComputedStyle(each);
      if (position !== 'absolute' && position !== 'fixed') return each.parentElement;
      for (let at = each.parentElement; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.transform !== 'none' || style.filter !== 'none' || style.contain.includes('paint')) return at;
        if (position === 'absolute' && style.position !== 'static') return at;
      }
      return null;
    },
  };
  window.pageTools = tools as PageTools;
}

/** Adds what has to do with colours. */
export function installColours(): void {
  const colours = new Map<string, Colour>();
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colour = (css: string): Colour => {
    const known = colours.get(css);
    if (known || !pen) return known ?? [0, 0, 0, 1];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opaque = 0] = pen.getImageData(0, 0, 1, 1).data;
    const read: Colour = [red, green, blue, opaque / 255];
    colours.set(css, read);
    return read;
  };
  const over = (top: Colour, under: Colour): Colour => {
    const mix = (i: 0 | 1 | 2) => top[i] * top[3] + under[i] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  /** WCAG 2.1, relative luminance. */
  const light = (of: Colour) => {
    const [red = 0, green = 0, blue = 0] = of.slice(0, 3).map((each) => {
      const part = each / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isPicture = (each: Element) =>
    /^(img|canvas|svg|picture)$/i.test(each.tagName) && getComputedStyle(each).position === 'absolute';
  Object.assign(window.pageTools, {
    colour,
    over,
    contrast(a: Colour, b: Colour) {
      const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    },
    behind(each: Element) {
      const layers: Colour[] = [];
      for (let at: Element | null = each; at; at = at.parentElement) {
        // A torn sheet is painted by a pseudo-element that fills its element.
        const sheet = getComputedStyle(at, '::before');
        const paper = colour(sheet.backgroundColor);
        const isFilling = [sheet.top, sheet.right, sheet.bottom, sheet.left].every((inset) => inset === '0px');
        if (sheet.content !== 'none' && isFilling && paper[3] === 1)
          return [...layers, paper].reduceRight((under, top) => over(top, under));
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        const layer = colour(backgroundColor);
        if (layer[3] > 0) layers.push(layer);
        if (layer[3] === 1) return layers.reduceRight((under, top) => over(top, under));
        if (backgroundImage !== 'none' || at.id === 'hud' || [...at.children].some(isPicture)) return null;
      }
      return null;
    },
  });
}
