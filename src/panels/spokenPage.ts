/** A new page is spoken by its heading: what had the focus is gone with the page of before. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from './announcer';

/** Milliseconds after which a page that is fetched is looked for again, and how often. */
const WAIT = 100;
const TRIES = 20;

/** @param page speaks the first heading of the pages each time that it changes, but not at the start */
export function useSpokenPage(page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = (tries: number) => {
      const heading = document.querySelector('#panels .asked h1, #panels .asked h2, #panels h1');
      if (heading) announce([heading.textContent?.trim() ?? '']);
      else if (tries > 0) timer = setTimeout(() => speak(tries - 1), WAIT);
    };
    speak(TRIES);
    return () => clearTimeout(timer);
  }, [page]);
}
