/** Test kit: empties the page after each file that shares it with others: panels, listeners, attributes, storage. */
import { render } from 'preact';
import { afterAll } from 'vitest';

type Listening = Parameters<Window['addEventListener']>;

const LISTENERS = Symbol.for('listeners of the shared page');
type Target = (Window | Document | HTMLElement) & { [LISTENERS]?: Listening[] };
const targets: readonly Target[] = [window, document, document.documentElement, document.body];

/** Keeps a list of the target's listeners from now on. The list outlives the file, as effects may add listeners after its end. */
function recordListeners(target: Target): void {
  if (target[LISTENERS]) return;
  const listeners: Listening[] = [];
  const natural = target.addEventListener;
  target[LISTENERS] = listeners;
  target.addEventListener = (...listening: Listening) => {
    listeners.push(listening);
    natural.apply(target, listening);
  };
}

function removeListeners(): void {
  for (const target of targets) {
    for (const listening of target[LISTENERS]?.splice(0) ?? []) target.removeEventListener(...listening);
  }
}

for (const target of targets) recordListeners(target);
removeListeners();

afterAll(() => {
  for (const child of document.body.children) render(null, child);
  removeListeners();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
});
