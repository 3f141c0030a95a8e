/** A new page is spoken by its heading: what had the focus is gone with the page of before. */
import { useEffect, useRef } from 'preact/hooks';
import { announce } from './announcer';

const HEADING = '#panels .asked h1, #panels .asked h2, #panels h1';

/** @param page speaks the first heading of the pages each time that it changes, but not at the start */
export function useSpokenPage(page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const { body } = document;
    const speak = (): boolean => {
      const heading = body.querySelector(HEADING);
      if (heading) announce([heading.textContent?.trim() ?? '']);
      return heading !== null;
    };
    if (speak()) return;
    // A page whose code is still being fetched has no heading yet.
    const watcher = new MutationObserver(() => {
      if (speak()) watcher.disconnect();
    });
    watcher.observe(body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [page]);
}
