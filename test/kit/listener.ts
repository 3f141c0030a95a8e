/** A player who knows the page by its accessibility tree alone: presses what has a role and a name there, and hears its live regions. */
import type { Visit } from './browser';

interface Heard {
  readonly heard: string[];
}

/** What of the tree can be pressed or filled in. */
type Role = 'button' | 'textbox' | 'checkbox' | 'radio' | 'link';

/** Names of a role in the order of the tree; a name that another rule of the page hides from it is not there. */
export interface Listener extends Visit {
  /** Names of everything of this role, in the order in which they are read. */
  names(role: Role): Promise<string[]>;
  /** Presses the first of this name as a screen reader does. @throws Error if the tree has none */
  press(name: string | RegExp, role?: Role): Promise<void>;
  /** Writes into the first field of this name. */
  write(name: RegExp, words: string): Promise<void>;
  /** What the live regions have said so far. */
  heard(): Promise<readonly string[]>;
}

/** Waits this often for a name, and so many ms in between. */
const TRIES = 150;
const WAIT = 100;

/** Every text that comes into a live region, in the order of time. It looks at regions and at nothing else. */
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
      // Of two with the same name the last one is in the list of all moves, where a press decides.
      const found =
        typeof name === 'string'
          ? nodes.findLast((each) => each.name === name)
          : nodes.find((each) => name.test(each.name));
      if (found) return found.id;
      await page.waitForTimeout(WAIT);
    }
    const names = (await nodesOf(role)).map((each) => each.name).join(' | ');
    throw new Error(`no ${role} is called ${name}: ${names}`);
  };
  const call = async (id: number, deed: string): Promise<void> => {
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: id });
    const { objectId } = object;
    if (objectId) await cdp.send('Runtime.callFunctionOn', { objectId, functionDeclaration: deed });
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

/** Resolves when more has been heard than before. @returns what is new */
export async function hearsMore({ page, heard }: Listener, before: number): Promise<readonly string[]> {
  await page.waitForFunction((n) => (window as unknown as Heard).heard.length > n, before);
  return (await heard()).slice(before);
}
