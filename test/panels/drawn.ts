/** Test kit: draws panels with keys instead of texts, in a stubbed browser, with an app that records its calls. */
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

/** Returns the key with the values that are filled in, instead of a text, so that golden files do not depend on wording. */
export function keyed(key: string, values: object = {}): string {
  const filled = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return filled.length > 0 ? `${key}(${filled.join(', ')})` : key;
}

/** Replaces the texts of `src/i18n`: each text is its key, and all chapters are open. */
export function keyedTexts(texts: object): object {
  return {
    ...texts,
    t: keyed,
    contentText: (group: string, id: string, values?: object) => keyed(`${group}.${id}`, values),
    contentTextOr: (group: string, id: string, otherwise: string, values?: object) =>
      keyed(`${group}.${id} or ${otherwise}`, values),
    pageText: (scenario: string, part: string) => `story.scenario.${scenario}.${part}`,
    openChapter: async () => {},
    openModes: async () => {},
    language: () => 'en',
  };
}

const SHOWN =
  /^(data-|aria-|role$|type$|name$|href$|min$|max$|rows$|maxlength$|tabindex$|hidden$|lang$|title$|style$|d$|x\d?$|y\d?$|width$|height$|points$|transform$)/;

/** Whether the element, or a group of fields around it, is disabled. jsdom takes many times as long for `:disabled`. */
export function isDisabled(element: Element): boolean {
  if (!('disabled' in element)) return false;
  if (element.disabled === true) return true;
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLFieldSetElement && around.disabled) return true;
  return false;
}

/** Returns the name, classes and shown attributes of an element. */
function tagOf(element: Element): string {
  const classes = [...element.classList].map((each) => `.${each}`).join('');
  const attributes = [...element.attributes]
    .filter(({ name }) => SHOWN.test(name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${value}`))
    .sort();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.value !== '') attributes.push(`=${element.value}`);
    if (element instanceof HTMLInputElement && element.checked) attributes.push('checked');
  }
  if (element instanceof HTMLSelectElement) attributes.push(`=${element.value}`);
  if (isDisabled(element)) attributes.push('disabled');
  if (element instanceof HTMLElement && element.inert) attributes.push('inert');
  if (element === document.activeElement) attributes.push('focus');
  return `${element.localName}${classes}${attributes.map((each) => ` [${each}]`).join('')}`;
}

/** Returns one line for each element and text, indented by depth. */
export function linesOf(root: Element, depth = 0): string[] {
  return [...root.childNodes].flatMap((node) => {
    const indent = '  '.repeat(depth);
    if (node instanceof Element) return [indent + tagOf(node), ...linesOf(node, depth + 1)];
    const text = node.textContent?.trim();
    return text ? [`${indent}"${text}"`] : [];
  });
}

/** Something that can be drawn repeatedly. */
export interface Drawing {
  /** @returns a function that removes it */
  mount(root: HTMLElement): () => void;
  /** The calls that the app has received. */
  readonly asked: string[];
}

/** After so many turns without a change, all requests are answered and drawn. */
const STILL = 4;
/** The last turn waits for panels that load late, the one before for the task in which jsdom tells that a part was unfolded. */
function oneTurn(nth: number, root: Element): Promise<unknown> {
  if (nth === STILL - 1) return vi.dynamicImportSettled();
  const isLater = nth === STILL - 2 && root.querySelector('details') !== null;
  return new Promise((done) => void (isLater ? setTimeout(done) : setImmediate(done)));
}

/** Counts the changes of an element and of all that is in it; this is much cheaper than to compare its HTML. */
export class Changes {
  private count = 0;
  private readonly observer = new MutationObserver(({ length }) => void this.add(length));

  constructor(root: Element) {
    this.observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  private add(more: number): void {
    this.count += more;
  }

  /** Returns how many changes there were since the last call. */
  take(): number {
    const taken = this.count + this.observer.takeRecords().length;
    this.count = 0;
    return taken;
  }

  end(): void {
    this.observer.disconnect();
  }
}

export async function settle(root: Element): Promise<void> {
  const changes = new Changes(root);
  let isFirst = true;
  for (let still = 0; still < STILL; still += 1) {
    await act(async () => void (await oneTurn(still, root)));
    if (changes.take() > 0 || isFirst) still = 0;
    isFirst = false;
  }
  changes.end();
}

/** What is drawn now. */
export interface Drawn {
  readonly root: HTMLElement;
  readonly asked: readonly string[];
  /** Removes it. */
  leave(): void;
}

export async function drawn(draw: () => Drawing): Promise<Drawn> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const { mount, asked } = draw();
  let leave = () => {};
  await act(async () => {
    leave = mount(root);
  });
  await settle(root);
  return { root, asked, leave };
}

const PRESSABLE: readonly string[] = ['button', 'input', 'select', 'textarea', 'summary', 'form'];

const isPressable = (element: Element): boolean =>
  PRESSABLE.includes(element.localName) ||
  element.getAttribute('role') === 'button' ||
  element.getAttribute('tabindex') === '0' ||
  (element.localName === 'a' && element.hasAttribute('href'));

/** Returns the usable elements in the order of the document. jsdom takes several times as long for the same by a selector. */
export function pressableIn(root: Element): Element[] {
  const found: Element[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Element && isPressable(currentNode)) found.push(currentNode);
  }
  return found;
}

/** Operates an element: clicks it, or changes its value. */
export function use(element: Element): void {
  if (element instanceof HTMLFormElement) {
    element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  } else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) element.click();
  else if (element instanceof HTMLInputElement && element.type === 'range') {
    element.value = element.max;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element instanceof HTMLInputElement && element.type === 'file') return;
    element.value = 'Žofie';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (element instanceof HTMLSelectElement) {
    element.selectedIndex = element.options.length - 1;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (element instanceof HTMLElement) element.click();
}

/** Of elements that look alike, such as the items of a shop, only the first and the last are used. */
const ALIKE = /data-action=[^\]]*|type=[^\]]*/g;
export function usedOf(elements: readonly Element[]): Set<number> {
  const kinds = elements.map((element) => [element.localName, element.className, tagOf(element).match(ALIKE)].join());
  return new Set(
    kinds.flatMap((kind, index) => (kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index ? [index] : [])),
  );
}

/** Returns an object that has the given properties and records the calls of all other methods. */
export function noting<T extends object>(has: Partial<T>, asked: string[]): T {
  const noted = new Map<string, unknown>();
  return new Proxy(has, {
    get(target, name) {
      // `then` stays undefined, so that the object can be awaited.
      if (name in target || typeof name === 'symbol' || name === 'then') return Reflect.get(target, name);
      const known = noted.get(name) ?? ((...given: unknown[]) => void asked.push(`${name} ${spell(given)}`));
      noted.set(name, known);
      return known;
    },
  }) as T;
}

function spell(given: readonly unknown[]): string {
  return given
    .map((each) => (each === PAPER ? 'ctx' : typeof each === 'function' ? 'function' : JSON.stringify(each)))
    .join(', ');
}

/** A canvas context on which nothing is drawn. */
const PAPER = new Proxy({}, { get: () => () => {}, set: () => true });

/** Stubs what jsdom lacks: element sizes (40 x 30 px), canvases, a mouse, a clipboard that accepts everything, and links. */
export function stubBrowser(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly changed: () => void) {}
      observe() {
        this.changed();
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: fine)',
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('devicePixelRatio', 2);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(PAPER as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(40);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(30);
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => {};
  // jsdom has no other pages to which a link could lead, and prints that.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}
