/** Test kit: a player who only knows the page's accessibility tree: presses things by role and name, and hears the live regions. */
import type { Visit } from './browser';

interface Heard {
  readonly heard: string[];
}

/** The roles of the tree that can be pressed or filled in. */
type Role = 'button' | 'textbox' | 'checkbox' | 'radio' | 'link';

export interface Listener extends Visit {
  /** Returns the names of all enabled elements of this role in the order of the tree, without those hidden from screen readers. */
  names(role: Role): Promise<string[]>;
  /**
   * Presses an element as a screen reader does: the last one with exactly this name, or the first one that matches the expression.
   * @throws Error if the tree has none
   */
  press(name: string | RegExp, role?: Role): Promise<void>;
  /** Writes into the first text field whose name matches. */
  write(name: RegExp, words: string): Promise<void>;
  /** Returns what the live regions have announced so far. */
  heard(): Promise<readonly string[]>;
}

/** How often a name is looked for. */
const TRIES = 150;
/** The time between two tries, in ms. */
const WAIT = 100;

/** Runs in the page: collects every text that appears in a live region in `window.heard`. */
const listen = () => {
  const heard: string[] = [];
  Object.defineProperty(window, 'heard', { value: heard });
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element?.closest(live)) continue;
      const words = type === 'characterData' ? [target.textContent] : [...addedNodes].map((node) => node.textContent);
      heard.push(...words.flatMap((each) => each?.trim() || []));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

export async function listenerOf(visited: Visit): Promise<Listener> {
  const { page, cdp } = visited;
  await page.addInitScript(listen);
  await cdp.send('Accessibility.enable');

  const nodesOf = async (role: Role) => {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    return nodes.flatMap(({ ignored, role: its, name, backendDOMNodeId: id, properties = [] }) => {
      const isOff = properties.some((each) => each.name === 'disabled' && each.value.value === true);
      return ignored || isOff || its?.value !== role || id === undefined
        ? []
        : [{ name: String(name?.value ?? ''), id }];
    });
  };
  const find = async (name: string | RegExp, role: Role): Promise<number> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const nodes = await nodesOf(role);
      // If several elements have the name, the last one is in the list of all moves, where a press sends the command.
      const found =
        typeof name === 'string'
          ? nodes.findLast((each) => each.name === name)
          : nodes.find((each) => name.test(each.name));
      if (found) return found.id;
      await page.waitForTimeout(WAIT);
    }
    const names = (await nodesOf(role)).map((each) => each.name).join(' | ');
    throw new Error(`no ${role} has the name ${name}, only: ${names}`);
  };
  const call = async (id: number, body: string): Promise<void> => {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: id });
    const { objectId } = object;
    if (objectId) await cdp.send('Runtime.callFunctionOn', { objectId, functionDeclaration: body });
  };
  return {
    ...visited,
    names: async (role) => (await nodesOf(role)).map(({ name }) => name),
    press: async (name, role = 'button') => call(await find(name, role), 'function () { this.focus(); this.click(); }'),
    write: async (name, words) => {
      await call(await find(name, 'textbox'), 'function () { this.focus(); this.select(); }');
      await cdp.send('Input.insertText', { text: words });
    },
    heard: () => page.evaluate(() => (window as unknown as Heard).heard),
  };
}

/** Waits until more than `before` texts have been heard, and returns the new ones. */
export async function hearsMore({ page, heard }: Listener, before: number): Promise<readonly string[]> {
  await page.waitForFunction((n) => (window as unknown as Heard).heard.length > n, before);
  return (await heard()).slice(before);
}
