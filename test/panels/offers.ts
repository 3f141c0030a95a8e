/** Test kit: lists what a panel offers: each button and field, its state, and what using it requests from the app. */
import { act } from 'preact/test-utils';
import { Changes, type Drawing, type Drawn, drawn, isDisabled, pressableIn, settle, use, usedOf } from './drawn';

/** How many newly offered labels a line names at most. */
const MAX_NAMED = 6;

/** Returns the texts in an element without the empty ones. */
function wordsOf(element: Element): string {
  const texts = [...element.childNodes].map((node) =>
    node instanceof Element ? wordsOf(node) : (node.textContent ?? '').trim(),
  );
  return texts.filter((text) => text !== '').join(' ');
}

/** Returns the data attributes of an element, otherwise its name, language or label; null if it has none of these. */
function labelOf(element: Element): string | null {
  const data = element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-'))
    .sort();
  const carried = data
    .filter((name) => name !== 'data-term' || data.length === 1)
    .map((name) => element.getAttribute(name));
  if (carried.length > 0) return carried.join(' ').trim();
  const name = element.getAttribute('name');
  const isOneOfMany = element instanceof HTMLInputElement && element.type === 'radio' && element.value !== 'on';
  if (name !== null) return isOneOfMany ? `${name} ${element.value}` : name;
  return element.getAttribute('lang') ?? element.getAttribute('aria-label')?.trim() ?? null;
}

function stateOf(element: Element): string {
  const is = (attribute: string) => element.getAttribute(attribute) === 'true';
  const states = [
    isDisabled(element) || is('aria-disabled') ? 'disabled' : null,
    is('aria-pressed') ? 'pressed' : null,
    is('aria-selected') ? 'selected' : null,
    is('aria-expanded') ? 'open' : null,
    element instanceof HTMLInputElement && element.checked ? 'checked' : null,
    element instanceof HTMLSelectElement ? `= ${element.value}` : null,
  ].filter((each) => each !== null);
  return states.length > 0 ? ` (${states.join(', ')})` : '';
}

/** Returns the label and state of each usable element, and how many elements share them. */
function offered(elements: readonly Element[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const element of elements) {
    const label = labelOf(element);
    const offer = label === null ? null : label + stateOf(element);
    if (offer !== null) found.set(offer, (found.get(offer) ?? 0) + 1);
  }
  return found;
}

/** Describes what is offered now and was not before; returns null if there is nothing new. */
function news(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): string | null {
  const added = [...now]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([offer, times]) => {
      const more = times - (before.get(offer) ?? 0);
      return more > 0 ? [more > 1 ? `${offer} x${more}` : offer] : [];
    });
  if (added.length === 0) return null;
  const others = added.length > MAX_NAMED ? ` and ${added.length - MAX_NAMED} others` : '';
  return `offers ${added.slice(0, MAX_NAMED).join(', ')}${others}`;
}

/** Returns the calls of the app without those that paint on a canvas. */
const asksOf = (asked: readonly string[]): string[] =>
  asked.filter((each) => !/\bctx\b/.test(each)).map((each) => each.trim());

/** The values of the elements and which has the focus: what the changes of the document do not show. */
function valuesOf(elements: readonly Element[]): string {
  const focus = document.activeElement;
  const values = elements.map((element) => {
    const { value, checked } = element as Partial<HTMLInputElement>;
    return `${value} ${checked}${element === focus ? ' focus' : ''}`;
  });
  return values.join('\n');
}

/**
 * Uses each button and field, and Escape. Of many similar elements it uses the first and the last. After a change of the panel it draws
 * the panel anew.
 * @returns a line for each: `label (state): calls of the app; newly offered labels`
 */
export async function offersOf(draw: () => Drawing): Promise<string[]> {
  const first = await drawn(draw);
  const used = usedOf(pressableIn(first.root));
  const had = first.asked.length;
  await act(async () => {
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  const onEscape = asksOf(first.asked.slice(had)).map((ask) => `Escape: ${ask}`);
  first.leave();
  const lines: string[] = [];
  let drawing: Drawn | null = null;
  for (const index of used) {
    drawing ??= await drawn(draw);
    const { root, asked } = drawing;
    const elements = pressableIn(root);
    const element = elements[index];
    if (!element) throw new Error(`there is no usable element ${index} in the new drawing`);
    const name = (labelOf(element) ?? (wordsOf(element).slice(0, 60) || element.localName)) + stateOf(element);
    const [before, values, asks] = [offered(elements), valuesOf(elements), asked.length];
    const changes = new Changes(root);
    await act(async () => use(element));
    await settle(root);
    const isChanged = changes.take() > 0;
    changes.end();
    const elementsNow = pressableIn(root);
    const then = isChanged || valuesOf(elementsNow) !== values ? news(before, offered(elementsNow)) : null;
    const answers = [...asksOf(asked.slice(asks)), ...(then === null ? [] : [then])];
    lines.push(`${name}: ${answers.join('; ') || 'nothing'}`);
    // What asks for something changes nothing else, unless the panel changed; what asks for nothing may change what is not seen.
    if (answers.length > 0 && !isChanged && valuesOf(elementsNow) === values) continue;
    drawing.leave();
    drawing = null;
  }
  drawing?.leave();
  return [...lines, ...onEscape];
}
