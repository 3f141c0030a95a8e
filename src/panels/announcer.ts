/** Makes screen readers speak, with one live region for the page. An open sheet makes other content inert, but not this region. */
import { useEffect, useRef } from 'preact/hooks';

const ID = 'announcer';

/** The minimum time in ms for which a sentence stays in the region, so that a screen reader can read the sentence. */
const STAY = 2000;

/** The time at which each sentence was added, in ms of `performance.now()`. */
const since = new WeakMap<Element, number>();

function region(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const made = document.createElement('div');
  made.id = ID;
  made.className = 'said';
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}

/** Speaks sentences once. Each call adds an element: if equal text only replaced the old text, screen readers would stay silent. */
export function announce(sentences: readonly string[]): void {
  const words = sentences.filter((each) => each !== '').join(' ');
  if (words === '') return;
  const now = performance.now();
  const place = region();
  for (const old of [...place.children]) if (now - (since.get(old) ?? 0) > STAY) old.remove();
  const line = document.createElement('p');
  line.textContent = words;
  since.set(line, now);
  place.append(line);
}

/** Speaks words when they first appear and whenever they change; null is not spoken. */
export function useAnnouncement(words: string | null): void {
  useEffect(() => {
    if (words !== null) announce([words]);
  }, [words]);
}

/** Speaks the text of an element when the element is mounted. @returns the ref that the element must have */
export function useAnnouncedText<E extends HTMLElement>() {
  const place = useRef<E>(null);
  useEffect(() => announce([textOf(place.current)]), []);
  return place;
}

/** The text of an element without its buttons, with spaces between the parts of the text. */
function textOf(element: Element | null): string {
  if (!element) return '';
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('button')) words.push(node.textContent?.trim() ?? '');
  return words.filter((each) => each !== '').join(' ');
}
