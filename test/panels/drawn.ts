/** Panels as text: what stands on them, and what each of their buttons and fields asks of the app. Texts are named by their keys. */
import { act } from 'preact/test-utils';
import { vi } from 'vitest';

/** A text by its key and what is filled in, in place of a language's words: goldens stand when a sentence is said better. */
export function keyed(key: string, values: object = {}): string {
  const filled = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return filled.length > 0 ? `${key}(${filled.join(', ')})` : key;
}

/** Stands in for the texts of `src/i18n`: each says its key, and all chapters are open. */
export function keyedTexts(texts: object): object {
  return {
    ...texts,
    t: keyed,
    named: (group: string, id: string, values?: object) => keyed(`${group}.${id}`, values),
    namedOr: (group: string, id: string, otherwise: string, values?: object) =>
      keyed(`${group}.${id} or ${otherwise}`, values),
    pageText: (scenario: string, part: string) => `story.scenario.${scenario}.${part}`,
    openChapter: async () => {},
    openModes: async () => {},
    language: () => 'en',
  };
}

const SHOWN =
  /^(data-|aria-|role$|type$|name$|href$|min$|max$|rows$|maxlength$|tabindex$|hidden$|lang$|title$|style$|d$|x\d?$|y\d?$|width$|height$|points$|transform$)/;

/** What an element is, apart from what is in it. */
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
  if (element.matches(':disabled')) attributes.push('disabled');
  if (element instanceof HTMLElement && element.inert) attributes.push('inert');
  if (element === document.activeElement) attributes.push('focus');
  return `${element.localName}${classes}${attributes.map((each) => ` [${each}]`).join('')}`;
}

/** A line for each element and text, further in for what is inside. */
export function linesOf(root: Element, depth = 0): string[] {
  return [...root.childNodes].flatMap((node) => {
    const indent = '  '.repeat(depth);
    if (node instanceof Element) return [indent + tagOf(node), ...linesOf(node, depth + 1)];
    const text = node.textContent?.trim();
    return text ? [`${indent}"${text}"`] : [];
  });
}

/** What is shown after and was not before, and the other way round. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of before) left.set(line, (left.get(line) ?? 0) + 1);
  const come = after.filter((line) => {
    const times = left.get(line) ?? 0;
    if (times > 0) left.set(line, times - 1);
    return times === 0;
  });
  const gone = [...left].flatMap(([line, times]) => Array<string>(times).fill(line));
  return [...gone.map((line) => `- ${line.trim()}`), ...come.map((line) => `+ ${line.trim()}`)];
}

/** Something to be drawn, afresh each time. */
export interface Drawing {
  /** @returns what takes it away */
  mount(root: HTMLElement): () => void;
  /** What the app has been asked for. */
  readonly asked: string[];
}

/** Turns in which nothing has changed: what was asked for has been answered, and drawn. */
const STILL = 4;

async function settle(root: Element): Promise<void> {
  let stood = '';
  for (let still = 0; still < STILL; still += 1) {
    await act(async () => void (await new Promise((done) => setTimeout(done))));
    if (root.innerHTML !== stood) still = 0;
    stood = root.innerHTML;
  }
}

async function drawn(draw: () => Drawing): Promise<{ root: HTMLElement; asked: string[]; leave(): void }> {
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

const PRESSABLE = 'button, input, select, textarea, summary, form, [role=button], [tabindex="0"], a[href]';

/** Does what can be done with an element. */
function use(element: Element): void {
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

const KEYS = ['Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End', ' '] as const;

/** Of many that look alike, such as the wares of a shop, the first and the last are used. */
const ALIKE = /data-action=[^\]]*|type=[^\]]*/g;
function chosen(elements: readonly Element[]): Set<number> {
  const kinds = elements.map((element) => [element.localName, element.className, tagOf(element).match(ALIKE)].join());
  return new Set(
    kinds.flatMap((kind, index) => (kinds.indexOf(kind) === index || kinds.lastIndexOf(kind) === index ? [index] : [])),
  );
}

/** A drawing, then its buttons and fields, each on a drawing of its own, and some keys: what that asks for and changes. */
export async function story(title: string, draw: () => Drawing): Promise<string> {
  const told = [`# ${title}`];
  const pressable = (root: HTMLElement) => [...root.querySelectorAll(PRESSABLE)];
  const tell = async ({ root, asked }: { root: HTMLElement; asked: string[] }, use: () => string) => {
    const had = asked.length;
    const stood = linesOf(root);
    let name = '';
    await act(async () => {
      name = use();
    });
    await settle(root);
    const news = [...asked.slice(had).map((each) => `asks ${each}`), ...changes(stood, linesOf(root))];
    if (news.length > 0) told.push(`> ${name}`, ...news.map((each) => `    ${each}`));
  };
  const first = await drawn(draw);
  told.push(...linesOf(first.root), ...first.asked.map((each) => `asks ${each}`));
  const used = chosen(pressable(first.root));
  for (const key of KEYS)
    await tell(first, () => {
      const at = document.activeElement ?? document.body;
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return `the key ${key === ' ' ? 'Space' : key}`;
    });
  first.leave();
  for (const index of used) {
    const fresh = await drawn(draw);
    await tell(fresh, () => {
      const element = pressable(fresh.root)[index];
      if (!element) throw new Error(`${title}: there is no ${index}th thing to press any more`);
      const name = tagOf(element);
      use(element);
      return name;
    });
    fresh.leave();
  }
  return `${told.join('\n')}\n`;
}

/** What is asked of an object: every method that it has not is there, and is noted with what it was given. */
export function noting<T extends object>(has: Partial<T>, asked: string[]): T {
  const noted = new Map<string, unknown>();
  return new Proxy(has, {
    get(target, name) {
      // What is waited for is no promise itself.
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

/** What pictures are painted on: nothing comes of it. */
const PAPER = { scale: () => {} };

/** What a page has of a browser, and jsdom has not: boxes of 40 x 30 px, canvases, a mouse, a clipboard that takes everything. */
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
}
