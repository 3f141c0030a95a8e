/** Test kit: empties the page after each file that shares it with others: panels, listeners, attributes, storage. */
import { render } from 'preact';
import { afterAll } from 'vitest';

type Listening = Parameters<Window['addEventListener']>;

const targets = [window, document, document.documentElement, document.body].map((target) => ({
  target,
  natural: target.addEventListener,
}));
const added: { target: EventTarget; listening: Listening }[] = [];

for (const { target, natural } of targets) {
  target.addEventListener = (...listening: Listening) => {
    added.push({ target, listening });
    natural.apply(target, listening);
  };
}

afterAll(() => {
  for (const child of document.body.children) render(null, child);
  for (const { target, listening } of added) target.removeEventListener(...listening);
  for (const { target, natural } of targets) target.addEventListener = natural;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
});
